// A built page as a tree of elements, for tests that compare everything in a part of the page.

import { type HtmlElement, HtmlValidate, Parser } from 'html-validate'
import { fileOf } from '../suite/serve.mjs'
import { read } from './site.ts'

const parser = new Parser(await new HtmlValidate({ root: true }).getConfigFor('page.html'))

export function treeOf(path: string): HtmlElement {
  return parser.parseHtml(read(fileOf(path)))
}

/** The elements below `root` that fit a selector, in their order. */
export function all(root: HtmlElement, selector: string): HtmlElement[] {
  return root.querySelectorAll(selector)
}

/** The only element that fits a selector; throws when there is none, or a second. */
export function one(root: HtmlElement, selector: string): HtmlElement {
  const found = all(root, selector)
  if (found.length !== 1) throw new Error(`${found.length} elements fit ${selector}, not one`)
  return found[0]!
}

/** The decoded text of an element, with spaces collapsed. */
export function words(element: HtmlElement): string {
  return element.textContent
    .replace(/&quot;|&#x27;/g, (entity) => (entity === '&quot;' ? '"' : "'"))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

export function texts(root: HtmlElement, selector: string): string[] {
  return all(root, selector).map(words)
}

/** An attribute's value; null without the attribute. */
export function attribute(element: HtmlElement, name: string): string | null {
  return element.getAttributeValue(name)
}

/** The name and the address of each link; the address is null without `href`. */
export function links(root: HtmlElement, selector = 'a'): [string, string | null][] {
  return all(root, selector).map((link) => [
    attribute(link, 'aria-label') ?? words(link),
    attribute(link, 'href'),
  ])
}

/** The innermost section whose first second-level heading has these words. */
export function sectionOf(root: HtmlElement, heading: string): HtmlElement {
  const found = all(root, 'section').filter((section) => texts(section, 'h2')[0] === heading)
  const section = found.at(-1)
  if (!section) throw new Error(`No section ${heading}`)
  return section
}

/** The part of a page between its bars and its footer. */
export function mainOf(path: string) {
  return one(treeOf(path), 'main')
}
