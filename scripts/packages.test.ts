import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies', 'devDependencies']
/** By path: the dependencies of each kind. The other values, such as `resolved`, are texts. */
type Packages = Record<string, Record<string, Record<string, string>>>

// npm ci refuses a lock when a tag, such as latest, has moved to another version.
it.each([
  ['', []],
  // tests/bench/package.json overrides these two.
  ['tests/bench/', ['legacy-javascript', 'third-party-web']],
])('%spackage-lock.json asks for no package by a tag but for %j', (folder, overridden) => {
  const packages = Object.values(packagesIn(folder))
  expect(packages.length).toBeGreaterThan(100)
  const asked = packages.flatMap((entry) =>
    KINDS.flatMap((kind) => Object.entries(entry[kind] ?? {})),
  )
  // A tag is a word that is no version, unlike `x` and `v1`.
  const tagged = asked.filter(([, spec]) => /^(?!v?\d|x$)[a-z][\w.-]*$/i.test(spec))
  expect(tagged.map(([name]) => name)).toEqual(overridden)
})

// Without an address npm first asks the registry about each package: 20 seconds and more.
it.each(['', 'tests/bench/'])('%spackage-lock.json has the address of each package', (folder) => {
  const found = Object.entries(packagesIn(folder))
  const installed = found.filter(([path]) => path.includes('node_modules/'))
  expect(installed.filter(([, { resolved }]) => !resolved).map(([path]) => path)).toEqual([])
})

function packagesIn(folder: string): Packages {
  const file = new URL(`../${folder}package-lock.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
