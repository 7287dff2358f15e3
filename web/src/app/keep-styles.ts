/**
 * Moves the styles of what is below the first screen (components/below-first-screen.tsx) from the page to the head:
 * React would remove their <link> with the page, although later pages need the styles too. The copy has no effect
 * until the browser has loaded it from its cache, and then replaces the original at once.
 * When the copy fails, the original moves, for which the browser fetches the file once more, and the promise is
 * rejected.
 */
export async function keepStyles(page: Element) {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.map(keep))
}

async function keep(link: HTMLLinkElement) {
  const copy = link.cloneNode() as HTMLLinkElement
  copy.media = 'not all'
  const print = document.querySelector('link[rel=stylesheet][media=print]')
  await new Promise<unknown>((resolve, reject) => {
    copy.onload = resolve
    copy.onerror = () => reject(new Error(`${link.href} could not be loaded`))
    document.head.insertBefore(copy, print)
  }).catch((error) => {
    copy.replaceWith(link)
    throw error
  })
  copy.removeAttribute('media')
  link.remove()
}
