import { basename } from 'node:path'

const owners = new Map<string, string>()

/**
 * A class's name in the built CSS: `tour-card_heart` for `.heart` of tour-card.module.css. It tells
 * who reads the page where a style stands, and weighs less than a hash.
 * @param id the file's path, with the query it was imported with
 * @throws if two files have the same name
 */
export function className(name: string, id: string): string {
  const path = id.replace(/\?.*/, '')
  const file = basename(path, '.module.css')
  const owner = owners.get(file) ?? path
  if (owner !== path) throw new Error(`${owner} and ${path} would share classes: rename one`)
  owners.set(file, path)
  return `${file}_${name}`
}
