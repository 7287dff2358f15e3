// The sheets of every tour, and /offline. They stand outside the app, because their styles set the size of the paper.

import { HOME_SHEET, POCKET_SHEET } from 'content/control-labels.ts'
import { loadTourDetail } from 'content/tour-detail.ts'
import { tours } from 'content/tours.ts'
import { HomeSheet } from './home-sheet.tsx'
import { offlinePage } from './offline-page.tsx'
import { PocketSheet } from './pocket-sheet.tsx'
import { sheetDocument } from './sheet-document.tsx'

const sheets = [
  { name: 'sheet', title: POCKET_SHEET, Sheet: PocketSheet },
  { name: 'home', title: HOME_SHEET, Sheet: HomeSheet },
]

/** File names and HTML; `styles` is the address of the sheets' style sheet. */
export async function renderSheets(styles: string): Promise<Record<string, string>> {
  const files: Record<string, string> = { 'offline.html': offlinePage(styles) }
  for (const tour of tours) {
    const detail = await loadTourDetail(tour.slug)
    for (const { name, title, Sheet } of sheets) {
      files[`${tour.slug}/${name}.html`] = sheetDocument({
        title: `${title}: ${tour.title}`,
        styles,
        backTo: `/${tour.slug}`,
        children: <Sheet tour={tour} detail={detail} />,
      })
    }
  }
  return files
}
