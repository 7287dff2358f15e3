import { agency } from 'content/compiled/agency.ts'
import { sheetDocument } from './sheet-document.tsx'

/** What the worker shows without a network in place of a page that is not kept; the worker adds the kept tours. */
export function offlinePage(styles: string): string {
  const html = sheetDocument({
    title: 'No network',
    styles,
    children: (
      <div className="offline">
        <p className="brand">{agency.brand}</p>
        <h1>There is no network</h1>
        <p>
          This page is not on your phone.<span> These tours are:</span>
        </p>
        <ul>KEPT</ul>
        <p>
          The office answers at <span className="unbroken">{agency.phone.shown}</span>,{' '}
          <span className="unbroken">{agency.openingHours}</span>.
        </p>
        <p>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the missing page */}
          <a href="">Try again</a>
        </p>
      </div>
    ),
  })
  // React cannot write the comment that offline/worker.ts replaces by links to the kept tours.
  return html.replace('>KEPT<', '><!--kept--><')
}
