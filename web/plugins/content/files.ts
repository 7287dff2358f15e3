// Reads the files of web/content.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Block, Post } from '../../src/content/entities.ts'
import type { Roads } from '../../src/content/road/road-table.ts'
import { readMarkdown } from './markdown-file.ts'
import { type ListFor, postText } from './post-text.ts'
import { didYouMean, type Report } from './report.ts'
import {
  postFrontMatter,
  type TourFrontMatter,
  tourFrontMatter,
  type YamlContent,
  type YamlName,
  yamlFiles,
} from './schema.ts'
import { type TourText, tourText } from './tour-text.ts'
import { readYaml } from './yaml-file.ts'

export type TourFile = {
  slug: string
  source: string
  head: TourFrontMatter
  text: TourText
  roads: Roads
  report: Report
}

export type PostFile = {
  slug: string
  source: string
  report: Report
  head: Omit<Post, 'slug'>
  body: Block[]
}

/** The texts of the content by their names, such as "tours/zanskar-traverse.md". */
export type ContentFiles = ReadonlyMap<string, string>

/** Every file of the folder, the oldest first, without those that the build and operating systems write there. */
export function filesIn(folder: string): ContentFiles {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !/^schema\/|(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(name))
    .map((name) => ({ name, born: statSync(join(folder, name)).birthtimeMs }))
    .toSorted((a, b) => a.born - b.born || (a.name < b.name ? -1 : 1))
  return new Map(files.map(({ name }) => [name, textOf(readFileSync(join(folder, name), 'utf8'))]))
}

/** Windows ends lines with CRLF, and some of its programs put a byte order mark before the text. */
function textOf(written: string): string {
  return written
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC')
}

/** The values of the YAML files by file name, without the files that have mistakes. */
export function readYamlFiles(
  files: ContentFiles,
  reportIn: (file: string) => Report,
): Partial<YamlContent> {
  for (const name of files.keys()) {
    if (!(name in yamlFiles) && !/^(tours|posts)\/[^/]+\.md$/.test(name))
      reportIn(name)(1, `No page reads this file.${placeFor(name)}`)
  }
  const read = (Object.keys(yamlFiles) as YamlName[]).map((name) => {
    const text = files.get(name)
    if (text === undefined)
      reportIn(name)(1, 'The file is missing. Bring it back from the history.')
    const value = text === undefined ? null : readYaml(text, yamlFiles[name], reportIn(name))
    return [name, value ?? undefined] as const
  })
  return Object.fromEntries(read) as Partial<YamlContent>
}

/** Where a file that no page reads was probably meant to be. */
function placeFor(name: string): string {
  return (
    didYouMean(name, Object.keys(yamlFiles)) ||
    (/^(tours|posts)\/|\.(md|markdown)$/i.test(name)
      ? ' Tours are tours/<address>.md, and articles posts/<address>.md.'
      : ' Delete the file, or move it out of web/content.')
  )
}

export function readTours(
  files: ContentFiles,
  reportIn: (file: string) => Report,
  roads: Roads,
): TourFile[] {
  return markdownIn(files, 'tours', reportIn).flatMap(({ slug, source, report }) => {
    const read = readMarkdown(source, tourFrontMatter, report)
    return read
      ? [{ slug, source, report, roads, head: read.head, text: tourText(read.blocks, report) }]
      : []
  })
}

export function readPosts(
  files: ContentFiles,
  reportIn: (file: string) => Report,
  listFor: ListFor,
): PostFile[] {
  return markdownIn(files, 'posts', reportIn).flatMap(({ slug, source, report }) => {
    const read = readMarkdown(source, postFrontMatter, report)
    return read
      ? [{ slug, source, report, head: read.head, body: postText(read.blocks, report, listFor) }]
      : []
  })
}

function markdownIn(files: ContentFiles, folder: string, reportIn: (file: string) => Report) {
  return [...files].flatMap(([name, source]) => {
    const file = new RegExp(`^${folder}/([^/]+)\\.md$`).exec(name)?.[1]
    if (file === undefined) return []
    const report = reportIn(name)
    const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(file)?.[0]
    if (slug) return [{ slug, source, report }]
    report(1, "The file's name becomes the address: small letters, digits and hyphens, then .md.")
    return []
  })
}
