import { CODE } from '../src/start/attributes.ts'
import { attributeOf, type Element, isElement, type Node, nodesOf } from './html-tree.ts'

/** The parts of a page: files of code, lines of the head, HTML of the app, and HTML for the end of the body. */
export type Parts = { code: readonly string[]; head: readonly string[]; body: string; end: string }

type Edit = { start: number; end: number; text: (parts: Parts) => string }

/**
 * Parses the built index.html and returns a function that inserts the parts of a page. The edits are made in
 * the text, at the offsets of the parsed nodes, so that all other bytes but the indentation stay as Vite and
 * React wrote them.
 */
export function pageTemplate(indented: string): (parts: Parts) => string {
  const html = indented.replace(/^ +/gm, '')
  const edits = editsOf(html).sort((a, b) => a.start - b.start)
  return (parts) => {
    let page = ''
    let at = 0
    for (const { start, end, text } of edits) {
      page += html.slice(at, start) + text(parts)
      at = end
    }
    return page + html.slice(at)
  }
}

function editsOf(html: string): Edit[] {
  const nodes = nodesOf(html, { places: true })
  const root = element('html', () => true)
  const afterName = placeOf(root.sourceCodeLocation?.startTag).start + '<html'.length
  return [
    {
      start: afterName,
      end: afterName,
      text: ({ code }) => ` ${CODE}="${code.join(' ')}"`,
    },
    // The styles are inlined, and the start script loads the code.
    removed(element('link', (link) => attributeOf(link, 'rel') === 'stylesheet')),
    removed(element('script', (script) => attributeOf(script, 'type') === 'module')),
    { ...comment('head'), text: ({ head }) => head.join('\n') },
    { ...comment('app'), text: ({ body }) => body },
    { ...comment('end'), text: ({ end }) => end },
    ...nodes.filter(isRemark).map(removed),
  ]

  function element(name: string, fits: (element: Element) => boolean): Element {
    for (const node of nodes) if (isElement(node, name) && fits(node)) return node
    throw new Error(`The built index.html has no <${name}> that is wanted here`)
  }

  function comment(text: string) {
    for (const node of nodes) {
      if (node.nodeName === '#comment' && 'data' in node && node.data === text) {
        return placeOf(node.sourceCodeLocation)
      }
    }
    throw new Error(`index.html has no <!--${text}-->`)
  }

  /** Removes an element and the white space before it. */
  function removed({ sourceCodeLocation }: Node): Edit {
    const { start, end } = placeOf(sourceCodeLocation)
    return { start: html.slice(0, start).trimEnd().length, end, text: () => '' }
  }
}

/** Whether a node is a comment that explains index.html, and not a placeholder. */
function isRemark(node: Node): boolean {
  return (
    node.nodeName === '#comment' && 'data' in node && !['head', 'app', 'end'].includes(node.data)
  )
}

function placeOf(location: { startOffset: number; endOffset: number } | null | undefined) {
  if (!location)
    throw new Error('parse5 has no position for an element that index.html does not contain')
  return { start: location.startOffset, end: location.endOffset }
}
