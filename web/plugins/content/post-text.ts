// The Markdown of posts/<slug>.md as the blocks that the page of an article shows. A note begins with "> ".

import type { Block } from '../../src/content/blog.ts'
import { joinedText, type MarkdownBlock, plain } from './blocks.ts'
import type { Report } from './report.ts'

/** The items of the list that a line in braces stands for; a text if the line is wrong; null for any other line. */
export type ListFor = (text: string) => readonly string[] | string | null

export function postText(
  blocks: readonly MarkdownBlock[],
  report: Report,
  listFor: ListFor,
): Block[] {
  return blocks.map((block) => blockOf(block, report, listFor))
}

function blockOf(block: MarkdownBlock, report: Report, listFor: ListFor): Block {
  const { kind, line } = block
  switch (kind) {
    case 'heading':
      if (block.level !== 2) report(line, 'The headings of an article have two # signs.')
      return { kind, text: plain(block.text, line, report) }
    case 'paragraph': {
      const text = joinedText(block.lines)
      const items = listFor(text)
      if (typeof items === 'string') report(line, items)
      else if (items) return { kind: 'list', items }
      return { kind, text: plain(text, line, report) }
    }
    case 'list':
      return { kind, items: block.items.map((item) => plain(item.text, item.line, report)) }
    case 'note':
      return { kind, text: plain(block.text, line, report) }
  }
}
