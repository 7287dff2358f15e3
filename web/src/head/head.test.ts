import { readFileSync } from 'node:fs'
import { agency } from 'content/compiled/agency.ts'
import { icons } from 'pictures/icons.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { allPaths, matchOf } from '../routes.ts'
import { pagePolicy } from './content-security-policy.ts'
import { headHtml } from './head.ts'
import { siteFiles } from './site-files.ts'

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

it('security.txt has a mail address, a language and its address, and is valid for less than a year', () => {
  const lines = siteFiles()['.well-known/security.txt']?.trimEnd().split('\n') ?? []
  expect(lines).toEqual([
    `Contact: mailto:${agency.email}`,
    // Built on 22 November 2026 (vitest.config.ts).
    'Expires: 2027-10-18T00:00:00Z',
    'Preferred-Languages: en',
    `Canonical: ${agency.baseUrl}/.well-known/security.txt`,
  ])
})

it('with a key, a page’s policy allows App Check’s scripts beside the page’s own', () => {
  expect(pagePolicy({ scripts: ['sha256-c2NyaXB0'], styles: ['sha256-c3R5bGVz'] }, true)).toBe(
    "script-src 'self' 'sha256-c2NyaXB0' https://www.google.com/recaptcha/ " +
      "https://www.gstatic.com/recaptcha/; style-src 'self' 'sha256-c3R5bGVz'",
  )
})
