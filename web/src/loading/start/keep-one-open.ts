/** A press of the open question of a group leaves the question open (spec 2.3). */
export function keepOneOpen() {
  addEventListener('click', (event) => {
    if ((event.target as Element).closest('details[name][open] > summary')) event.preventDefault()
  })
}
