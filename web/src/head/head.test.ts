import { readFileSync } from 'node:fs'
import { agency } from 'content/agency.ts'
import { DAY_MS } from 'content/dates.ts'
import { icons } from 'pictures/icons.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { allPaths, matchOf } from '../routes.ts'
import { headHtml } from './head.ts'
import { SECURITY_TXT_EXPIRES, siteFiles } from './site-files.ts'

it('search engines list no page of a preview', () => {
  vi.stubEnv('VITE_PREVIEW', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  for (const path of allPaths())
    expect(headHtml(matchOf(path)), path).toContain('<meta name="robots" content="noindex" />')
})

it.each([
  ['/grid-left-sidebar', '/grid'],
  ['/grid-right-sidebar', '/grid'],
  ['/list', '/grid'],
  ['/list-left-sidebar', '/grid'],
  ['/list-right-sidebar', '/grid'],
  ['/blog-standard', '/blogs'],
  ['/tour-detail-one/1', '/leh-to-leh-with-turtuk'],
  ['/tour-detail-one/leh-to-leh-with-turtuk', '/leh-to-leh-with-turtuk'],
])('%s has the canonical address %s', (path, canonical) => {
  expect(headHtml(matchOf(path))).toContain(
    `<link rel="canonical" href="${agency.baseUrl}${canonical}" />`,
  )
})

it('the manifest or the page names every icon', () => {
  const page = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
  // iOS asks for /apple-touch-icon.png by itself.
  for (const { file } of icons.filter(({ file }) => file !== 'apple-touch-icon.png')) {
    expect(siteFiles()['manifest.webmanifest'] + page).toContain(`"/${file}"`)
  }
})

it('a title cannot close the script element of the structured data', () => {
  const match = matchOf('/leh-to-leh-with-turtuk')
  const title = '</script><b>A tour</b>'
  const head = headHtml({ ...match, tour: { ...match.tour!, title } })
  const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(head) ?? []
  expect(JSON.parse(json)['@graph'][0].itemListElement.at(-1).name).toBe(title)
})

it('security.txt has the agency’s mail address, an expiry date, a language and its own address', () => {
  expect(siteFiles()['.well-known/security.txt']?.trimEnd().split('\n')).toEqual([
    `Contact: mailto:${agency.email}`,
    `Expires: ${SECURITY_TXT_EXPIRES}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${agency.baseUrl}/.well-known/security.txt`,
  ])
})

it('security.txt is valid for 30 more days at least, and for less than a year', () => {
  const left = (Date.parse(SECURITY_TXT_EXPIRES) - Date.now()) / DAY_MS
  const remedy = 'write a later SECURITY_TXT_EXPIRES into web/src/head/site-files.ts'
  expect(left, remedy).toBeGreaterThan(30)
  expect(left, remedy).toBeLessThan(365)
})
