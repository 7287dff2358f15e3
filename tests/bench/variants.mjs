// The two variants with which a page is compared: the page without scripts, and the floor, which has no
// scripts, no web fonts, no icons and no pictures. A page cannot be painted sooner than its floor.

/** @type {import('./serve.mjs').Change} */
export function withoutScripts(text, kind) {
  if (kind !== '.html') return text
  return text
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="?modulepreload[^>]*>/g, '')
}

/** @type {import('./serve.mjs').Change} */
export function floor(text, kind) {
  if (kind !== '.html') return text
  return withoutScripts(text, kind)
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/<link\b[^>]*rel="?(?:icon|apple-touch-icon|manifest)[^>]*>/g, '')
    .replace(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs, '')
}
