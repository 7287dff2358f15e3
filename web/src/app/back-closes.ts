// Back closes an open layer (menu, map, dialog or lightbox) before it leaves the page. Each open layer has a history
// entry, whose `state.open` is the number of open layers. Chrome on Android closes a layer itself, without a popstate.

const OPEN = ':popover-open, dialog[open]'

/** True from a call of `history.go` until its popstate event. */
let isMoving = false

export function letBackClose() {
  // Without popovers the selector OPEN is invalid, and the menu is always shown (layout/navigation-bar.module.css).
  if (!('popover' in HTMLElement.prototype)) return
  addEventListener('toggle', adjustEntries, true)
  addEventListener('popstate', () => {
    isMoving = false
    for (const layer of openLayers().slice(entryCount())) close(layer)
    adjustEntries()
  })
  // A link in a menu: the new page replaces the menu's history entry.
  const push = history.pushState
  history.pushState = (...move) => {
    const onLayer = entryCount() > 0
    for (const layer of openLayers()) close(layer)
    return (onLayer ? history.replaceState : push).apply(history, move)
  }
  adjustEntries()

  /** Adds an entry for a new layer, or goes back over spare entries. */
  function adjustEntries() {
    const [open, count] = [openLayers().length, entryCount()]
    if (open > count) push.call(history, { open }, '')
    else if (open < count && !isMoving) {
      isMoving = true
      history.go(open - count)
    }
  }
}

const entryCount = (): number => history.state?.open ?? 0

/** In document order, which is the order of opening: the profile menu is in the menu, the lightbox last in <body>. */
const openLayers = () => [...document.querySelectorAll<HTMLElement>(OPEN)]

function close(layer: HTMLElement) {
  if (layer instanceof HTMLDialogElement) layer.close()
  else layer.hidePopover()
}
