import { testimonials } from 'content/compiled/testimonials.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './testimonials.module.css'

export function Testimonials() {
  return (
    <div className="night">
      <div className="page">
        <Carousel
          label="What Our Users Say"
          className={styles.testimonials}
          heading={<SectionHeading title="What Our Users Say" />}
        >
          {testimonials.map(({ image, desc, name, possition }) => (
            <figure key={name} className={styles.testimonial}>
              <blockquote>{desc}</blockquote>
              <figcaption>
                <span className={`frame round ${styles.portrait}`}>
                  <Picture name={image} />
                </span>
                <div>
                  <p>
                    <b>{name}</b>
                  </p>
                  <p>{possition}</p>
                </div>
              </figcaption>
            </figure>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
