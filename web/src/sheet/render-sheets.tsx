// The printed sheets of every tour: pages without scripts, outside of the app, because their styles set the size of the
// paper.

import { tours } from '../content/catalogue.ts'
import { tourDetail } from '../tour-detail.ts'
import { HomeSheet } from './home-sheet.tsx'
import { offlinePage } from './offline-page.tsx'
import { PocketSheet } from './pocket-sheet.tsx'
import { sheetDocument } from './sheet-document.tsx'

const sheets = [
  { name: 'sheet', title: 'Pocket sheet', Sheet: PocketSheet },
  { name: 'home', title: 'For those at home', Sheet: HomeSheet },
]

/**
 * File names and HTML. The tours' content must be loaded.
 * @param styles the address of the sheets' style sheet
 */
export function renderSheets(styles: string): Record<string, string> {
  const files = tours.flatMap((tour) =>
    sheets.map(({ name, title, Sheet }) => [
      `${tour.slug}/${name}.html`,
      sheetDocument({
        title: `${title}: ${tour.title}`,
        styles,
        tourPath: `/${tour.slug}`,
        children: <Sheet tour={tour} detail={tourDetail(tour.slug).loaded()} />,
      }),
    ]),
  )
  return { ...Object.fromEntries(files), 'offline.html': offlinePage(styles) }
}
