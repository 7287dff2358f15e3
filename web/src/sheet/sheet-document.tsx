import { mapBoxes } from 'pictures/drawn/maps.json'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

type Props = { title: string; styles: string; tourPath?: string; children: ReactNode }

/** The HTML of a sheet: a whole document, without scripts and without the frame of the site. */
export function sheetDocument({ title, styles, tourPath, children }: Props): string {
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
        {tourPath && (
          <nav className="way" aria-label="Back">
            <a href={tourPath}>Back to the tour</a>
            <span>Print this page on one sheet of A4, at 100%.</span>
          </nav>
        )}
        <main>{children}</main>
      </body>
    </html>,
  )
  return `<!doctype html>${html}`
}

/** The map of a tour; index.css draws it in grey. */
export function SheetMap({ slug, shape }: { slug: string; shape: 'wide' | 'narrow' }) {
  return (
    <svg className="map" viewBox={mapBoxes[slug]?.[shape]} role="img" aria-label="The road">
      <use href={`/maps/${slug}-${shape}.svg#map`} />
    </svg>
  )
}

/** A tour's title, which breaks after its colon and not inside the name of a pass, where the line has room. */
export function Title({ children }: { children: string }) {
  const [first = '', ...rest] = children.replace(/ (?=La\b)/g, '\u00a0').split(': ')
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
