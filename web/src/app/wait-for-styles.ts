import { rulesOf } from '../components/below-first-screen.tsx'

/**
 * Waits for the styles of what is below the first screen (components/below-first-screen.tsx). A style sheet that could
 * not be loaded is fetched once more; when that fails too, the promise is rejected.
 */
export async function waitForStyles(page: Element) {
  await Promise.all([...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(loaded))
}

async function loaded(link: HTMLLinkElement) {
  if (rulesOf(link).length > 0) return
  // The link may have fired its load or error event already, so a copy of the link is loaded. Its media query keeps
  // the rules of the copy from applying until the copy replaces the link.
  const copy = link.cloneNode() as HTMLLinkElement
  copy.media = 'not all'
  await new Promise<unknown>((resolve, reject) => {
    copy.onload = resolve
    copy.onerror = () => reject(new Error(`${link.href} could not be loaded`))
    document.head.append(copy)
  }).catch((error) => {
    copy.remove()
    throw error
  })
  copy.removeAttribute('media')
  link.replaceWith(copy)
}
