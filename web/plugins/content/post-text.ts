// The Markdown of posts/<slug>.md as the blocks that the page of an article shows. A note begins with "> ".

import type { Block } from '../../src/content/blog.ts'
import { type MarkdownBlock, plain, textOf } from './blocks.ts'
import type { Report } from './report.ts'

export function postText(blocks: readonly MarkdownBlock[], report: Report): Block[] {
  return blocks.map((block) => blockOf(block, report))
}

function blockOf(block: MarkdownBlock, report: Report): Block {
  const { kind, line } = block
  switch (kind) {
    case 'heading':
      if (block.level !== 2) report(line, 'The headings of an article have two # signs.')
      return { kind, text: plain(block.text, line, report) }
    case 'paragraph':
      return { kind, text: plain(textOf(block.lines), line, report) }
    case 'list':
      return { kind, items: block.items.map((item) => plain(item.text, item.line, report)) }
    case 'note':
      return { kind, text: plain(block.text, line, report) }
  }
}
