// Back closes what is open over the page, a menu, a dialog or the lightbox, before it leaves the page: each has an entry of
// its own in the history, whose state counts the open ones. Android's Chrome closes menus and dialogs by itself first.

const OPEN = ':popover-open, dialog[open]'

/** Whether a move that this module has asked for has not happened yet. */
let isMoving = false

export function letBackClose() {
  // Such a browser has no menus that open (layout/navigation-bar.module.css).
  if (!('popover' in HTMLElement.prototype)) return
  addEventListener('toggle', follow, true)
  addEventListener('popstate', () => {
    isMoving = false
    for (const layer of openLayers().slice(entries())) close(layer)
    follow()
  })
  // A page that a menu leads to takes the place of the menu's entry.
  const push = history.pushState
  history.pushState = (...move) => {
    const isOver = entries() > 0
    for (const layer of openLayers()) close(layer)
    return (isOver ? history.replaceState : push).apply(history, move)
  }
  follow()

  /** Gives the history as many entries as layers are open. */
  function follow() {
    const [open, there] = [openLayers().length, entries()]
    // The page may scroll behind a menu, and stays there when the menu closes.
    history.scrollRestoration = open || there ? 'manual' : 'auto'
    if (open > there) push.call(history, { open }, '')
    else if (open < there && !isMoving) {
      isMoving = true
      history.go(open - there)
    }
  }
}

const entries = (): number => history.state?.open ?? 0

/** In the order in which they lie over each other. */
const openLayers = () => [...document.querySelectorAll<HTMLElement>(OPEN)]

function close(layer: HTMLElement) {
  if (layer instanceof HTMLDialogElement) layer.close()
  else layer.hidePopover()
}
