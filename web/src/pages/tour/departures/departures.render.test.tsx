import type { Departure } from 'content/departure-texts.ts'
import { tours } from 'content/tours.ts'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { PriceSlip } from '../prices/price-slip.tsx'
import { Departures } from './departures.tsx'

const [tour] = tours
const year = new Date().getFullYear() + 1
const free = { isFull: false, isGuaranteed: false }
const full = { ...free, start: `${year}-05-01`, end: `${year}-05-07`, isFull: true }
const next = { ...free, start: `${year}-05-08`, end: `${year}-05-14` }

it('full and guaranteed departures are marked as content says, and a full one cannot be asked for', () => {
  const rows = departuresHtml([full, { ...next, isGuaranteed: true }])
    .split('May – ')
    .slice(1)
  // The next dates are listed once more in their month.
  const both = <Value,>(values: readonly Value[]) => [...values, ...values]
  expect(rows.map((row) => /<em[^>]*>(\w+)/.exec(row)?.[1])).toEqual(both(['Full', 'Guaranteed']))
  expect(rows.map((row) => row.includes('Ask about these dates'))).toEqual(both([false, true]))
})

it('only the months from April to September have words about Ladakh’s season', () => {
  const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'))
  const html = departuresHtml(
    months.map((month) => ({ ...next, start: `${year}-${month}-02`, end: `${year}-${month}-08` })),
  )
  const heads = html.match(/<summary.*?<\/summary>/g) ?? []
  expect(heads).toHaveLength(12)
  const hasWords = heads.map((head) => /snow|streams|harvest/.test(head))
  expect(hasWords).toEqual(months.map((month) => month >= '04' && month <= '09'))
  expect(heads[6]).toContain('streams high after noon')
})

it('the price slip offers the dates that are not full', () => {
  const html = htmlOf(<PriceSlip tour={tour!} departures={[full, next]} />)
  const offered = [...html.matchAll(/<option value="([^"]+)"/g)].map(([, dates]) => dates)
  expect(offered).toEqual([`8–14 May ${year}`])
})

function departuresHtml(departures: readonly Departure[]) {
  return htmlOf(<Departures tour={tour!} departures={departures} />)
}

function htmlOf(part: ReactNode) {
  return renderToStaticMarkup(<Router ssrPath="/">{part}</Router>)
}
