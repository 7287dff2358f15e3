import { Link } from 'wouter'
import { Poster } from '../../components/poster.tsx'

/** Hosting answers with it for every address that leads nowhere, so it knows nothing of the address. */
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
