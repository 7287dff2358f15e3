import { FAMILY, WEIGHT } from './attributes.ts'

/**
 * Loads the fonts, which the page can do without: until then its words stand in system fonts of the
 * same measure. All are put to use at once, so that the page is laid out anew only once.
 */
export async function loadFonts() {
  try {
    const fonts = [...document.querySelectorAll<HTMLLinkElement>(`[${FAMILY}]`)].map(fontOf)
    await Promise.all(fonts.map((font) => font.load()))
    for (const font of fonts) document.fonts.add(font)
  } catch {
    // The page stays readable in the system fonts.
  }
}

function fontOf(link: HTMLLinkElement) {
  const family = link.getAttribute(FAMILY) ?? ''
  const weight = link.getAttribute(WEIGHT) ?? ''
  link.removeAttribute(FAMILY)
  return new FontFace(family, `url(${link.href})`, { weight })
}
