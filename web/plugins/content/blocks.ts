// The Markdown of web/content: headings, paragraphs, lists, notes and bold text. The pages can show no more,
// so everything else is reported. This file parses the Markdown without a library, because each message names the
// line of its mistake.

import type { Report } from './report.ts'

export type Line = { line: number; text: string }

export type MarkdownBlock =
  | { kind: 'heading'; line: number; level: number; text: string }
  | { kind: 'paragraph'; line: number; lines: Line[] }
  | { kind: 'list'; line: number; items: Line[] }
  | { kind: 'note'; line: number; text: string }

/** The blocks of a Markdown text; `above` counts the lines of the file before the text. */
export function blocksOf(markdown: string, report: Report, above: number): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = []
  let open: MarkdownBlock | null = null
  for (const [index, written] of withoutComments(markdown).split('\n').entries()) {
    const line = above + index + 1
    const text = written.trim()
    reportForeign(written, line, report)
    if (text === '') open = null
    else if (!open || !continued(open, line, text)) {
      open = blockAt(line, text)
      blocks.push(open)
    }
  }
  return blocks
}

/** The block that a line begins. */
function blockAt(line: number, text: string): MarkdownBlock {
  const [, signs, heading] = /^(#+)\s*(.*)$/.exec(text) ?? []
  if (signs) return { kind: 'heading', line, level: signs.length, text: heading ?? '' }
  const item = itemOf(text)
  if (item !== null) return { kind: 'list', line, items: [{ line, text: item }] }
  const note = noteOf(text)
  if (note !== null) return { kind: 'note', line, text: note }
  return { kind: 'paragraph', line, lines: [{ line, text }] }
}

/** Adds a line to the block above it; false if the line begins a block of its own. */
function continued(block: MarkdownBlock, line: number, text: string): boolean {
  const item = itemOf(text)
  const note = noteOf(text)
  if (block.kind === 'heading' || text.startsWith('#')) return false
  if (block.kind === 'list' && item !== null) {
    block.items.push({ line, text: item })
    return true
  }
  if (block.kind === 'note' && item === null) {
    block.text += ` ${note ?? text}`
    return true
  }
  if (item !== null || note !== null) return false
  if (block.kind === 'paragraph') block.lines.push({ line, text })
  const last = block.kind === 'list' ? block.items.at(-1) : undefined
  if (last) last.text += ` ${text}`
  return true
}

function itemOf(text: string): string | null {
  return /^[-*+]\s+(.*)$/.exec(text)?.[1] ?? null
}

function noteOf(text: string): string | null {
  return /^>\s*(.*)$/.exec(text)?.[1] ?? null
}

/** A paragraph's text, whose line breaks are spaces. */
export function joinedText(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(' ')
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

// biome-ignore format: a table
const foreign: readonly (readonly [sign: RegExp, advice: string])[] = [
  [/^\t/,                      'There is a tab before the text. Delete it.'],
  [/^#+[^#\s]/,                'A heading needs a space behind its # signs.'],
  [/^#\s/,                     'A heading has two # signs: the page’s own title is the only one of the first level.'],
  [/^\s{2,}[-*+]\s/,           'A list within a list is not shown. Move the item to the start of the line.'],
  [/^[-–—•][^\s-]/,            'An item of a list begins with a hyphen and a space: "- ".'],
  [/^[–—•]\s/,                 'An item of a list begins with a hyphen and a space: "- ".'],
  [/^\d+[.)]\s/,               'Numbered lists are not shown. Begin the item with "- ".'],
  [/\[[^\]]*\]\([^)]*\)/,      'Links are not shown in texts. Write the words without brackets and address.'],
  [/\[[^\]]*(\]\([^)]*)?$/,    'This looks like half a link: a bracket is opened and not closed. Links are not shown in texts; write the words alone.'],
  [/!\[/,                      'Pictures do not stand in texts. A tour’s day has its picture in the line "picture:".'],
  [/<\/?[a-z][^>]*>/i,         'HTML is not allowed. Write plain words; bold is **bold**.'],
  [/^\s*(```|~~~)/,            'Code is not shown in texts. Delete the signs at the start of the line.'],
  [/\d\s?—\s?\d/,              'There is an em dash (—) between two numbers. A range has an en dash: 15–20.'],
  [/<!--|-->/,                 'A comment begins with <!-- and ends with -->. One of the two is missing.'],
]

function reportForeign(written: string, line: number, report: Report) {
  const found = foreign.find(([sign]) => sign.test(written))
  if (found) report(line, found[1])
}
