import postcss, { type Container } from 'postcss'

/**
 * The declarations of some style sheets whose values contain light-dark(), written for browsers that do not know this
 * function: of two custom properties that stand before the colours, that of the theme in use is invalid, so that its
 * colour counts, and the other one is empty. The rules are in no cascade layer, so they override the sheets wherever
 * start/older-browser.ts adds them to the page.
 */
export function olderColours(css: string): string {
  const sheet = postcss.parse(css)
  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('light-dark('))
      declaration.value = inBothThemes(declaration.value)
    else declaration.remove()
  })
  sheet.walkAtRules('layer', (layer) => {
    layer.replaceWith(layer.nodes ?? [])
  })
  removeEmpty(sheet)
  return THEMES + WITHOUT_MAPS + sheet.toString()
}

const LIGHT = '--light:initial;--dark: ;'
const DARK = '--light: ;--dark:initial;'

/** As tokens.css chooses `color-scheme`; paper is light. */
const THEMES = [
  `:root{${LIGHT}color-scheme:light}`,
  `@media screen and (prefers-color-scheme:dark){:root{${DARK}color-scheme:dark}}`,
  `:root[data-theme=light]{${LIGHT}color-scheme:light}`,
  `@media screen{:root[data-theme=dark]{${DARK}color-scheme:dark}}`,
].join('')

/** The maps' files have light-dark() in attributes, which no style sheet can replace: a map would be black. */
const WITHOUT_MAPS = 'svg[data-shape]{display:none}'

/** "light-dark(day,night)" becomes "var(--light,day) var(--dark,night)". */
function inBothThemes(value: string): string {
  const written = value.replace(
    /light-dark\(([^(),]+),([^(),]+)\)/g,
    'var(--light,$1) var(--dark,$2)',
  )
  if (written.includes('light-dark('))
    throw new Error(`plugins/older-colours.ts cannot read "${value}"`)
  return written
}

/** Removes comments, and rules without content. */
function removeEmpty(container: Container) {
  container.each((node) => {
    if (node.type === 'decl') return
    if (node.type !== 'comment') removeEmpty(node)
    if (node.type === 'comment' || !node.nodes?.length) node.remove()
  })
}
