// Reads the files of content/ and brand/agency.yaml.

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { z } from 'zod'
import type { departuresFrom } from '../src/departures.ts'
import type { Roads } from '../src/road/road-lookup.ts'
import { blocksOf, type MarkdownBlock } from './blocks.ts'
import { didYouMean } from './did-you-mean.ts'
import type { Report, ReportAt, ReportIn } from './mistakes.ts'
import type { Block } from './post-text.ts'
import { readYaml } from './read-yaml.ts'
import type { PostFrontMatter, TourFrontMatter, YamlContent } from './schema.ts'
import { yamlFiles } from './schema.ts'
import type { TourText } from './tour-text.ts'

export type MarkdownFile<Head> = {
  slug: string
  source: string
  head: Head
  blocks: MarkdownBlock[]
  report: Report
  reportAt: ReportAt
}

export type TourFile = MarkdownFile<TourFrontMatter> & {
  text: TourText
  departures: ReturnType<typeof departuresFrom>
  roads: Roads
}
export type PostFile = MarkdownFile<PostFrontMatter> & { body: Block[] }

/** The texts of the content by their names, such as "tours/zanskar-traverse.md". */
export type ContentFiles = ReadonlyMap<string, string>

/** The absolute path of a file or a folder, named as seen from content/. */
export const pathTo = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

/** The files of content/ that an editor writes, and brand/agency.yaml. */
export function contentFiles(): ContentFiles {
  const agency = filesIn(pathTo('../brand'), /^(?!agency\.yaml$)/)
  return new Map([...agency, ...filesIn(pathTo('.'), CODE)])
}

/** Not read at all, because another process may replace files of compiled/ at the same time. */
const CODE = /^(compiled|compiler|fixture|node_modules|src)\/|^package\.json$/

/** Files of systems and editors: ".DS_Store", ".x.md.swp", "x.md~", ".~lock.x#", 4913 (vim). */
const LEFTOVER = /(^|\/)(\..*|#.*|.*~|Thumbs\.db|desktop\.ini|4913)$/

/** The texts of a folder by their names, without leftovers and ignored files. */
export function filesIn(folder: string, ignored?: RegExp): ContentFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !LEFTOVER.test(name) && !ignored?.test(name))
    .sort()
  return new Map(names.map((name) => [name, textOf(readFileSync(join(folder, name), 'utf8'))]))
}

/** A text without byte order mark, CR, and decomposed letters (macOS). */
function textOf(written: string): string {
  return written
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
}

/** The YAML files; null if one is missing or wrong. Files that no page reads are reported too. */
export function readYamlFiles(files: ContentFiles, reportIn: ReportIn): YamlContent | null {
  const names = Object.keys(yamlFiles({})) as (keyof YamlContent)[]
  const known = names.map((name) => `${name}.yaml`)
  for (const name of files.keys()) {
    if (known.includes(name) || MARKDOWN.test(name)) continue
    const advice = ` ${PAGES} Move any other file out of content/.`
    reportIn(name)(1, `No page reads this file.${didYouMean(name, known, advice)}`)
  }
  const values = {} as YamlContent
  for (const name of names) {
    const report = reportIn(`${name}.yaml`)
    const text = files.get(`${name}.yaml`)
    if (text === undefined) report(1, 'The file is missing. Bring it back from the history.')
    const schema = yamlFiles(values.places ?? {})[name]
    const found = text === undefined ? null : readYaml(text, schema, report)
    if (found) Object.assign(values, { [name]: found.value })
    // Without places.yaml, every place of another file would be a mistake.
    else if (name === 'places') return null
  }
  return names.every((name) => name in values) ? values : null
}

const PAGES = 'Write tours/<address>.md or posts/<address>.md: small letters, digits and hyphens.'

/** The name of a Markdown file becomes the address of its page. */
const MARKDOWN = /^(tours|posts)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

/** The Markdown files of a folder, except files with a mistake in their front matter. */
export function markdownIn<Schema extends z.ZodType>(
  files: ContentFiles,
  folder: 'tours' | 'posts',
  schema: Schema,
  reportIn: ReportIn,
): MarkdownFile<z.infer<Schema>>[] {
  return [...files].flatMap(([name, source]) => {
    const [, kind, slug = ''] = MARKDOWN.exec(name) ?? []
    if (kind !== folder) return []
    const report = reportIn(name)
    const [, written, text = ''] = /^--- *\n([\s\S]*?\n)--- *\n([\s\S]*)$/.exec(source) ?? []
    if (written === undefined) {
      report(1, 'The file must begin with its head: a line "---", the fields, and "---" again.')
      return []
    }
    if (/^\s*(## Day|$)/.test(text)) report(1, 'No text follows the second line "---". Write it.')
    const head = readYaml(written, schema, report, 1)
    const blocks = blocksOf(text, report, written.split('\n').length + 1)
    return head ? [{ slug, source, head: head.value, blocks, report, reportAt: head.reportAt }] : []
  })
}
