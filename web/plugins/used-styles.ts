// Splits the style sheets into a base and the rest, and finds the rest's rules that a page's HTML
// uses. Each page carries both: with links to the sheets, Home's first paint comes 370 ms later (010).

import postcss, { type AtRule, type Container } from 'postcss'

/** `base`: three layers and the local fonts, on every page. `late`: the rest of each sheet. */
export function splitStyles(sheets: Readonly<Record<string, string>>) {
  const base: string[] = []
  const late: Record<string, string> = {}
  for (const [file, css] of Object.entries(sheets)) {
    const rest = postcss.parse(css)
    rest.each((node) => {
      if (isBase(node)) base.push(String(node.remove()))
    })
    late[file] = String(rest)
  }
  return { base: base.join(''), late }
}

function isBase(node: postcss.ChildNode): boolean {
  if (node.type !== 'atrule') return false
  if (node.name === 'layer') return /^(reset|tokens|base)$/.test(node.params)
  return node.name === 'font-face' && !String(node).includes('url(')
}

/** From HTML to the rules that it may use, without declarations that the HTML `before` may use. */
export function usedStyles(css: string): (html: string, before?: string) => string {
  const sheet = postcss.parse(css)
  return (html, before) => {
    const used = sheet.clone()
    prune(used, namesIn(html), before === undefined ? null : namesIn(before))
    const text = used.toString()
    // The name of keyframes that no animation uses stands in the text once.
    used.walkAtRules('keyframes', (rule) => {
      if (text.split(rule.params).length < 3) rule.remove()
    })
    return used.toString()
  }
}

/** The names of elements, and the classes with a dot before them. */
function namesIn(html: string): Set<string> {
  const tags = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name.toLowerCase())
  const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.split(' ').map((name) => `.${name}`),
  )
  return new Set([...tags, ...classes])
}

/**
 * Removes rules that `names` cannot match, at-rules of no first paint, and declarations of rules
 * that `before` uses. In a rule that `before` does not use, `before` is null: it uses no nested rule.
 */
function prune(container: Container, names: Set<string>, before: Set<string> | null) {
  container.each((node) => {
    if (node.type === 'decl' && before) node.remove()
    if (node.type === 'decl' || node.type === 'comment') return
    if (node.type === 'atrule' && (!node.nodes || node.name === 'keyframes')) return
    if (node.type === 'rule')
      node.selectors = node.selectors.filter((selector) => mayMatch(selector, names))
    const isKept = node.type === 'rule' ? node.selector !== '' : isForFirstPaint(node)
    const isUsed = (each: string) => before !== null && mayMatch(each, before)
    if (isKept)
      prune(node, names, node.type === 'atrule' || node.selectors.every(isUsed) ? before : null)
    if (!isKept || !node.nodes?.length) node.remove()
  })
}

const isForFirstPaint = ({ name, params }: AtRule) =>
  name !== 'font-face' &&
  !/^(print|\(scripting:none\)|\(forced-colors|\(prefers-reduced-motion|not)/.test(params)

/** States after an action, which brings the whole sheets; without their rules, documents are 450 bytes lighter. */
const STATES =
  /:(hover|active|focus|disabled|user-invalid|popover-open|target)\b|\[data-(stuck|far)\]/

/**
 * Whether the names have every element and class of a selector; :not() and the like, attributes and
 * states do not count.
 */
function mayMatch(selector: string, names: Set<string>): boolean {
  let plain = selector
  // From the inside, because functions contain functions.
  const innermost = /:[\w-]+\([^()]*\)/g
  while (innermost.test(plain)) plain = plain.replace(innermost, '')
  if (STATES.test(plain)) return false
  plain = plain.replace(/\[[^\]]*\]|::?[\w-]+/g, '')
  const used = plain.match(/\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/gi) ?? []
  return used.every((name) => names.has(name.startsWith('.') ? name : name.toLowerCase()))
}
