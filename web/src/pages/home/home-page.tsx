import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopDestinations } from './top-destinations.tsx'
import { TourPackages } from './tour-packages.tsx'
import { TravelBlogs } from './travel-blogs.tsx'

/** The sections in the specification's order (2.3). */
export function Page() {
  return (
    <div className={styles.home}>
      <Hero />
      <About />
      <TopDestinations />
      <TourPackages />
      <Testimonials />
      <TravelBlogs />
      <Questions />
    </div>
  )
}
