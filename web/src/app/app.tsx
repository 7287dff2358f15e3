import { Route, Switch } from 'wouter'
import { Shell } from '../layout/shell.tsx'
import { pages } from '../pages/index.ts'
import { routes } from '../routes.ts'

export function App() {
  const NotFound = pages['not-found']
  return (
    <Shell>
      <Switch>
        {routes.map(({ id, path }) => (
          <Route key={id} path={path} component={pages[id]} />
        ))}
        <Route component={NotFound} />
      </Switch>
    </Shell>
  )
}
