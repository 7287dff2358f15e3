import { describe, expect, it } from 'vitest'
import { silent } from 'web/compiled/pumps-and-signal.ts'
import { agency } from '../../web/src/content/agency.ts'
import { tours } from '../../web/src/content/catalogue.ts'
import { figuresOf, metres, tourTotalsOf } from '../../web/src/content/road/road-figures.ts'
import { tourDetail } from '../../web/src/loading/tour-detail.ts'
import { files, isSheet, metaOf, read, valuesOf } from './site.ts'
import { faultsOf } from './valid-html.ts'

const built = await Promise.all(
  tours.map(async (tour) => ({ ...tour, detail: await tourDetail(tour.slug).load() })),
)

describe.each(built)('$slug', ({ slug, title, detail }) => {
  it('has each day’s stops, kilometres, highest point, bed and times on its pocket sheet', () => {
    const sheet = words(read(`${slug}/sheet.html`))
    expect(sheet).toContain(title)
    for (const day of detail.days) {
      const { distanceKm, highestM, sleepM } = figuresOf(day)
      if (distanceKm > 0) {
        expect(sheet).toContain(`${distanceKm} km`)
        expect(sheet).toContain(`top ${metres(highestM)}`)
        expect(sheet).toContain(day.stops.join(' – '))
      }
      expect(sheet).toContain(`Bed ${day.stops.at(-1)}, ${metres(sleepM)}`)
      for (const entry of day.track) expect(sheet).toContain(entry.title)
    }
    expect(sheet).toContain(agency.phone.shown)
    for (const each of ['sheet', 'home'])
      expect(read(`${slug}.html`)).toContain(`href="/${slug}/${each}"`)
  })

  it('has every night’s bed with its altitude on the sheet for home', () => {
    const home = words(read(`${slug}/home.html`))
    for (const day of detail.days.slice(0, -1)) {
      expect(home).toContain(`${day.stops.at(-1)} ${metres(figuresOf(day).sleepM)}`)
    }
    expect(home).toContain('घर पर इंतज़ार करने वालों के लिए')
    expect(home).toContain(agency.phone.shown)
  })
})

it('the nights without signal are exactly the nights that the content names', () => {
  for (const { slug, detail } of built) {
    const marked = [
      ...read(`${slug}/home.html`).matchAll(
        /data-signal="silent">.*?<td>([^<]*)<\/td><td>[\d,]+ m/g,
      ),
    ].map(([, bed]) => bed)
    const nights = detail.days.slice(0, -1).map(({ stops }) => stops.at(-1)!)
    expect(marked, slug).toEqual(nights.filter((night) => silent.includes(night)))
  }
})

it('only a tour through Ladakh or Kashmir says that prepaid numbers do not work', () => {
  for (const { slug, detail } of built) {
    const stops = new Set(detail.days.flatMap((day) => day.stops))
    const isThere = ['Leh', 'Kargil', 'Srinagar'].some((town) => stops.has(town))
    const home = read(`${slug}/home.html`)
    expect(home.includes('postpaid'), slug).toBe(isThere)
    expect(home.includes('पोस्टपेड'), slug).toBe(isThere)
  }
})

it('a tour above 2,500 m has the signs of altitude sickness, and no other tour', () => {
  for (const { slug, detail } of built) {
    const isHigh = tourTotalsOf(detail.days).highestM >= 2500
    expect(read(`${slug}/sheet.html`).includes('Altitude sickness'), slug).toBe(isHigh)
  }
})

it('the sheets are valid HTML, without scripts, and not for search engines', async () => {
  // The page without a network is written by the same code.
  const sheets = [...files].filter(isSheet)
  expect(sheets).toHaveLength(2 * tours.length + 1)
  for (const file of sheets) {
    const html = read(file)
    expect(metaOf(html, 'robots')).toBe('noindex')
    expect(html).not.toContain('<script')
    const tour = tours.find(({ slug }) => file.startsWith(`${slug}/`))
    if (tour) expect(html).toContain(`<use href="/maps/${tour.slug}-`)
    for (const address of [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]) {
      // The page without a network is at any address, so its empty link is to that address.
      if (address === '') continue
      const path = address.slice(1).replace(/#.*/, '')
      expect(files.has(path) || files.has(`${path}.html`), `${file}: ${address}`).toBe(true)
    }
    expect(await faultsOf([{ file, path: `/${file}`, html }])).toEqual([])
  }
}, 60_000)

function words(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .replace(/ ,/g, ',')
}
