import { BelowFirstScreen } from '../../components/below-first-screen.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { HomeSections } from './home-sections.tsx'

export function Page() {
  return (
    <div className={styles.home}>
      <Hero />
      <BelowFirstScreen />
      <HomeSections />
    </div>
  )
}
