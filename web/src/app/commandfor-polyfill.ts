/** Lets buttons open and close dialogs where `commandfor` is ignored: before Chrome 135, Safari 26.2 and Firefox 144. */
export function letButtonsOpenDialogs() {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[commandfor]')
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '')
    if (!(dialog instanceof HTMLDialogElement)) return
    if (button?.getAttribute('command') === 'close') dialog.close()
    else dialog.showModal()
  })
}
