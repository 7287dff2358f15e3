import { team } from 'web/compiled/team.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './team-grid.module.css'

export function TeamGrid() {
  return (
    <section className={styles.team}>
      <div className={styles.inner}>
        <SectionHeading title="The people you meet" />
        <ul className={styles.people}>
          {team.map(({ image, name, possition }) => (
            <li key={name}>
              <div className={styles.portrait}>
                <Picture name={image} />
              </div>
              <h3>{name}</h3>
              <p>{possition}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
