// JSON schemas of the content's files, with which a text editor completes and checks fields while a person types
// (.vscode/settings.json names the schemas). The build writes the schemas, and Git ignores them.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { postFrontMatter, tourFrontMatter, yamlFiles } from './schema.ts'

export function writeSchemas(folder: string) {
  mkdirSync(folder, { recursive: true })
  const files = Object.entries(yamlFiles).map(
    ([name, schema]) => [name.replace('.yaml', ''), schema] as const,
  )
  for (const [name, schema] of [
    ['tour', tourFrontMatter],
    ['post', postFrontMatter],
    ...files,
  ] as const) {
    const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input' }), null, 2)}\n`
    const file = join(folder, `${name}.json`)
    if (read(file) !== text) writeFileSync(file, text)
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
