import { FAMILY, WEIGHT } from './attributes.ts'

/**
 * Loads the fonts. Until then the page uses system fonts with the same metrics. All fonts are added
 * at the same time, for one layout: with fonts from the style sheets, each at its own time, Home's
 * blocking time was 140 to 180 ms longer (Lighthouse, medians of 5, 2026-11-26).
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
  const [family = '', weight = ''] = [FAMILY, WEIGHT].map((name) => link.getAttribute(name) ?? '')
  link.removeAttribute(FAMILY)
  return new FontFace(family, `url(${link.href})`, { weight })
}
