// Each page's document has the styles that the page needs; all others are in files, which come with other pages' code.

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { deployedPolicy } from '../../scripts/deployed-policy.mjs'
import { shortClassName } from '../../web/plugins/class-names.ts'
import { matchOf } from '../../web/src/routes.ts'
import { files, pages, read, valuesOf } from './site.ts'

const later = [...files].filter((file) => /^assets\/.*\.css$/.test(file)).map(read)
const styled = new Set([...pages.map(({ html }) => stylesOf(html)), ...later].flatMap(classesOf))

it('a page has the styles of every class in it', () => {
  const missing = pages.flatMap(({ path, html }) => {
    const own = new Set(classesOf(stylesOf(html) + below(html)))
    const used = valuesOf(html, 'class').flatMap((value) => value.split(' '))
    return used.filter((name) => styled.has(name) && !own.has(name)).map((name) => [path, name])
  })
  expect(missing).toEqual([])
})

it.each([
  ['/', 'pages/home/hero.module.css', 'pages/tour/day-step.module.css'],
  ['/leh-to-leh-with-turtuk', 'pages/tour/gallery.module.css', 'pages/home/hero.module.css'],
  ['/grid', 'components/tour-card.module.css', 'components/post-teaser.module.css'],
  ['/blogs', 'components/post-teaser.module.css', 'components/tour-card.module.css'],
  ['/aboutus', 'components/carousel.module.css', 'components/accordion.module.css'],
  ['/contact', 'enquiry/enquiry.module.css', 'components/carousel.module.css'],
])('%s has the styles of %s and not those of %s', (path, needed, other) => {
  const own = classesOf(stylesOf(pages.find((page) => page.path === path)!.html))
  const has = (file: string) => own.some((name) => classesIn(file).has(name))
  expect([has(needed), has(other)]).toEqual([true, false])
})

it.each([
  ['/', 'id="quote"', '>Top Destinations<', 'pages/home/top-destinations'],
  ['/leh-to-leh-with-hanle', 'aria-label="Pictures"', '>About the tour<', 'pages/tour/day-step'],
  ['/tour-detail-two', 'Breadcrumb', '>About the tour<', 'pages/tour/day-step'],
])(
  '%s has the styles of what is below its first screen in a file, which stands before these sections',
  (path, first, next, sheet) => {
    const { html } = pages.find((page) => page.path === path)!
    const parts = html.split(/<link rel="stylesheet" [^>]*-below-[^>]*>/)
    const found = parts.map((part) =>
      [first, next, 'Newsletter'].map((word) => part.includes(word)),
    )
    expect(found).toEqual([
      [true, false, false],
      [false, true, true],
    ])
    for (const file of [sheet, 'layout/footer', 'components/static-form']) {
      const classes = [...classesIn(`${file}.module.css`)]
      expect(classesOf(below(html))).toEqual(expect.arrayContaining(classes))
      expect(classesOf(stylesOf(html)).filter((name) => classes.includes(name))).toEqual([])
    }
  },
)

it('other pages have all their styles in the document', () => {
  const split = pages.filter(({ html }) => below(html) !== '').map(({ path }) => matchOf(path).id)
  expect(new Set(split)).toEqual(new Set(['home', 'tour', 'tour-detail', 'tour-detail-two']))
})

it('styles of what a page shows only later are in no page', () => {
  const track = [...classesIn('components/carousel-track.module.css')]
  for (const { path, html } of pages) {
    expect(stylesOf(html), path).not.toContain('.ril')
    expect(classesOf(stylesOf(html)).filter((name) => track.includes(name))).toEqual([])
  }
  expect(later.join('')).toContain('.ril')
  expect(later.flatMap(classesOf)).toEqual(expect.arrayContaining(track))
})

it('the header with the policy, which lists the styles of all pages, stays below 1 kB', () => {
  expect(`Content-Security-Policy: ${deployedPolicy()}`.length).toBeLessThan(1000)
})

/** The styles in files that stand in a page's body, without those for browsers without scripts at its end. */
function below(html: string): string {
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('<noscript>'))
  return [...body.matchAll(/<link rel="stylesheet" [^>]*href="\/([^"]*)"/g)]
    .map(([, file]) => read(file ?? ''))
    .join('')
}

/** The styles in a page's document. */
function stylesOf(html: string): string {
  return [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style]) => style).join('')
}

/** The built class names in a style sheet; each begins with `_`. */
function classesOf(css: string): string[] {
  return [...css.matchAll(/\.(_[0-9a-z]+)/g)].map(([, name]) => name ?? '')
}

/** The built names of the classes that a file of web/src has. */
function classesIn(file: string): Set<string> {
  const url = new URL(`../../web/src/${file}`, import.meta.url)
  const css = readFileSync(url, 'utf8')
  const names = [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '')
  return new Set(names.map((name) => shortClassName(name, fileURLToPath(url))))
}
