import { Link } from 'wouter'
import { tourPath } from '../../routes.ts'
import type { Compared } from './compare.ts'
import { figures } from './figures.ts'
import { Profiles } from './profiles.tsx'
import styles from './which-ride-page.module.css'

/** One or two tours: their profiles in one drawing, and their figures side by side. */
export function TourPair({ first, second }: { first: Compared; second: Compared | undefined }) {
  const shown = second ? [first, second] : [first]
  return (
    <figure className={styles.pair}>
      <Profiles shown={first} other={second} />
      <table>
        <thead>
          <tr>
            <td />
            {shown.map(({ id, title }, index) => (
              <th key={id} scope="col" data-line={index}>
                <Link href={tourPath(id)}>{title}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, figureOf }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map((tour) => (
                <td key={tour.id}>
                  <span data-ltr="">{figureOf(tour)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!second && <p>Choose a second tour in the list below.</p>}
    </figure>
  )
}
