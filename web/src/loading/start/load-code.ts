// Loads a page's style sheets and code: at the first action, when the network returns, or when
// index.ts calls. With low-priority modules in the HTML instead, Lighthouse's largest paint comes
// twice as late (docs/decisions/010).

import { CODE, LOST } from './attributes.ts'
import { FETCH_TIMEOUT_MS } from './timeouts.ts'

const EVENTS = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'input', 'online']

export function loadCodeAtFirstAction() {
  for (const event of EVENTS) addEventListener(event, () => loadCode(), true)
}

/** Loads the files once; after a failure, the next call loads them again. */
export function loadCode(load = loadFile) {
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
  setTimeout(offerReload, FETCH_TIMEOUT_MS)
}

async function loadFile(file: string): Promise<unknown> {
  if (!file.endsWith('.css')) return import(file)
  if (document.querySelector(`link[href='${file}']`)) return
  const link = document.createElement('link')
  await new Promise((onload, onerror) => {
    document.body.append(Object.assign(link, { rel: 'stylesheet', href: file, onload, onerror }))
  }).catch((error) => {
    link.remove()
    throw error
  })
}

/** Shows the message of index.html that parts are missing. If the code runs, base.css hides the message. */
function offerReload() {
  document.getElementById(LOST)?.removeAttribute('hidden')
}
