import { Link } from 'wouter'
import { PictureHeader } from '../../components/picture-header.tsx'
import styles from './about-page.module.css'
import { Manners } from './manners.tsx'
import { PicturesOnTheWay } from './pictures-on-the-way.tsx'
import { TeamGrid } from './team-grid.tsx'

export function Page() {
  return (
    <>
      <PictureHeader title="About Us" trail={[{ label: 'About Us' }]} picture="about-road">
        A small operator in Karnal, on the plains, with its mind on the passes. We lead motorbike
        and SUV journeys in Ladakh, and a few beyond it.
      </PictureHeader>
      <Manners />
      <TeamGrid />
      <PicturesOnTheWay />
      <section className={styles.last}>
        <h2>Ask before you plan</h2>
        <p>
          Roads open late, rules change and flights sell out. Write before you pay for anything, and
          we will tell you what we know and what we do not.
        </p>
        <Link href="/contact" className="button">
          Write to us
        </Link>
      </section>
    </>
  )
}
