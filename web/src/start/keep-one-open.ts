/**
 * Of questions that share a name, a press of the open one leaves it open (spec 2.3). The browser itself closes the others,
 * except a browser before Chrome 120, Safari 17.2 and Firefox 130.
 */
export function keepOneOpen() {
  addEventListener('click', (event) => {
    const question = (event.target as Element).closest('details[name] > summary')?.parentElement
    if (!question) return
    if (question.hasAttribute('open')) event.preventDefault()
    for (const other of document.getElementsByName(question.getAttribute('name') ?? '')) {
      if (other !== question) other.removeAttribute('open')
    }
  })
}
