import { faqs } from 'content/compiled/faqs.ts'
import { PRICES_BEFORE_GST } from 'content/control-labels.ts'
import { posts } from 'content/posts.ts'
import { tours } from 'content/tours.ts'
import { Link } from 'wouter'
import { Accordion } from '../../components/accordion/accordion.tsx'
import { PostTeaser } from '../../components/card/post-teaser.tsx'
import { TourCard } from '../../components/card/tour-card.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import { BelowFirstScreen } from '../../loading/below-first-screen.tsx'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Testimonials } from './testimonials.tsx'
import { TopDestinations } from './top-destinations.tsx'

/** The sections are in the order of spec 2.3. */
export function Page() {
  return (
    <div className={styles.home}>
      <Hero />
      <BelowFirstScreen />
      <About />
      <TopDestinations />
      <TourPackages />
      <Testimonials />
      <TravelBlogs />
      <Questions />
    </div>
  )
}

function TourPackages() {
  return (
    <section id="packages" className="page parts">
      <SectionHeading title="Tour Packages">{PRICES_BEFORE_GST}</SectionHeading>
      <ul className="cards">
        {tours.slice(0, 8).map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
      <p className={`wrap ${styles.more}`}>
        <Link href="/grid-right-sidebar" className="button">
          See More Tours
        </Link>
        <Link href="/which-ride-is-mine">Which ride is mine?</Link>
      </p>
    </section>
  )
}

function TravelBlogs() {
  return (
    <section className="page parts">
      <SectionHeading title="Travel Blogs" />
      <ul className={`cards ${styles.posts}`}>
        {posts.slice(0, 3).map((post) => (
          <li key={post.id}>
            <PostTeaser post={post} href="/blog-detail" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions() {
  return (
    <div className="band">
      <section className={`page columns ${styles.questions}`}>
        <SectionHeading title="Frequently Asked Questions" />
        <Accordion items={faqs} />
      </section>
    </div>
  )
}
