import { Shell } from '../layout/shell.tsx'
import { Screen } from './screen.tsx'

export function App() {
  return (
    <Shell>
      <Screen />
    </Shell>
  )
}
