// Vitest's output in `npm test`: a line for each file, then each failure. Failures at the same place of a test are
// printed once.

import { writeFileSync } from 'node:fs'

export default class Reporter {
  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.vitest = vitest
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const failed = failuresIn(module).length
    const all = `${[...module.children.allTests()].length} tests`
    const seconds = `${(module.diagnostic().duration / 1000).toFixed(1)} s`
    const counts = failed ? `${all}, ${failed} failed, ${seconds}` : `${all}, ${seconds}`
    console.log(`${failed ? '✗' : '✓'} ${module.relativeModuleId} (${counts})`)
  }

  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly import('vitest/node').SerializedError[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = (/** @type {string} */ state) =>
      tests.filter((test) => test.result().state === state).length
    const failures = [
      ...modules.flatMap(failuresIn),
      ...unhandled.map((error) => ({ name: 'outside of the tests', error })),
    ]
    const places = failures.map(({ error }) => placeOf(error))
    for (const [index, { name, error }] of failures.entries()) {
      const more = places.slice(index + 1).filter((place) => place === places[index]).length
      if (places.slice(0, index).some((place) => place === places[index])) continue
      console.log(`\n✗ ${name}${more ? `, and ${more} more at the same place` : ''}`)
      this.vitest?.logger.printError(error, { showCodeFrame: true })
    }
    const { TALLY_FILE } = process.env
    if (!TALLY_FILE) return
    const failed = Math.max(count('failed'), failures.length ? 1 : 0)
    writeFileSync(TALLY_FILE, JSON.stringify({ passed: count('passed'), failed }))
  }
}

/** @param {import('vitest/node').TestModule} module */
function failuresIn(module) {
  const name = module.relativeModuleId
  return [
    ...module.errors().map((error) => ({ name, error })),
    ...[...module.children.allSuites()].flatMap((suite) =>
      suite.errors().map((error) => ({ name: `${name} > ${suite.fullName}`, error })),
    ),
    ...[...module.children.allTests()].flatMap((test) =>
      (test.result().errors ?? []).map((error) => ({ name: `${name} > ${test.fullName}`, error })),
    ),
  ]
}

/** @param {import('vitest/node').SerializedError} error */
function placeOf({ message, stacks }) {
  const { file, line, column } = stacks?.[0] ?? {}
  return file ? `${file}:${line}:${column}` : message
}
