import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import styles from './shell.module.css'
import { TaglineBar } from './tagline-bar.tsx'

/** The frame of every page: bars, <main>, footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={styles.skip} href="#main" data-print="hide">
        Skip to content
      </a>
      <TaglineBar />
      <NavigationBar />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
