import { Hero } from './hero.tsx'

export function Page() {
  return <Hero />
}
