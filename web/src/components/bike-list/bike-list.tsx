import { bikes } from 'content/compiled/bikes.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './bike-list.module.css'

/** The bikes of content/bikes.yaml, each with its picture and its facts in a line. */
export function BikeList() {
  return (
    <ul className={styles.bikes}>
      {bikes.map(({ picture, line }) => (
        <li key={line}>
          <Picture name={picture} />
          {line}
        </li>
      ))}
    </ul>
  )
}
