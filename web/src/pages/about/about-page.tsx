import { aboutUs, invitation, manners } from 'content/compiled/about.ts'
import { team } from 'content/compiled/team.ts'
import { Link } from 'wouter'
import { PictureHeader } from '../../components/page-header/picture-header.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './about-page.module.css'
import { PicturesOnTheWay } from './pictures-on-the-way.tsx'

export function Page() {
  return (
    <>
      <PictureHeader title="About Us" picture="about-road">
        {aboutUs}
      </PictureHeader>
      <Manners />
      <Team />
      <PicturesOnTheWay />
      <section className={`stack page ${styles.invitation}`}>
        <h2>{invitation.title}</h2>
        <p>{invitation.text}</p>
        <Link href="/contact" className="button">
          Write to us
        </Link>
      </section>
    </>
  )
}

function Manners() {
  return (
    <section className={`page columns ${styles.manners}`}>
      <h2>How we go about it</h2>
      <ul className={`cards ${styles.list}`}>
        {manners.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Team() {
  return (
    <section className="band">
      <div className="page parts">
        <SectionHeading title="The people you meet" />
        <ul className={`cards ${styles.people}`}>
          {team.map(({ image, name, possition }) => (
            <li key={name}>
              <div className={`frame ${styles.portrait}`}>
                <Picture name={image} />
              </div>
              <h3>{name}</h3>
              <p className="muted">{possition}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
