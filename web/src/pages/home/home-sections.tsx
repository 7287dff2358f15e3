import { About } from './about.tsx'
import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopDestinations } from './top-destinations.tsx'
import { TourPackages } from './tour-packages.tsx'
import { TravelBlogs } from './travel-blogs.tsx'

/** The sections below the first screen, in the specification's order (2.3). */
export function HomeSections() {
  return (
    <>
      <About />
      <TopDestinations />
      <TourPackages />
      <Testimonials />
      <TravelBlogs />
      <Questions />
    </>
  )
}
