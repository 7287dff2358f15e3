import type { PageProps } from '../index.ts'

export function Page(_: PageProps) {
  return <h1>notification</h1>
}
