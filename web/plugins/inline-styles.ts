import postcss, { type AtRule } from 'postcss'
import { FAMILY, WEIGHT } from '../src/start/attributes.ts'

/** Lines of a page's head, and the content of the style sheet for browsers without scripts. */
type InlineStyles = { head: string[]; withoutScripts: string }

/**
 * A page's styles are in its document, because a second file would take more time than their bytes
 * (docs/decisions/010). The @font-face rules with a file are in a style sheet for browsers without scripts only:
 * otherwise the start script loads the fonts, and reads family and weight from <link> elements.
 * @param styles the page's styles, which begin with the order of the layers
 * @param faces the @font-face rules of all fonts and of their fallbacks
 */
export function inlineStyles(styles: string, faces: string): InlineStyles {
  const sheet = postcss.parse(faces)
  const fonts: AtRule[] = []
  sheet.walkAtRules('font-face', (face) => {
    if (declared(face, 'src').startsWith('url(')) fonts.push(face)
  })
  if (fonts.length === 0) throw new Error('The build has no fonts')
  for (const face of fonts) face.remove()
  sheet.walkComments((comment) => void comment.remove())
  return {
    head: [`<style>${styles}${String(sheet).trim()}</style>`, ...fonts.map(fontLink)],
    withoutScripts: fonts.join(''),
  }
}

/** `media=print` keeps the browser from loading the font before the start script does. */
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
