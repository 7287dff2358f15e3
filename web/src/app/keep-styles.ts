/**
 * Moves the <link> of the styles of what is below the first screen (components/below-first-screen.tsx) from the page
 * to the head: React would remove the <link> with the page, although later pages need the styles too. A copy of the
 * <link> is added to the head. The copy has no effect until the browser has loaded the file from its cache, and then
 * takes the place of the original at once. When the copy fails, the original itself moves, for which the browser
 * fetches the file once more, and the promise is rejected.
 */
export async function keepStyles(page: Element) {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  await Promise.all(links.map(keep))
}

async function keep(link: HTMLLinkElement) {
  const copy = link.cloneNode() as HTMLLinkElement
  copy.media = 'not all'
  await new Promise<unknown>((resolve, reject) => {
    copy.onload = resolve
    copy.onerror = () => reject(new Error(`${link.href} could not be loaded`))
    document.head.append(copy)
  }).catch((error) => {
    copy.replaceWith(link)
    throw error
  })
  copy.removeAttribute('media')
  link.remove()
}
