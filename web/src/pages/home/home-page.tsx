import { BelowFirstScreen } from '../../components/lazy/below-first-screen.tsx'
import { About } from './about.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
import { HomeSections } from './home-sections.tsx'

/** The sections are in the order of spec 2.3. */
export function Page() {
  return (
    <div className={styles.home}>
      <Hero />
      <About />
      <BelowFirstScreen />
      <HomeSections />
    </div>
  )
}
