// Each page's document has or names the styles that the page uses.

import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import postcss, { type Rule } from 'postcss'
import { expect, it } from 'vitest'
import { matchOf } from 'web/routes.ts'
import { filesOf } from '../suite/site-manifest.ts'
import { files, inlineOf, pages, read, valuesOf } from './site.ts'

const belowFiles = new Set(pages.map(({ html }) => belowFile(html)))
const [ofPrintedSheets] = filesOf('src/sheet/index.css')
const sheets = [...files]
  .filter((file) => /^assets\/.*\.css$/.test(file))
  .filter((file) => file !== ofPrintedSheets && !belowFiles.has(file))
  .map(read)
  .join('')
// The styles of a target come with the first press of a link.
const styled = new Set(classesOf(onScreen(sheets).replace(/[^{}]*:target\)?{[^}]*}/g, '')))

it('a page has the styles of every class in it, and no class without a name', () => {
  const missing = pages.flatMap(({ path, html }) => {
    const own = new Set(classesOf(stylesOf(html) + below(html)))
    const used = valuesOf(html, 'class').flatMap((value) => value.split(' '))
    return used
      .filter((name) => name === 'undefined' || (styled.has(name) && !own.has(name)))
      .map((name) => [path, name])
  })
  expect(missing).toEqual([])
})

it('the spinner of a live form turns although no style sheet has come', () => {
  for (const { html } of pages.filter(({ path }) => path === '/' || path === '/contact')) {
    expect(stylesOf(html)).toMatch(/spinner\d+{[^{}]*animation:/)
    expect(stylesOf(html)).toMatch(/@keyframes spin\d/)
  }
})

it('Home and the tours, and no other page, link a file with the styles below the first screen', () => {
  const split = pages.filter(({ html }) => below(html) !== '').map(({ path }) => matchOf(path).id)
  expect(new Set(split)).toEqual(new Set(['home', 'tour', 'tour-detail', 'tour-detail-two']))
  const { html } = pages.find(({ path }) => path === '/')!
  expect(stylesOf(html)).not.toMatch(/\.copyright\d/)
  expect(below(html)).toMatch(/\.copyright\d/)
})

/** The declarations of all styles for pages whose property matches, as `selector { property: value }`. */
function declarations(property: RegExp): string[] {
  const found = new Set<string>()
  postcss.parse(stylesOf(pages[0]!.html) + sheets).walkDecls(property, (each) => {
    const selector = each.parent?.type === 'rule' ? (each.parent as Rule).selector : ''
    const important = each.important ? ' !important' : ''
    found.add(`${selector} { ${each.prop}: ${each.value}${important} }`)
  })
  return [...found]
}

it('the answer page has colours in a browser without light-dark()', () => {
  expect(read('answer.css')).toMatch(/@supports not \(color:light-dark\(/)
})

it('no component changes the focus ring, except to move it inside', () => {
  const ring = declarations(/^(outline|box-shadow)/).filter((each) =>
    /!important|:focus/.test(each),
  )
  expect(ring.filter((each) => !/^:focus-visible |^:is\(h1,h2,h3,main\)/.test(each))).toEqual([])
  const moved = declarations(/^--ring-(inset|offset|width)$/).map((each) =>
    each.replace(/.*{/, '{'),
  )
  expect([...new Set(moved)].sort()).toEqual([
    '{ --ring-inset: inset }',
    '{ --ring-offset: -2px }',
    '{ --ring-width: 4px }',
  ])
})

it('right to left, arrows and scenes are mirrored, and no picture is', () => {
  const mirrors = declarations(/^(scale|rotate|transform)$/).filter((each) =>
    /-1 1|-1, ?1|scaleX\(-|rotateY/i.test(each),
  )
  expect(mirrors).toEqual(['[dir=rtl] .mirrored { scale: -1 1 }'])
  const tags = pages.flatMap(
    ({ html }) => html.match(/<\w+(?=[^>]* class="[^"]*\bmirrored\b)/g) ?? [],
  )
  expect(new Set(tags)).toEqual(new Set(['<svg']))
  expect(pages.filter(({ html }) => /class="mirrored /.test(html)).length).toBeGreaterThan(10)
})

it('no two CSS modules have the same file name, with which their classes begin', () => {
  const src = fileURLToPath(new URL('../../web/src/', import.meta.url))
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => basename(file))
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

/** The styles below the first screen, in a file that a page's body names; empty without such a file. */
function below(html: string): string {
  const file = belowFile(html)
  return file ? read(file) : ''
}

function belowFile(html: string): string | undefined {
  return /<link rel="stylesheet" fetchPriority="low" href="\/(assets\/[^"]*)"/.exec(html)?.[1]
}

const stylesOf = (html: string) => inlineOf(html, 'style').join('')

/** Removes the styles that a document leaves out: for print, without scripts, and for older browsers. */
function onScreen(css: string): string {
  const root = postcss.parse(css)
  root.walkAtRules(/^(media|supports)$/, (rule) => {
    if (/^(print|\(scripting: ?none\)|not )/.test(rule.params)) rule.remove()
  })
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
  return String(root)
}

function classesOf(css: string): string[] {
  return [...css.matchAll(/\.([a-z]+\d+)/gi)].map(([, name]) => name ?? '')
}
