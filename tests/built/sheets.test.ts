import { agency } from 'content/agency.ts'
import { tours } from 'content/catalogue.ts'
import { silent } from 'content/compiled/pumps-and-signal.ts'
import { figuresOf, metres, tourTotalsOf } from 'content/road/road-figures.ts'
import { describe, expect, it } from 'vitest'
import { wholeTours } from './parts.ts'
import { files, inlineOf, isSheet, metaOf, read, valuesOf } from './site.ts'
import { faultsOf } from './valid-html.ts'

describe.each(wholeTours)('$slug', ({ slug, title, detail: { days } }) => {
  const sheet = words(read(`${slug}/sheet.html`))
  const home = read(`${slug}/home.html`)
  const nights = days.slice(0, -1)

  it('has each day’s road, highest point and timed entries, and each night’s bed, on its pocket sheet', () => {
    expect(sheet).toContain(title)
    for (const day of days) {
      const { distanceKm, highestM } = figuresOf(day)
      if (distanceKm > 0) {
        expect(sheet).toContain(`${distanceKm} km`)
        expect(sheet).toContain(`top ${metres(highestM)}`)
        expect(sheet).toContain(day.stops.join(' – '))
      }
      for (const entry of day.track) expect(sheet).toContain(`${entry.time} ${entry.title}`)
    }
    const beds = nights.map((day) => `Bed ${day.stops.at(-1)}, ${metres(figuresOf(day).sleepM)}`)
    expect(sheet.match(/Bed .+?, [\d,]+ m\b/g)).toEqual(beds)
    expect(sheet).toContain(agency.phone.shown)
    for (const each of ['sheet', 'home'])
      expect(read(`${slug}.html`)).toContain(`href="/${slug}/${each}"`)
  })

  it('has the signs of altitude sickness on its pocket sheet if the tour reaches 2,500 m', () => {
    expect(sheet.includes('Altitude sickness')).toBe(tourTotalsOf(days).highestM >= 2500)
  })

  it('has every night’s bed with its altitude on the sheet for home', () => {
    for (const day of nights) {
      expect(words(home)).toContain(`${day.stops.at(-1)} ${metres(figuresOf(day).sleepM)}`)
    }
    expect(home).toContain('घर पर इंतज़ार करने वालों के लिए')
    expect(home).toContain(agency.phone.shown)
  })

  it('marks the nights without signal, as the content names them, on the sheet for home', () => {
    const marked = home.matchAll(/data-signal="silent">.*?<td>([^<]*)<\/td><td>[\d,]+ m/g)
    const beds = nights.map(({ stops }) => stops.at(-1)!)
    expect([...marked].map(([, bed]) => bed)).toEqual(beds.filter((bed) => silent.includes(bed)))
  })

  it('says on the sheet for home that prepaid numbers fail, if the tour is in Ladakh or Kashmir', () => {
    const stops = new Set(days.flatMap((day) => day.stops))
    const isInLadakhOrKashmir = ['Leh', 'Kargil', 'Srinagar'].some((town) => stops.has(town))
    expect(home.includes('postpaid')).toBe(isInLadakhOrKashmir)
    expect(home.includes('पोस्टपेड')).toBe(isInLadakhOrKashmir)
  })
})

it('the sheets are valid HTML without dead links, and not for search engines', async () => {
  // One more than the tours' sheets: offline.html, which the same code writes.
  const sheets = [...files].filter(isSheet)
  expect(sheets).toHaveLength(2 * tours.length + 1)
  for (const file of sheets) {
    const html = read(file)
    expect(metaOf(html, 'robots')).toBe('noindex')
    // Its one script erases old drafts of leads.
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(inlineOf(html, 'script')[0]).toContain('pending-')
    const tour = tours.find(({ slug }) => file.startsWith(`${slug}/`))
    if (tour) expect(html).toContain(`<use href="/maps/${tour.slug}-`)
    for (const address of [...valuesOf(html, 'href'), ...valuesOf(html, 'src')]) {
      // offline.html is shown at any address, and its empty link reloads this address.
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
