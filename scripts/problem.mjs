/** Something the person at the keyboard can mend: printed as one message, without a stack. */
export class Problem extends Error {
  /**
   * @param {string} what
   * @param {string} remedy
   */
  constructor(what, remedy) {
    super(`${what}\n  → ${remedy}`)
  }
}

/**
 * Runs a command's main function; a Problem ends it with its message and exit code 1.
 * @param {() => Promise<number | void>} main resolves to the exit code, 0 when void
 */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error('\n✗', error instanceof Problem ? error.message : error, '\n')
    process.exitCode = 1
  }
}
