// Changes of a style sheet's text: layers, rules for print, short names, minified CSS.

import { type Targets, transform } from 'lightningcss'
import postcss, { type AtRule, type Rule } from 'postcss'

/** The style sheet with its rules of the layer `components` in the layer `components.<name>`. */
export function inLayer(css: string, name: string): string {
  const sheet = postcss.parse(css)
  sheet.walkAtRules('layer', (rule) => {
    if (rule.params === 'components') rule.params = `components.${name}`
  })
  return sheet.toString()
}

/** Separates the rules for print from the other rules of a sheet of components. */
export function withoutPrint(css: string): { screen: string; print: string } {
  const sheet = postcss.parse(css)
  let print = ''
  sheet.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return
    print += insideParents(rule)
    rule.remove()
  })
  // Removes layers that are empty now, and statements of the order, which layers() of page-styles.ts writes.
  sheet.walkAtRules('layer', (layer) => {
    if (!layer.nodes?.length) layer.remove()
  })
  return { screen: sheet.toString(), print }
}

/** The content of an at-rule, inside the selectors of the rules around the at-rule. */
function insideParents({ nodes = [], parent }: AtRule): string {
  let css = nodes.map((node) => (node.type === 'decl' ? `${node};` : `${node}`)).join('')
  for (let rule = parent; rule?.type === 'rule'; rule = rule.parent) {
    css = `${(rule as Rule).selector}{${css}}`
  }
  return css
}

const PROPERTY = /(?<![\w-])--[a-z][\w-]*/g

/**
 * Returns a function that gives custom properties short names, which saves about 150 bytes a page. A
 * property that the site's code names keeps its name.
 */
export function shortener(
  styles: readonly string[],
  code: readonly string[],
): (css: string) => string {
  const kept = new Set(code.flatMap((text) => text.match(PROPERTY) ?? []))
  const all = [...new Set(styles.flatMap((css) => css.match(PROPERTY) ?? []))].sort()
  const names = new Map(all.map((name, index) => [name, `--${index.toString(36)}`]))
  return (css) =>
    css.replace(PROPERTY, (name) => (kept.has(name) ? name : (names.get(name) ?? name)))
}

export function minified(css: string, targets: Targets): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets,
  })
  return code.toString().trim()
}

/** Vite's names of browsers, such as `safari17.5`, as Lightning CSS wants them. */
export function targetsOf(names: readonly string[]): Targets {
  return Object.fromEntries(
    names.map((name) => {
      const [, browser = '', major, minor = 0] = /^([a-z]+)(\d+)(?:\.(\d+))?$/.exec(name) ?? []
      return [browser, (Number(major) << 16) | (Number(minor) << 8)]
    }),
  )
}
