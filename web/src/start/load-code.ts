// Loads the page's code: at the visitor's first action, or when index.ts asks for it.

import { CODE } from './attributes.ts'
import { isAlive } from './is-alive.ts'

const REASONS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'online']

/** The time after which the page offers to reload (spec 9). */
const TIMEOUT_MS = 120_000

export function loadCodeAtFirstAction() {
  for (const reason of REASONS) addEventListener(reason, () => loadCode(), true)
}

/** Loads the code once; after a failure, the next call loads it again. */
export function loadCode(load = (file: string): Promise<unknown> => import(file)) {
  const page = document.documentElement
  const code = page.getAttribute(CODE)
  if (!code) return
  page.removeAttribute(CODE)
  for (const file of code.split(' ')) {
    load(file).catch(() => {
      page.setAttribute(CODE, code)
      offerReload()
    })
  }
  setTimeout(offerReload, TIMEOUT_MS)
}

/** Shows the message of index.html that a part of the page is missing, unless the page's code runs. */
export function offerReload() {
  if (!isAlive()) document.getElementById('lost')?.removeAttribute('hidden')
}
