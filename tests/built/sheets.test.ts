import { agency } from 'content/compiled/agency.ts'
import { silent } from 'content/compiled/pumps-and-signal.ts'
import { tours } from 'content/tours.ts'
import { describe, expect, it } from 'vitest'
import { all, mainOf, texts, words } from './html-tree.ts'
import { metresText, wholeTours } from './parts.ts'
import { inlineOf, metaOf, read, sheets } from './site.ts'

describe.each(wholeTours)('$slug', ({ slug, title, detail: { days } }) => {
  const [sheet, home] = [mainOf(`/${slug}/sheet`), mainOf(`/${slug}/home`)]
  const [onSheet, atHome] = [words(sheet), words(home)]
  const nights = days.slice(0, -1).map(({ stops, altitudesM }) => ({
    bed: stops.at(-1)!,
    altitude: metresText(altitudesM.at(-1)!),
  }))

  it('has each day’s road, highest point, entries and bed on its pocket sheet', () => {
    for (const { legs, altitudesM, stops, track } of days) {
      const km = legs.reduce((sum, [legKm]) => sum + legKm, 0)
      const road = [`${km} km`, `top ${metresText(Math.max(...altitudesM))}`, stops.join(' – ')]
      for (const text of km > 0 ? road : []) expect(onSheet).toContain(text)
      for (const entry of track) expect(onSheet).toContain(`${entry.time} ${entry.title}`)
    }
    expect(onSheet.match(/Bed .+?, [\d,]+ m\b/g)).toEqual(
      nights.map(({ bed, altitude }) => `Bed ${bed}, ${altitude}`),
    )
    // From 2,500 m on, the sheet has the signs of altitude sickness.
    const highest = Math.max(...days.flatMap(({ altitudesM }) => altitudesM))
    expect(onSheet.includes('Altitude sickness')).toBe(highest >= 2500)
  })

  it('has every night’s bed with its altitude on the sheet for home, in English and Hindi', () => {
    for (const { bed, altitude } of nights) expect(atHome).toContain(`${bed}${altitude}`)
    expect(atHome).toContain('घर पर इंतज़ार करने वालों के लिए')
  })

  it('has two sheets with its title and the agency’s phone number, to which its page links', () => {
    for (const [name, text] of Object.entries({ sheet: onSheet, home: atHome })) {
      expect(text).toContain(title)
      expect(text).toContain(agency.phone.shown)
      expect(read(`${slug}.html`)).toContain(`href="/${slug}/${name}"`)
    }
  })

  it('marks the nights without signal, as the content names them, on the sheet for home', () => {
    const marked = all(home, '[data-signal="silent"]').map((row) => texts(row, 'td')[2])
    const beds = nights.map(({ bed }) => bed).filter((bed) => silent.includes(bed))
    expect(marked).toEqual(beds)
  })

  it('says on the sheet for home that prepaid numbers fail, if the tour is in Ladakh or Kashmir', () => {
    const stops = new Set(days.flatMap((day) => day.stops))
    const isInLadakhOrKashmir = ['Leh', 'Kargil', 'Srinagar'].some((town) => stops.has(town))
    expect(atHome.includes('postpaid')).toBe(isInLadakhOrKashmir)
    expect(atHome.includes('पोस्टपेड')).toBe(isInLadakhOrKashmir)
  })
})

it('the sheets are not for search engines, and have the map of their tour and one script', () => {
  // One more than the tours' sheets: offline.html, which the same code writes.
  expect(sheets).toHaveLength(2 * tours.length + 1)
  for (const { file, html } of sheets) {
    expect(metaOf(html, 'robots')).toBe('noindex')
    // Its one script erases old drafts of leads.
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(inlineOf(html, 'script')[0]).toContain('pending-')
    const tour = tours.find(({ slug }) => file.startsWith(`${slug}/`))
    if (tour) expect(html).toContain(`<use href="/maps/${tour.slug}-`)
  }
})
