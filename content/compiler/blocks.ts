// Reads the Markdown of tours and articles: headings, paragraphs, lists, notes and bold text. Other
// Markdown is reported. A parser finds the blocks, whose texts are copied from the source unchanged.

import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Report } from './mistakes.ts'

/** A text whose line breaks are spaces, and its first line. */
export type Line = { line: number; text: string }

export type MarkdownBlock =
  | ({ kind: 'heading'; level: number } & Line)
  // `source` has the line breaks.
  | ({ kind: 'paragraph'; source: string } & Line)
  | ({ kind: 'note' } & Line)
  | { kind: 'list'; line: number; items: Line[] }

/** The blocks of a Markdown text; `above` counts the lines of the file before the text. */
export function blocksOf(markdown: string, report: Report, above: number): MarkdownBlock[] {
  // Comments become empty, and keep the number of lines.
  const source = markdown.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
  const root = fromMarkdown(source)
  const adviceAt = new Map(foreignNodes(root, source))
  for (const [index, line] of source.split('\n').entries()) {
    const found = foreignLines.find(([sign]) => sign.test(line))
    if (found) adviceAt.set(index + 1, found[1])
  }
  for (const [line, advice] of adviceAt) report(above + line, advice)

  const written = ({ position }: Nodes) =>
    source.slice(position!.start.offset, position!.end.offset)
  const lineOf = (node: Nodes, sign = /^/): Line => ({
    line: above + node.position!.start.line,
    text: written(node)
      .replace(sign, '')
      .replace(/\s*\n\s*/g, ' ')
      .trim(),
  })
  return root.children.flatMap((node): MarkdownBlock[] => {
    const { type } = node
    if (type === 'heading') return [{ kind: type, level: node.depth, ...lineOf(node, /^#+/) }]
    if (type === 'blockquote') return [{ kind: 'note', ...lineOf(node, /^ *>/gm) }]
    if (type === 'paragraph') return [{ kind: type, source: written(node), ...lineOf(node) }]
    // Nodes of other types are reported above, or by text-checks.ts.
    if (type !== 'list') return []
    const items = node.children.map((item) => lineOf(item, /^[-*+]\s/))
    return [{ kind: type, line: lineOf(node).line, items }]
  })
}

/** A text of a page that shows no bold text: two asterisks are reported. */
export function plain({ line, text }: Line, report: Report): string {
  if (text.includes('**')) report(line, 'Bold text is not shown here. Delete the asterisks.')
  return text
}

/** Line and advice for each outermost node that the pages do not show. */
function* foreignNodes(node: Nodes, source: string): Generator<[line: number, advice: string]> {
  const { start, end } = node.position!
  const children: Nodes[] = 'children' in node ? node.children : []
  const isContainer = node.type === 'listItem' || node.type === 'blockquote'
  const read = isContainer
    ? String(children.map(({ type }) => type))
    : source.slice(start.offset, end.offset)
  const found = foreign.find(([type, sign]) => type === node.type && sign.test(read))
  if (found) yield [start.line, found[2]]
  else for (const child of children) yield* foreignNodes(child, source)
}

// What an editor does about a node that the pages do not show. The first row that fits counts. The
// sign is in the node's source; for an item and a note, in the types of their children.
// biome-ignore format: a table
const foreign: readonly (readonly [type: Nodes['type'], sign: RegExp, advice: string])[] = [
  ['thematicBreak', /^/,     'A line between parts is not shown. Delete it, or write a heading.'],
  ['code',       /^/,        'Indented lines are not shown. Delete the spaces before the text.'],
  ['emphasis',   /^/,        'Italics are not shown. Delete the signs * or _; bold is **bold**.'],
  ['break',      /^/,        'A line break is not shown. Delete the spaces or the \\ before it.'],
  ['heading',    /^[^#]/,    'A line of === or --- is no heading. Write "## " before a heading.'],
  ['heading',    /^#(?!#)/,  'A line of text begins with no #. Delete it, or write ## for a heading.'],
  ['heading',    /^#+$|\s#+$/, 'Write the words of the heading behind its # signs, and no # at the end.'],
  ['listItem', /^(?!paragraph$)/, 'An item is one paragraph. Begin the rest with "- ", no indent.'],
  ['blockquote', /^(?!paragraph$)/, 'A note is one paragraph. Delete its empty lines.'],
  ['strong',     /^__/,      'Bold text stands between two asterisks: **bold**.'],
  ['text',       /\*\*/,     'Bold text begins and ends with **. One of the two is missing.'],
  ['text',       /\\[!-/:-@[-`{-~]/, 'A backslash would be shown. Delete the backslash.'],
]

// Lines that mdast may read as plain text.
// biome-ignore format: a table
const foreignLines: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/^#+[^#\s]/,                'A heading needs a space behind its # signs.'],
  [/^(-[^\s-]|[*+o] |[–—•●○◦▪■‣·➢✓])/, 'An item of a list begins with a hyphen and a space: "- ".'],
  [/^\s*\d+[.)]\s/,            'Numbered lists are not shown. Begin the item with "- ".'],
  [/^\s*\||\|\s*:?-{3,}/,      'Tables are not shown. Write a list: each line begins with "- ".'],
  [/\[[^\]]*$/,                'A bracket is opened and not closed. Write words without brackets.'],
  [/(?:https?:\/\/|www\.)\S/i, 'Addresses of pages are not shown as links. Name the page.'],
  [/\d\s?—\s?\d/,              'An em dash is between numbers. A range has an en dash: 15–20.'],
  [/<!--|-->/,                 'A comment begins with <!-- and ends with -->. One is missing.'],
]
