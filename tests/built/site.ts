// Reads the built site from web/dist.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dist } from '../suite/serve.mjs'

type BuiltPage = { file: string; path: string; html: string }

/** The paths of all files and folders in web/dist. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, encoding: 'utf8' }),
)

/** All built pages, with the addresses that Hosting serves them at. */
const documents: readonly BuiltPage[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    file,
    path: `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`,
    html: read(file),
  }))

const isSheet = ({ file }: BuiltPage) => /\/(sheet|home)\.html$|^offline\.html$/.test(file)

/** The tours' sheets and offline.html, which lack the site's bars and footer. */
export const sheets = documents.filter(isSheet)
export const pages = documents.filter((page) => !isSheet(page))

export function read(file: string): string {
  return readFileSync(join(dist, file), 'utf8')
}

/** The values of an attribute on all elements that have it. */
export function valuesOf(html: string, attribute: string): string[] {
  const found = html.matchAll(new RegExp(`\\s${attribute}="([^"]*)"`, 'gi'))
  return [...found].map(([, value]) => (value ?? '').replaceAll('&amp;', '&'))
}

/** The texts of a page's inline scripts or styles. */
export function inlineOf(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text!)
}

/** The content of a <meta>, by its name or property; null without one. */
export function metaOf(html: string, key: string): string | null {
  return new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(html)?.[1] ?? null
}

export function canonicalOf(html: string): string | null {
  return /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null
}
