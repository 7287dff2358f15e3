import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const owners = new Map<string, string>()

/**
 * A class's name during development: `tour-card_heart` for `.heart` of tour-card.module.css, so that the
 * name shows the file of a style.
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

/**
 * A class's name in the built site: a number, which saves about 1,000 bytes a page after brotli. The build
 * for the browser and the build for Node give the same numbers, because both sort the files by path.
 */
export function shortClassName(name: string, id: string): string {
  numbers ??= numberClasses(fileURLToPath(new URL('../src/', import.meta.url)))
  const readable = className(name, id)
  const number = numbers.get(readable)
  return number === undefined ? readable : `_${number.toString(36)}`
}

let numbers: Map<string, number> | undefined

function numberClasses(folder: string): Map<string, number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.module.css')).sort()
  const names = modules.flatMap((file) => {
    const css = readFileSync(join(folder, file), 'utf8')
    const classes = [...css.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name ?? '')
    return classes.map((name) => className(name, join(folder, file)))
  })
  return new Map([...new Set(names)].map((name, index) => [name, index]))
}
