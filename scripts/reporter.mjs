// Vitest's output in `npm test`: a line for each file, then the failures, equal ones once.

import { writeFileSync } from 'node:fs'
import { DefaultReporter } from 'vitest/node'

export default class Reporter extends DefaultReporter {
  /**
   * @override
   * @param {import('vitest/node').TestModuleState} moduleState
   * @param {import('vitest/node').TestCase} test
   */
  printTestCase(moduleState, test) {
    if (test.result().state === 'failed') super.printTestCase(moduleState, test)
  }

  /** @override @type {DefaultReporter['onTestRunEnd']} */
  onTestRunEnd(modules, unhandled, reason) {
    super.onTestRunEnd(modules, unhandled, reason)
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const [expected, unexpected] = ['passed', 'failed'].map(
      (state) => tests.filter((test) => test.result().state === state).length,
    )
    // As in the report of Playwright.
    const report = { stats: { expected, unexpected, flaky: 0 } }
    if (process.env.TALLY_FILE) writeFileSync(process.env.TALLY_FILE, JSON.stringify(report))
  }
}
