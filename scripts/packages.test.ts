import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies']
type Entry = Record<string, Record<string, string>>

// npm ci refuses a lock when a tag, such as latest, has moved to another version.
it.each([
  ['', []],
  // tests/bench/package.json overrides these two.
  ['tests/bench/', ['legacy-javascript', 'third-party-web']],
])('%spackage-lock.json asks for no package by a tag but for %j', (folder, overridden) => {
  const file = new URL(`../${folder}package-lock.json`, import.meta.url)
  const packages = Object.values<Entry>(JSON.parse(readFileSync(file, 'utf8')).packages)
  expect(packages.length).toBeGreaterThan(100)
  const asked = packages.flatMap((entry) =>
    KINDS.flatMap((kind) => Object.entries(entry[kind] ?? {})),
  )
  // A tag is a word that is no version, unlike `x` and `v1`.
  const tagged = asked.filter(([, spec]) => /^(?!v?\d|x$)[a-z][\w.-]*$/i.test(spec))
  expect(tagged.map(([name]) => name)).toEqual(overridden)
})
