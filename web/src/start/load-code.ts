// Loads the page's code: at the visitor's first action, or when index.ts asks for it.

import { CODE } from './attributes.ts'
import { isAlive } from './is-alive.ts'

const SIGNS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input']

/** Milliseconds after which the page offers to reload (spec 9). */
const PATIENCE = 120_000

export function loadCodeAtFirstSign() {
  for (const sign of SIGNS) {
    addEventListener(sign, () => loadCode(), { capture: true, passive: true })
  }
  addEventListener('online', () => loadCode())
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
      sayLost()
    })
  }
  setTimeout(sayLost, PATIENCE)
}

function sayLost() {
  if (!isAlive()) document.getElementById('lost')?.removeAttribute('hidden')
}
