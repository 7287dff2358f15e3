// The common lists of ad blockers (EasyList, EasyPrivacy, Fanboy's Social) block no name of a file.

import { expect, it } from 'vitest'
import { files } from './site.ts'

/** Whole words of a name: the lists block `/social-links-` and `/ads.js`, not `/roads.js`. */
const WORDS = `
  ads? adverts? advertis\\w+ affiliates? analytics banners? beacons? campaigns? consent
  cookies? counters? facebook gdpr instagram logg\\w+ logs? marketing metrics? newsletters?
  overlays? pixels? pop-?ups? popunders? promo\\w* shar(e|er|es|ing) social sponsor\\w*
  statistics stats subscribe telemetry track\\w* twitter vitals whatsapp widgets? youtube`
  .trim()
  .split(/\s+/)

const BLOCKED = new RegExp(`(^|[^a-z\\d])(${WORDS.join('|')})(?![a-z])`, 'i')

it('no built file has a word in its name that ad blockers block', () => {
  // The specification gives this page its address. Lists block files that pages load, not pages.
  const others = [...files].filter((file) => file !== 'user-social.html')
  expect(others.length).toBeGreaterThan(400)
  expect(others.filter((file) => BLOCKED.test(file))).toEqual([])
})

it('the words are found in names that were blocked, and not inside of longer words', () => {
  const blocked = 'assets/ad040a76.js, social-links-C-HZskBH.js, web-vitals-b9li.js, a-track-C7.js'
  const free = 'assets/xad040a76.js, pictures/about-road-and-pass.svg, catalogue.ics'
  const found = `${blocked}, ${free}`.split(', ').filter((name) => BLOCKED.test(name))
  expect(found.join(', ')).toBe(blocked)
})
