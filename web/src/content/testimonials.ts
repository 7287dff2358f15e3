// The testimonials of the home page (web/content/testimonials.yaml).

export { testimonials } from './compiled/testimonials.ts'
export type { Testimonial } from './entities.ts'
