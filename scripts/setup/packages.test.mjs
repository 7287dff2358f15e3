import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** @typedef {Record<string, string>} Specs by the names of packages */
/** @typedef {{ dependencies?: Specs, optionalDependencies?: Specs, peerDependencies?: Specs, devDependencies?: Specs }} Entry */
/** @typedef {Record<string, string | Specs>} Overrides */

// npm ci refuses a lock when a tag, such as latest, has moved to a version that the lock does not have.
it.each(['', 'tests/bench/'])(
  'no package of %spackage-lock.json is asked for by a tag',
  (folder) => {
    /** @type {{ packages: Record<string, Entry> }} */
    const { packages } = read(`${folder}package-lock.json`)
    /** @type {{ overrides: Overrides }} */
    const { overrides } = read(`${folder}package.json`)
    expect(Object.keys(packages).length).toBeGreaterThan(100)
    expect(tagsIn(packages, overrides)).toEqual([])
  },
)

// Without an address npm first asks the registry about each package, which takes 20 seconds and more.
it.each(['', 'tests/bench/'])('%spackage-lock.json has the address of each package', (folder) => {
  /** @type {{ packages: Record<string, { resolved?: string }> }} */
  const { packages } = read(`${folder}package-lock.json`)
  const installed = Object.entries(packages).filter(([path]) => path.includes('node_modules/'))
  expect(installed.filter(([, { resolved }]) => !resolved).map(([path]) => path)).toEqual([])
})

/**
 * @param {Record<string, Entry>} packages
 * @param {Overrides} overrides
 */
function tagsIn(packages, overrides) {
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

/**
 * A tag is a word that is no version: neither x nor v1.
 * @param {string} spec
 */
function isTag(spec) {
  return /^(?!v?\d|x$)[a-z][\w.-]*$/i.test(spec)
}

/** @param {string} file */
function read(file) {
  return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
}
