import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies']

// npm ci refuses a lock when a tag, such as latest, has moved to another version.
it.each([
  ['', []],
  // tests/bench/package.json overrides these two.
  ['tests/bench/', ['legacy-javascript', 'third-party-web']],
])('%spackage-lock.json asks for no package by a tag but for %j', (folder, overridden) => {
  const lock = readFileSync(new URL(`../${folder}package-lock.json`, import.meta.url), 'utf8')
  const packages: Record<string, object>[] = Object.values(JSON.parse(lock).packages)
  expect(packages.length).toBeGreaterThan(100)
  const asked = packages.flatMap((one) => KINDS.flatMap((kind) => Object.entries(one[kind] ?? {})))
  // A tag is a word that is no version, unlike `x` and `v1`.
  const tagged = asked.filter(([, spec]) => /^(?!v?\d|x$)[a-z][\w.-]*$/i.test(spec))
  expect(tagged.map(([name]) => name)).toEqual(overridden)
})
