// Back closes an open menu, dialog or lightbox before it leaves the page. Each open layer has a history entry, whose
// state is the number of open layers. Android's Chrome closes menus and dialogs by itself first.

const OPEN = ':popover-open, dialog[open]'

/** True while a move that this module has asked for is pending. */
let isMoving = false

export function letBackClose() {
  // Without popovers the menu is always shown (layout/navigation-bar.module.css).
  if (!('popover' in HTMLElement.prototype)) return
  addEventListener('toggle', follow, true)
  addEventListener('popstate', () => {
    isMoving = false
    for (const layer of openLayers().slice(entries())) close(layer)
    follow()
  })
  // A link in a menu: the new page replaces the menu's history entry.
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
    if (open > there) push.call(history, { open }, '')
    else if (open < there && !isMoving) {
      isMoving = true
      history.go(open - there)
    }
  }
}

const entries = (): number => history.state?.open ?? 0

/** The lowest layer first. */
const openLayers = () => [...document.querySelectorAll<HTMLElement>(OPEN)]

function close(layer: HTMLElement) {
  if (layer instanceof HTMLDialogElement) layer.close()
  else layer.hidePopover()
}
