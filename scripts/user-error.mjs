/** An error that the user of a command can fix, printed as a message without a stack trace. */
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
 * Runs the main function of a command. An error is printed, and makes the exit code 1.
 * @param {() => Promise<number | void>} main resolves to the exit code, 0 when void
 */
export async function run(main) {
  try {
    process.exitCode = (await main()) ?? 0
  } catch (error) {
    console.error('\n✗', error instanceof Problem ? error.message : error, '\n')
    // Shown on the page of the workflow's run.
    if (process.env.GITHUB_ACTIONS)
      console.log(`::error::${String(error).replace(/[%\r\n]/g, encodeURIComponent)}`)
    process.exitCode = 1
  }
}
