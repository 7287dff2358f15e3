import { unbroken } from 'content/line-breaks.ts'
import { mapBoxes } from 'pictures/drawn/maps.json'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Props = { title: string; styles: string; backTo?: string; children: ReactNode }

/** The HTML of a sheet or of /offline: a whole document without bars, footer and the app's code. */
export function sheetDocument({ title, styles, backTo, children }: Props): string {
  const html = renderToStaticMarkup(
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href={styles} />
      </head>
      <body>
        {backTo && (
          <nav className="back" aria-label="Back">
            <a href={backTo}>Back to the tour</a>
            <span>Print this page on one sheet of A4, at 100%.</span>
          </nav>
        )}
        <main>{children}</main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}

/** The map of a tour, in grey (index.css). */
export function SheetMap({ slug, shape }: { slug: string; shape: 'wide' | 'narrow' }) {
  return (
    <svg className="map" viewBox={mapBoxes[slug]?.[shape]} role="img" aria-label="The road">
      <use href={`/maps/${slug}-${shape}.svg#map`} />
    </svg>
  )
}

/** Breaks after the colon rather than later (index.css), and never before the "La" of a pass. */
export function TourTitle({ children }: { children: string }) {
  const [first = '', ...rest] = unbroken(children).split(': ')
  return (
    <h1>
      {first}
      {rest.length > 0 && (
        <>
          : <span>{rest.join(': ')}</span>
        </>
      )}
    </h1>
  )
}
