// Chrome knows light-dark() since version 123, Safari since 17.5, Firefox since 120. Older phones stay below: Android 7
// ends with Chrome 119, and the iPhone X with Safari 16. Without light-dark() no element has the colours of its theme:
// headings cannot be read, and fields have no border (docs/decisions/028).

/** Adds a style sheet with all colours of both themes, which plugins/older-colours.ts builds. */
export function addOlderColours() {
  if (CSS.supports('color:light-dark(red,red)')) return
  document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/older.css">')
}
