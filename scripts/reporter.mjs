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
    const [passed, failed] = ['passed', 'failed'].map(
      (state) => tests.filter((test) => test.result().state === state).length,
    )
    const { TALLY_FILE } = process.env
    // A file that cannot be read has no failed test.
    const tally = { passed, failed: failed || (reason === 'failed' ? 1 : 0) }
    if (TALLY_FILE) writeFileSync(TALLY_FILE, JSON.stringify(tally))
  }
}
