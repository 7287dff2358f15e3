import type { ReactNode } from 'react'
import { Footer } from './footer.tsx'
import { NavigationBar } from './navigation-bar.tsx'
import { TaglineBar } from './tagline-bar.tsx'

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main" data-print="hide">
        Skip to content
      </a>
      <TaglineBar />
      <NavigationBar />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
