// What is asked of parse5's trees here.

import { type DefaultTreeAdapterTypes, parse } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
export type Element = DefaultTreeAdapterTypes.Element

type Options = {
  /** Each node knows its place in the text. Parsing takes twice as long then. */
  places?: boolean
}

/** Every node of a page in the order of its text, those in <noscript> included. */
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

/** The text of an element that holds nothing else. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}
