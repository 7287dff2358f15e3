// Back closes an open layer (menu, map, dialog or lightbox) before it leaves the page. Each open
// layer has a history entry, whose `state.open` is the number of open layers. Chrome on Android
// closes a layer itself, without a popstate.

const OPEN = ':popover-open, dialog[open]'

/** True from a call of `history.go` until its popstate event. */
let isMoving = false

export function letBackClose() {
  // Without popovers the selector OPEN is invalid, and the menu is always shown (layout/navigation-bar.module.css).
  if (!('popover' in HTMLElement.prototype)) return
  // React may remove a dialog at its `close` event, before `toggle`.
  for (const type of ['toggle', 'close']) addEventListener(type, adjustEntries, true)
  addEventListener('beforetoggle', giveFocusBack, true)
  addEventListener('popstate', () => {
    isMoving = false
    for (const layer of openLayers().slice(entryCount())) close(layer)
    adjustEntries()
    // After the browser has moved, which does not scroll.
    if (entryCount() === 0) setTimeout(() => restoreScroll('auto'))
  })
  adjustEntries()

  /** Adds an entry for a new layer, or goes back over spare entries. */
  function adjustEntries() {
    const [open, count] = [openLayers().length, entryCount()]
    if (open > count) {
      // For this entry and the next: a page that is scrolled or higher when its layer closes keeps its position.
      restoreScroll('manual')
      history.pushState({ open }, '')
    } else if (open < count && !isMoving) {
      isMoving = true
      history.go(open - count)
    }
  }
}

/** For inner popovers: browsers do so for the outermost only (https://html.spec.whatwg.org/#show-popover). */
function giveFocusBack({ target, newState }: ToggleEvent) {
  const layer = target as HTMLElement
  if (newState === 'open' || !layer.contains(document.activeElement)) return
  document.querySelector<HTMLElement>(`[popovertarget="${layer.id}"]`)?.focus()
}

function restoreScroll(mode: ScrollRestoration) {
  history.scrollRestoration = mode
}

/** Closes the open layers before a move to another page. Returns whether the new page must replace a layer's entry. */
export function leaveLayers(): boolean {
  const replace = closeLayers()
  restoreScroll('auto')
  return replace
}

/** Returns whether the current history entry is a layer's, which is left afterwards. */
export function closeLayers(): boolean {
  const hasEntry = entryCount() > 0
  for (const layer of openLayers()) close(layer)
  return hasEntry
}

const entryCount = (): number => history.state?.open ?? 0

/** In document order, which is the order of opening: the profile menu is in the menu. */
const openLayers = () => [...document.querySelectorAll<HTMLElement>(OPEN)]

function close(layer: HTMLElement) {
  if (layer instanceof HTMLDialogElement) layer.close()
  else layer.hidePopover()
}
