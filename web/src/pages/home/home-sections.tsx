import { Questions } from './questions.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopDestinations } from './top-destinations.tsx'
import { TourPackages } from './tour-packages.tsx'
import { TravelBlogs } from './travel-blogs.tsx'

/** The sections below the first screen. */
export function HomeSections() {
  return (
    <>
      <TopDestinations />
      <TourPackages />
      <Testimonials />
      <TravelBlogs />
      <Questions />
    </>
  )
}
