// What a page is compared with: itself without scripts, and itself without all that a browser need
// not fetch to show its words.

/** @type {import('./serve.mjs').Change} */
export function twin(text, kind) {
  if (kind !== '.html') return text
  return text
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="?modulepreload[^>]*>/g, '')
}

/** @type {import('./serve.mjs').Change} */
export function floor(text, kind) {
  if (kind !== '.html') return text
  return twin(text, kind)
    .replace(/@font-face\s*\{[^}]*\}/g, '')
    .replace(/<link\b[^>]*rel="?(?:icon|apple-touch-icon|manifest)[^>]*>/g, '')
    .replace(/<picture\b.*?<\/picture>|<img\b[^>]*>/gs, '')
}
