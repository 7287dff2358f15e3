/**
 * A press of the open question leaves it open (spec 2.3). A press of another question closes the
 * open question of the same name, also in browsers before Chrome 120, Safari 17.2 and Firefox 130.
 */
export function keepOneOpen() {
  addEventListener('click', (event) => {
    const question = (event.target as Element).closest('details[name] > summary')?.parentElement
    if (!question) return
    if (question.hasAttribute('open')) event.preventDefault()
    for (const other of document.getElementsByName(question.getAttribute('name')!)) {
      if (other !== question) other.removeAttribute('open')
    }
  })
}
