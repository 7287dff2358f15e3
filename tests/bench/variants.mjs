// The variants with which a page is compared: the page without scripts; the floor, which has no scripts, no web
// fonts, no icons and no pictures; and the page's text alone, which is the limit of the network.

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

/** @type {import('./serve.mjs').Change} */
export function textAlone(text, kind) {
  if (kind !== '.html') return text
  const [, title = ''] = /<title>(.*?)<\/title>/.exec(text) ?? []
  const words = text
    .replace(/^.*<body>/s, '')
    .replace(/<(script|style|noscript|svg)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter(Boolean)
  const paragraphs = words.map((part) => `<p>${part}</p>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,">${paragraphs}</html>`
}
