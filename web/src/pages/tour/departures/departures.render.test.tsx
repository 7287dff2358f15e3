import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { tours } from '../../../content/catalogue.ts'
import { tourDetail } from '../../../loading/tour-detail.ts'
import { PriceSlip } from '../prices/price-slip.tsx'
import { Departures } from './departures.tsx'

it('full and guaranteed departures are marked as content says, and a full one cannot be asked for', async () => {
  const [tour] = tours
  const { days } = await tourDetail(tour!.slug).load()
  const year = new Date().getFullYear() + 1
  const [first, second] = [`${year}-05-01`, `${year}-05-08`]
  const season = { starts: [first, second], full: [first], guaranteed: [second] }
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <Departures tour={tour!} season={season} days={days} />
    </Router>,
  )
  const rows = html.split('May – ').slice(1)
  // The next dates are listed once more in their month.
  const both = <Value,>(values: readonly Value[]) => [...values, ...values]
  expect(rows.map((row) => /<em[^>]*>(\w+)/.exec(row)?.[1])).toEqual(both(['Full', 'Guaranteed']))
  expect(rows.map((row) => row.includes('Ask about these dates'))).toEqual(both([false, true]))
})

it('the price slip offers the dates that are not full', () => {
  const year = new Date().getFullYear() + 1
  const [first, second] = [`${year}-05-01`, `${year}-05-08`]
  const season = { starts: [first, second], full: [first] }
  const html = renderToStaticMarkup(
    <Router ssrPath="/">
      <PriceSlip tour={tours[0]!} season={season} />
    </Router>,
  )
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, dates]) => dates)
  expect(offered).toEqual([`8–14 May ${year}`])
})
