import { aboutUs, invitation } from 'web/compiled/about.ts'
import { Link } from 'wouter'
import { PictureHeader } from '../../components/page-header/picture-header.tsx'
import styles from './about-page.module.css'
import { Manners } from './manners.tsx'
import { PicturesOnTheWay } from './pictures-on-the-way.tsx'
import { TeamGrid } from './team-grid.tsx'

export function Page() {
  return (
    <>
      <PictureHeader title="About Us" trail={[{ label: 'About Us' }]} picture="about-road">
        {aboutUs}
      </PictureHeader>
      <Manners />
      <TeamGrid />
      <PicturesOnTheWay />
      <section className={styles.last}>
        <h2>{invitation.title}</h2>
        <p>{invitation.text}</p>
        <Link href="/contact" className="button">
          Write to us
        </Link>
      </section>
    </>
  )
}
