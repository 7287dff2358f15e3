import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Specs = Record<string, string>
type Kind = 'dependencies' | 'optionalDependencies' | 'peerDependencies' | 'devDependencies'
type Entry = { [kind in Kind]?: Specs } & { resolved?: string }
type Lock = { packages: Record<string, Entry> }
type Overrides = Record<string, string | Specs>

// npm ci refuses a lock when a tag, such as latest, has moved to another version.
it.each(['', 'tests/bench/'])('%spackage-lock.json asks for no package by a tag', (folder) => {
  const { packages }: Lock = read(`${folder}package-lock.json`)
  const { overrides }: { overrides: Overrides } = read(`${folder}package.json`)
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(tagsIn(packages, overrides)).toEqual([])
})

// Without an address npm first asks the registry about each package: 20 seconds and more.
it.each(['', 'tests/bench/'])('%spackage-lock.json has the address of each package', (folder) => {
  const { packages }: Lock = read(`${folder}package-lock.json`)
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  expect(installed.filter(([, { resolved }]) => !resolved).map(([path]) => path)).toEqual([])
})

function tagsIn(packages: Lock['packages'], overrides: Overrides) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const name = path.split('node_modules/').at(-1) ?? ''
    const own = overrides[name]
    const replaced = { ...overrides, ...(typeof own === 'object' ? own : {}) }
    return Object.entries({
      ...entry.devDependencies,
      ...entry.peerDependencies,
      ...entry.optionalDependencies,
      ...entry.dependencies,
    })
      .filter(([asked, spec]) => isTag(spec) && typeof replaced[asked] !== 'string')
      .map(([asked, spec]) => `${name}: ${asked} ${spec}`)
  })
}

/** A tag is a word that is no version, unlike `x` and `v1`. */
function isTag(spec: string) {
  return /^(?!v?\d|x$)[a-z][\w.-]*$/i.test(spec)
}

function read(file: string) {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
}
