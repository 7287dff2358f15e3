// The Markdown of web/content: headings, paragraphs, lists, notes and bold text. The pages show no more, and show a text as
// it is written. mdast reads the Markdown and says where the parts begin; everything that the pages do not show is reported.

import type { Blockquote, Heading, List, Nodes, Root, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import type { Report } from './report.ts'

export type Line = { line: number; text: string }

export type MarkdownBlock =
  | { kind: 'heading'; line: number; level: number; text: string }
  | { kind: 'paragraph'; line: number; lines: Line[] }
  | { kind: 'list'; line: number; items: Line[] }
  | { kind: 'note'; line: number; text: string }

/** The blocks of a Markdown text; `above` counts the lines of the file before the text. */
export function blocksOf(markdown: string, report: Report, above: number): MarkdownBlock[] {
  const source = withoutComments(markdown)
  const written = source.split('\n')
  const reported = new Set<number>()
  const reportOnce: Report = (line, text) => {
    if (!reported.has(line)) report(above + line, text)
    reported.add(line)
  }
  for (const [index, line] of written.entries()) {
    const found = foreignLines.find(([sign]) => sign.test(line))
    if (found) reportOnce(index + 1, found[1])
  }
  const linesOf = ({ position }: Nodes, signs = /^/): Line[] =>
    written.slice(position!.start.line - 1, position!.end.line).map((line, index) => ({
      line: above + position!.start.line + index,
      text: line.trim().replace(signs, '').trim(),
    }))
  return treeOf(source).children.flatMap((node) => {
    checkNode(node, source, reportOnce)
    return blockOf(node, linesOf)
  })
}

/** A compilation after one change parses one file again: 20 ms instead of 500 ms. */
function treeOf(source: string): Root {
  const tree = trees.get(source) ?? fromMarkdown(source)
  trees.set(source, tree)
  return tree
}

const trees = new Map<string, Root>()

type LinesOf = (node: Nodes, signs?: RegExp) => Line[]

function blockOf(node: RootContent, linesOf: LinesOf): MarkdownBlock[] {
  const [{ line, text } = { line: 0, text: '' }, ...more] = linesOf(node)
  switch (node.type) {
    case 'heading':
      return [{ kind: 'heading', line, level: node.depth, text: text.replace(/^#+\s*/, '') }]
    case 'list':
      return [
        {
          kind: 'list',
          line,
          items: node.children.map((item) => joined(linesOf(item, /^[-*+]\s+/))),
        },
      ]
    case 'blockquote':
      return [{ kind: 'note', ...joined(linesOf(node, /^>\s*/)) }]
    case 'paragraph':
      return [{ kind: 'paragraph', line, lines: [{ line, text }, ...more] }]
    default:
      return []
  }
}

function joined(lines: readonly Line[]): Line {
  return { line: lines[0]?.line ?? 0, text: joinedText(lines) }
}

/** A paragraph's text, whose line breaks are spaces. */
export function joinedText(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text)
    .join(' ')
    .trim()
}

/** A text of a page that shows no bold text: asterisks are reported. */
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

/** Comments become empty, and keep the number of lines. */
function withoutComments(markdown: string): string {
  return markdown.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
}

/** Reports a node that the pages do not show, and the first such node within it. */
function checkNode(node: Nodes, source: string, report: Report) {
  const at = node.position!.start
  const written = source.slice(at.offset, node.position!.end.offset)
  const advice = foreignNode(node, written)
  if (advice) report(at.line, advice)
  else if ('children' in node) for (const child of node.children) checkNode(child, source, report)
}

const foreign: Readonly<Record<string, string>> = {
  thematicBreak: 'A line between two parts is not shown. Delete the line, or write a heading.',
  code: 'Code and indented lines are not shown in texts. Delete the signs or the spaces at the start of the line.',
  inlineCode: 'Code is not shown in texts. Delete the signs `.',
  html: 'HTML is not allowed. Write plain words; bold is **bold**.',
  emphasis: 'Italics are not shown. Delete the signs * or _; bold is **bold**.',
  break:
    'A line break within a paragraph is not shown. Delete the spaces or the backslash at the end of the line.',
  image: 'Pictures do not stand in texts. A tour’s day has its picture in the line "picture:".',
  link: 'Links are not shown in texts. Write the words without brackets and address.',
  linkReference: 'Links are not shown in texts. Write the words without brackets and address.',
  definition: 'Links are not shown in texts. Delete the line with the address.',
}

/** What an editor does about a node that the pages do not show; null for all others. */
function foreignNode(node: Nodes, written: string): string | null {
  switch (node.type) {
    case 'heading':
      return headingAdvice(node, written)
    case 'list':
      return listAdvice(node, written)
    case 'blockquote':
      return isOneParagraph(node)
        ? null
        : 'A note is one paragraph. Begin each of its lines with "> ", without an empty line between.'
    case 'strong':
      return written.startsWith('__') ? 'Bold text stands between two asterisks: **bold**.' : null
    case 'text':
      return textAdvice(written)
    default:
      return foreign[node.type] ?? null
  }
}

function headingAdvice({ depth }: Heading, written: string): string | null {
  if (!written.startsWith('#'))
    return 'A line of === or --- makes the line above a heading. Write "## " before a heading, and delete this line.'
  if (depth === 1)
    return 'A heading has two # signs: the page’s own title is the only one of the first level.'
  return /\s#+$/.test(written) ? 'Delete the # signs at the end of the heading.' : null
}

function listAdvice({ ordered, children }: List, written: string): string | null {
  if (ordered) return 'Numbered lists are not shown. Begin the item with "- ".'
  if (children.some((item) => item.children.some(({ type }) => type === 'list')))
    return 'A list within a list is not shown. Move the item to the start of the line.'
  if (!children.every(isOneParagraph))
    return 'An item of a list is one paragraph. Write the rest as an item of its own.'
  return /^[-*+]\s+\[[ x]\]/im.test(written) ? 'Boxes are not shown. Delete "[ ]".' : null
}

function isOneParagraph({ children }: Blockquote | List['children'][number]): boolean {
  return children.length === 1 && (children[0] as RootContent).type === 'paragraph'
}

function textAdvice(written: string): string | null {
  if (/&(?:#\w+|[a-z]\w*);/i.test(written))
    return 'A sign is written as a code, such as &nbsp;. Write the sign itself, or a space.'
  if (/\\[!-/:-@[-`{-~]/.test(written)) return 'A backslash would be shown. Delete the backslash.'
  return /~~|\[\^/.test(written)
    ? 'Struck words and footnotes are not shown. Write plain words.'
    : null
}

// What mdast reads as plain text.
// biome-ignore format: a table
const foreignLines: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/^\t/,                      'There is a tab before the text. Delete it.'],
  [/^#+[^#\s]/,                'A heading needs a space behind its # signs.'],
  [/^[-–—•][^\s-]/,            'An item of a list begins with a hyphen and a space: "- ".'],
  [/^[–—•]\s/,                 'An item of a list begins with a hyphen and a space: "- ".'],
  [/^\d+[.)]\s/,               'Numbered lists are not shown. Begin the item with "- ".'],
  [/^\s*\||\|\s*:?-{3,}/,      'Tables are not shown. Write a list: each line begins with "- ".'],
  [/\[[^\]]*(\]\([^)]*)?$/,    'This looks like half a link: a bracket is opened and not closed. Links are not shown in texts; write the words alone.'],
  [/(?:https?:\/\/|www\.)\S/i, 'Addresses of pages are not shown as links. Write the name of the page.'],
  [/\d\s?—\s?\d/,              'There is an em dash (—) between two numbers. A range has an en dash: 15–20.'],
  [/<!--|-->/,                 'A comment begins with <!-- and ends with -->. One of the two is missing.'],
]
