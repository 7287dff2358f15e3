import { destinations } from 'content/compiled/destinations.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { InertLink } from '../../components/inert/inert.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { SectionHeading } from '../../components/section-heading/section-heading.tsx'
import styles from './top-destinations.module.css'

export function TopDestinations() {
  return (
    <div className="band">
      <div className="page">
        <Carousel
          label="Top Destinations"
          className={styles.destinations}
          arrows
          heading={
            <SectionHeading title="Top Destinations">
              Planning for a trip? We will organize your trip with the best places and within best
              budget!
            </SectionHeading>
          }
        >
          {destinations.map(({ image, place, hotels }) => (
            <div key={place} className={styles.destination}>
              <div className={styles.picture}>
                <Picture name={image} />
              </div>
              <h3>
                <InertLink>{place}</InertLink>
              </h3>
              <p className="small">{hotels}</p>
            </div>
          ))}
        </Carousel>
      </div>
    </div>
  )
}
