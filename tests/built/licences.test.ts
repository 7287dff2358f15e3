// /licences.txt: the packages, fonts and data that others have made, with their licences.

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dependencies } from '../../web/package.json'
import { read } from './site.ts'

const geo = new URL('../../content/src/geo/', import.meta.url)

const sections = new Map(
  read('licences.txt')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...text] = section.split('\n')
      return [heading, text.join('\n').trim()] as const
    }),
)
const headings = [...sections.keys()]

it('every package that the site imports is named with its version', () => {
  const packages = Object.entries(dependencies).filter(
    ([name, version]) => version !== '*' && !name.startsWith('@fontsource'),
  )
  for (const [name, version] of packages) {
    const named = headings.filter((each) => each.startsWith(`${name} - ${version}`))
    expect(named, name).toHaveLength(1)
  }
})

it('every font is named with its licence, also Noto Sans Devanagari, of which the cards have outlines', () => {
  const styles = readFileSync(new URL('../../web/src/styles/fonts.css', import.meta.url), 'utf8')
  const faces = styles.split('@font-face').filter((face) => face.includes('url('))
  expect(faces.length).toBeGreaterThan(0)
  const families = faces.map((face) => /font-family: '(.*)'/.exec(face)?.[1])
  for (const family of [...families, 'Noto Sans Devanagari']) {
    expect(sections.get(`${family} (OFL-1.1)`), family).toMatch(/^Copyright.*OPEN FONT LICENSE/s)
  }
})

it('the data of the maps is named, with its sources and licences', () => {
  const text = sections.get('Data of the maps (LGPL-3.0-or-later and public domain)') ?? ''
  const notes = readFileSync(new URL('LICENCES.md', geo), 'utf8')
  const [, ...rows] = notes.split('\n').filter((line) => line.startsWith('|'))
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.filter((row) => !text.includes(row))).toEqual([])
  expect(text).toContain('https://www.gnu.org/licenses/lgpl-3.0.html')
  expect(text).toContain('https://www.soest.hawaii.edu/pwessel/gshhg/')
  expect(sections.get('world-atlas, coasts (ISC)')).toMatch(/^Copyright.*Permission to use/s)
})

it('the file has the text of every licence except the Unlicense', () => {
  const lacking = headings.filter((each) => !sections.get(each))
  expect(lacking.filter((each) => !/\((Apache-2.0|Unlicense)\)$/.test(each))).toEqual([
    // web/plugins/licences.ts adds the licence of this package as a section of its own.
    expect.stringMatching(/^react-18-image-lightbox - /),
  ])
  expect(sections.get('react-18-image-lightbox (MIT)')).toMatch(/^The MIT License.*Copyright/s)
  expect(read('licences.txt')).toContain('Apache License\n')
})
