// The mailer's deadlines on a clock that the test moves, so that no test depends on the speed of the machine.

import { onTestFinished, vi } from 'vitest'

/** Stops the mailer's clock until the end of the test. Firestore's client needs a clock: use a store in memory. */
export function mailerClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Lets time pass when an SMTP server has a whole message, before its reply. */
export function passAtDot(milliseconds: number) {
  return (line: string) => {
    if (line === '.') vi.advanceTimersByTime(milliseconds)
  }
}
