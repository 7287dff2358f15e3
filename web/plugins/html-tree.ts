// Reads HTML with parse5, and finds nodes, attributes and texts in its trees.

import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

type Options = {
  /** Adds to each node its offsets in the text, which doubles the time of parsing. */
  places?: boolean
}

/** All nodes of a page in document order, including those in <noscript>. */
export function nodesOf(html: string, { places = false }: Options = {}): Node[] {
  const page = parse(html, { sourceCodeLocationInfo: places, scriptingEnabled: false })
  return [...descendantsOf(page)]
}

function* descendantsOf(node: Node | DefaultTreeAdapterTypes.Document): Generator<Node> {
  if (!('childNodes' in node)) return
  for (const child of node.childNodes) {
    yield child
    yield* descendantsOf(child)
  }
}

export function isElement(node: Node, name: string): node is Element {
  return 'tagName' in node && node.tagName === name
}

export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value
}

/** The text of an element without child elements. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
