// A line at the top of the page while there is no network. For a browser that keeps tours.

import styles from './offline-line.module.css'

const line = document.createElement('p')
line.className = styles.line ?? ''
line.setAttribute('role', 'status')
line.setAttribute('data-print', 'hide')

function update() {
  line.textContent = navigator.onLine
    ? ''
    : 'There is no network. The tours on this phone still open; a form cannot be sent.'
}

/** Adds the line above the page's content. The line is empty while there is a network. */
export function watchNetwork() {
  document.body.prepend(line)
  addEventListener('online', update)
  addEventListener('offline', update)
  update()
}
