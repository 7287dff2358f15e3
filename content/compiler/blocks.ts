// The Markdown of content/: headings, paragraphs, lists, notes and bold text. Pages show nothing else, so everything
// else is reported. mdast finds the blocks; their text is taken from the source, as it is written.

import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Report } from './report.ts'

export type Line = { line: number; text: string }

export type MarkdownBlock =
  | { kind: 'heading'; line: number; level: number; text: string }
  | { kind: 'paragraph'; line: number; lines: Line[] }
  | { kind: 'list'; line: number; items: Line[] }
  | { kind: 'note'; line: number; text: string }

const ITEM = /^[-*+]\s+/

/** The blocks of a Markdown text; `above` counts the lines of the file before the text. */
export function blocksOf(markdown: string, report: Report, above: number): MarkdownBlock[] {
  // Comments become empty, and keep the number of lines.
  const source = markdown.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
  const written = source.split('\n')
  const adviceByLine = new Map<number, string>()
  for (const [index, line] of written.entries()) {
    const found = foreignLines.find(([sign]) => sign.test(line))
    if (found) adviceByLine.set(index + 1, found[1])
  }
  const { children } = treeOf(source)
  for (const node of children) {
    for (const [line, advice] of foreignNodes(node, source))
      if (!adviceByLine.has(line)) adviceByLine.set(line, advice)
  }
  for (const [line, advice] of adviceByLine) report(above + line, advice)

  const linesOf = ({ position }: Nodes, signs: RegExp): Line[] =>
    written.slice(position!.start.line - 1, position!.end.line).map((line, index) => ({
      line: above + position!.start.line + index,
      text: line.trim().replace(signs, '').trim(),
    }))
  const joined = (node: Nodes, signs: RegExp): Line => {
    const lines = linesOf(node, signs)
    return { line: lines[0]!.line, text: joinedText(lines) }
  }
  return children.flatMap((node): MarkdownBlock[] => {
    const line = above + node.position!.start.line
    switch (node.type) {
      case 'heading':
        return [{ kind: 'heading', level: node.depth, ...linesOf(node, /^#+\s*/)[0]! }]
      case 'list':
        return [{ kind: 'list', line, items: node.children.map((item) => joined(item, ITEM)) }]
      case 'blockquote':
        return [{ kind: 'note', ...joined(node, /^>\s*/) }]
      case 'paragraph':
        return [{ kind: 'paragraph', line, lines: linesOf(node, /^/) }]
      default:
        return []
    }
  })
}

const trees = new Map<string, Root>()

/** A compilation after one change parses one file again: 20 ms instead of 500 ms. */
function treeOf(source: string): Root {
  if (!trees.has(source)) trees.set(source, fromMarkdown(source))
  return trees.get(source)!
}

/** A paragraph's text, whose line breaks are spaces. */
export const joinedText = (lines: readonly Line[]) =>
  lines.reduce((all, { text }) => `${all} ${text}`, '').trim()

/** A text of a page that shows no bold text: two asterisks are reported. */
export function plain(text: string, line: number, report: Report): string {
  if (text.includes('**')) report(line, 'Bold text is not shown here. Delete the asterisks.')
  return text
}

/** HTML of a text in which **bold** is allowed. */
export function inlineHtml(text: string, line: number, report: Report): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const html = escaped.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
  if (html.includes('**'))
    report(line, 'Bold text begins with ** and must end with **. One of the two is missing.')
  return html
}

/** Line and advice for each node that the pages do not show. The nodes within such a node are not reported. */
function* foreignNodes(node: Nodes, source: string): Generator<[line: number, advice: string]> {
  const { start, end } = node.position!
  const written = source.slice(start.offset, end.offset)
  const found = foreign.find(
    ([type, sign]) =>
      type === node.type && (sign instanceof RegExp ? sign.test(written) : sign(node)),
  )
  if (found) yield [start.line, found[2]]
  else if ('children' in node) for (const child of node.children) yield* foreignNodes(child, source)
}

const typesIn = (node: Nodes) => ('children' in node ? node.children.map(({ type }) => type) : [])
const hasList = (node: Nodes) => typesIn(node).includes('list')
const isNoParagraph = (node: Nodes) => String(typesIn(node)) !== 'paragraph'

const LINK = 'Links are not shown in texts. Write the words without brackets and address.'

// What an editor does about a node that the pages do not show. The first row that fits counts.
// biome-ignore format: a table
const foreign: readonly (readonly [type: Nodes['type'], sign: RegExp | ((node: Nodes) => boolean), advice: string])[] = [
  ['thematicBreak', /^/,             'A line between two parts is not shown. Delete the line, or write a heading.'],
  ['code',          /^/,             'Code and indented lines are not shown in texts. Delete the signs or the spaces at the start of the line.'],
  ['inlineCode',    /^/,             'Code is not shown in texts. Delete the signs `.'],
  ['html',          /^/,             'HTML is not allowed. Write plain words; bold is **bold**.'],
  ['emphasis',      /^/,             'Italics are not shown. Delete the signs * or _; bold is **bold**.'],
  ['break',         /^/,             'A line break within a paragraph is not shown. Delete the spaces or the backslash at the end of the line.'],
  ['image',         /^/,             'Pictures do not stand in texts. A tour’s day has its picture in the line "picture:".'],
  ['link',          /^/,             LINK],
  ['linkReference', /^/,             LINK],
  ['definition',    /^/,             'Links are not shown in texts. Delete the line with the address.'],
  ['heading',       /^[^#]/,         'A line of === or --- makes the line above a heading. Write "## " before a heading, and delete this line.'],
  ['heading',       /^#(?!#)/,       'A heading has two # signs: the page’s own title is the only one of the first level.'],
  ['heading',       /\s#+$/,         'Delete the # signs at the end of the heading.'],
  ['list',          /^\d/,           'Numbered lists are not shown. Begin the item with "- ".'],
  ['listItem',      hasList,         'A list within a list is not shown. Move the item to the start of the line.'],
  ['listItem',      isNoParagraph,   'An item of a list is one paragraph. Write the rest as an item of its own.'],
  ['listItem',      /^[-*+]\s+\[[ x]\]/i, 'Boxes are not shown. Delete "[ ]".'],
  ['blockquote',    isNoParagraph,   'A note is one paragraph. Begin each of its lines with "> ", without an empty line between.'],
  ['strong',        /^__/,           'Bold text stands between two asterisks: **bold**.'],
  ['text',          /&(?:#\w+|[a-z]\w*);/i, 'A character is written as a code, such as &nbsp;. Write the character itself, or a space.'],
  ['text',          /\\[!-/:-@[-`{-~]/, 'A backslash would be shown. Delete the backslash.'],
  ['text',          /\[\^/,          'Footnotes are not shown. Write plain words.'],
]

// Lines that mdast may read as plain text.
// biome-ignore format: a table
const foreignLines: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/^\t/,                      'There is a tab before the text. Delete it.'],
  [/^#+[^#\s]/,                'A heading needs a space behind its # signs.'],
  [/^(?:-[^\s-]|[–—•●○◦▪■‣·➢✓]|o\s)/, 'An item of a list begins with a hyphen and a space: "- ".'],
  [/^\d+[.)]\s/,               'Numbered lists are not shown. Begin the item with "- ".'],
  [/^\s*\||\|\s*:?-{3,}/,      'Tables are not shown. Write a list: each line begins with "- ".'],
  [/\[[^\]]*(\]\([^)]*)?$/,    'This looks like half a link: a bracket is opened and not closed. Links are not shown in texts; write the words alone.'],
  [/(?:https?:\/\/|www\.)\S/i, 'Addresses of pages are not shown as links. Write the name of the page.'],
  [/\d\s?—\s?\d/,              'There is an em dash (—) between two numbers. A range has an en dash: 15–20.'],
  [/<!--|-->/,                 'A comment begins with <!-- and ends with -->. One of the two is missing.'],
]
