// The last step of the build: the template of the client's build, filled in for every route.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

const dist = fileURLToPath(new URL('dist/', import.meta.url))
const server = new URL('dist-server/server.js', import.meta.url)

const template = readFileSync(`${dist}index.html`, 'utf8')
const { renderAll, siteFiles } = await import(server.href)
for (const { file, head, body } of await renderAll()) {
  // Functions, because a `$&` in a text would otherwise be a pattern.
  const page = template.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
  mkdirSync(dirname(`${dist}${file}`), { recursive: true })
  writeFileSync(`${dist}${file}`, page)
}
for (const [file, content] of Object.entries(siteFiles())) {
  writeFileSync(`${dist}${file}`, /** @type {string} */ (content))
}
rmSync(fileURLToPath(new URL('dist-server/', import.meta.url)), { recursive: true })
