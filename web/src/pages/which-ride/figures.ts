import { inIndia } from '../../content/in-india.ts'
import { priceLabelOf } from '../../content/price-per-day.ts'
import { metres } from '../../content/road-figures.ts'
import type { Compared } from './compare.ts'

/** The names and figures by which tours are compared. */
export function figuresOf(tour: Compared): [name: string, figure: string][] {
  return [
    ['Days', String(tour.days)],
    ['On the road', `${inIndia(tour.km)} km`],
    ['Highest bed', metres(tour.highestBedM)],
    ['Longest day', `${tour.longestHours} h`],
    ['Price', priceLabelOf(tour)],
  ]
}

/** A figure in a line: "7 days", "808 km", "highest bed 4,250 m". */
export function factOf(name: string, figure: string): string {
  if (name === 'Days') return `${figure} days`
  return /bed|day/.test(name) ? `${name.toLowerCase()} ${figure}` : figure
}
