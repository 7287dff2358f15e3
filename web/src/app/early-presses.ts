/**
 * Does what was asked for before the page's code ran: the line in index.html has marked every button
 * that was pressed, and a press now reaches its handler. From here on nothing is marked any more.
 */
export function replayEarlyPresses() {
  document.documentElement.dataset.alive = ''
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-pressed]')) {
    pressed.removeAttribute('data-pressed')
    pressed.click()
  }
}
