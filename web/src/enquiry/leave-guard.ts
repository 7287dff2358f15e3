// Asks before the visitor leaves the page during a send. Only then, because a `beforeunload`
// listener excludes the page from bfcache (https://web.dev/articles/bfcache).

/** Guards the page until the send has ended. */
export async function guarded<T>(send: Promise<T>): Promise<T> {
  addEventListener('beforeunload', askBeforeLeaving)
  document.addEventListener('click', noteProgramLink, true)
  try {
    return await send
  } finally {
    removeEventListener('beforeunload', askBeforeLeaving)
    document.removeEventListener('click', noteProgramLink, true)
  }
}

/** Reloads the page without a question, although a send is under way. */
export function reloadPage() {
  removeEventListener('beforeunload', askBeforeLeaving)
  window.location.reload()
}

/** The time of the last click on a mail or telephone link, at which browsers fire beforeunload but stay on the page. */
let programLinkAt = Number.NEGATIVE_INFINITY
const PROGRAM_LINK_MS = 1_000

function noteProgramLink({ target, timeStamp }: MouseEvent) {
  const link = target instanceof Element && target.closest('a[href^="mailto:"], a[href^="tel:"]')
  if (link) programLinkAt = timeStamp
}

/** Makes the browser ask whether to leave the page, but not after a press of a mail or tel link. */
function askBeforeLeaving(event: BeforeUnloadEvent) {
  if (event.timeStamp - programLinkAt > PROGRAM_LINK_MS) event.preventDefault()
}

let hasLeft = false

/** Whether the browser is leaving the page: it aborts requests, and nobody reads the failure. */
export const hasLeftPage = () => hasLeft

if (!import.meta.env.SSR) {
  addEventListener('pagehide', ({ persisted }) => {
    hasLeft = !persisted
  })
}
