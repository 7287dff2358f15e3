// JSON schemas of the content's files, with which a text editor completes and checks fields while a person types
// (.vscode/settings.json names the schemas). The build writes the schemas, and Git ignores them.

import { z } from 'zod'
import { writeChanged } from './modules.ts'
import { postFrontMatter, tourFrontMatter, yamlFiles } from './schema.ts'

/** Writes the schemas that differ from their files into the folder. */
export function writeSchemas(folder: string) {
  const schemas: Record<string, z.ZodType> = { tour: tourFrontMatter, post: postFrontMatter }
  for (const [name, schema] of Object.entries(yamlFiles)) {
    schemas[name.replace('.yaml', '')] = schema
  }
  const texts = Object.entries(schemas).map(([name, schema]) => {
    const json = z.toJSONSchema(schema, { io: 'input' })
    return [`${name}.json`, `${JSON.stringify(json, null, 2)}\n`] as const
  })
  writeChanged(folder, new Map(texts), false)
}
