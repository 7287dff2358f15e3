import { FAMILY, WEIGHT } from './attributes.ts'

/**
 * Loads the fonts. Until then the page uses system fonts with the same metrics. All fonts are added at the
 * same time, so that there is one layout and not several.
 */
export async function loadFonts() {
  try {
    const fonts = [...document.querySelectorAll<HTMLLinkElement>(`[${FAMILY}]`)].map(fontOf)
    await Promise.all(fonts.map((font) => font.load()))
    for (const font of fonts) document.fonts.add(font)
  } catch {
    // The page keeps the system fonts.
  }
}

function fontOf(link: HTMLLinkElement) {
  const family = link.getAttribute(FAMILY) ?? ''
  const weight = link.getAttribute(WEIGHT) ?? ''
  link.removeAttribute(FAMILY)
  return new FontFace(family, `url(${link.href})`, { weight })
}
