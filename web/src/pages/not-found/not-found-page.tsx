import { Link } from 'wouter'
import { Poster } from '../../components/poster/poster.tsx'

/** Hosting serves this HTML at every unknown address, so the page must not depend on its address. */
export function Page() {
  return (
    <Poster picture="hanle-night" title="Page Not Found?">
      <p>A long road, and nothing at its end. It happens in the mountains too: turn round.</p>
      <Link href="/" className="button">
        Back to Home
      </Link>
    </Poster>
  )
}
