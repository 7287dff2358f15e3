import postcss, { type AtRule } from 'postcss'
import { FAMILY, WEIGHT } from '../src/start/attributes.ts'

/**
 * All styles stand in the page: they weigh less than the wait for a second file
 * (docs/decisions/010). Only the rules that would fetch fonts do not: the start script fetches fonts, by
 * links that carry their family and weight.
 * @returns lines of a page's head
 */
export function inlineStyles(css: string): string[] {
  const sheet = postcss.parse(css)
  const fonts: AtRule[] = []
  sheet.walkAtRules('font-face', (face) => {
    if (declared(face, 'src').startsWith('url(')) fonts.push(face)
  })
  if (fonts.length === 0) throw new Error('The build has no fonts')
  const faces = fonts.join('')
  for (const face of fonts) face.remove()
  return [
    `<style>${sheet}</style>`,
    ...fonts.map(fontLink),
    `<noscript><style>${faces}</style></noscript>`,
  ]
}

/** A preload for print is not fetched for the screen: only the start script fetches the font. */
function fontLink(face: AtRule): string {
  const [, file] = /^url\((.*?)\)/.exec(declared(face, 'src')) ?? []
  const family = `${FAMILY}="${declared(face, 'font-family')}"`
  const weight = `${WEIGHT}="${declared(face, 'font-weight')}"`
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}" media="print" ${family} ${weight}>`
}

function declared(face: AtRule, property: string): string {
  let value = ''
  face.walkDecls(property, (declaration) => {
    value = declaration.value
  })
  return value
}
