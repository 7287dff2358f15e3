import { Link } from 'wouter'
import { tourPath } from '../../routes.ts'
import type { Compared } from './compare.ts'
import { comparedFiguresOf } from './figures.ts'
import { Profiles } from './profiles.tsx'
import styles from './which-ride-page.module.css'

/** One or two tours: their profiles in one drawing, and their figures side by side. */
export function TourPair({ shown }: { shown: readonly Compared[] }) {
  const columns = shown.map(comparedFiguresOf)
  return (
    <figure className={styles.pair}>
      <Profiles shown={shown[0]!} other={shown[1]} />
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
          {columns[0]!.map(({ name }, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map((figures, index) => (
                <td key={shown[index]!.id} data-ltr="">
                  {figures[row]!.figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 1 && <p>Choose a second tour in the list below.</p>}
    </figure>
  )
}
