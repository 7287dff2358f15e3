import type { z } from 'zod'
import { blocksOf, type MarkdownBlock } from './blocks.ts'
import type { Report } from './report.ts'
import { readYaml } from './yaml-file.ts'

/** The typed front matter of a Markdown file, between two lines of three hyphens, and the blocks of its text. */
export function readMarkdown<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  report: Report,
): { head: z.infer<Schema>; blocks: MarkdownBlock[] } | null {
  const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text)
  if (!parts) {
    report(
      1,
      'The file must begin with its head: a line "---", the fields, and a line "---" again.',
    )
    return null
  }
  const [, written = '', markdown = ''] = parts
  const head = readYaml(written, schema, report, 1)
  const blocks = blocksOf(markdown, report, written.split('\n').length + 1)
  return head ? { head, blocks } : null
}

/** The line of a field of the front matter, or 1. */
export function lineOf(text: string, field: string): number {
  const index = text.split('\n').findIndex((line) => line.trimStart().startsWith(`${field}:`))
  return index + 1 || 1
}
