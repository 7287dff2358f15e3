// A page laid out on a sheet of paper, and the faults of its print.

import type { Page } from '@playwright/test'

const MARGIN_MM = 16

// Width and height in millimetres.
// biome-ignore format: a table
export const SHEETS = {
  A4:     [210, 297],
  Letter: [215.9, 279.4],
} as const

/**
 * Lays the page out in columns of a sheet's size. The browser breaks columns with the same code as
 * sheets, and a script can read positions in columns, but not in a PDF.
 */
export async function layOutOn(page: Page, widthMm: number, heightMm: number) {
  const pixels = (mm: number) => Math.floor(((mm - 2 * MARGIN_MM) / 25.4) * 96)
  const [width, height] = [pixels(widthMm), pixels(heightMm)]
  await page.setViewportSize({ width, height })
  await page.evaluate(
    ([width, height]) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(
        `main { columns: ${width}px; column-gap: 0; column-fill: auto; block-size: ${height}px }`,
      )
      document.adoptedStyleSheets = [sheet]
    },
    [width, height] as const,
  )
}

/** Controls and maps, empty blocks, rows over two sheets, closed answers, and texts on each other or on a picture. */
export function faults() {
  const main = document.querySelector('main')!
  const all = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility())
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`

  const controls = all.filter((element) =>
    element.matches('form, input, select, textarea, iframe, button:not(:has(img), article button)'),
  )
  const empty = all.filter((element) => {
    const { width, height } = element.getBoundingClientRect()
    const blank = !element.textContent?.trim() && !element.querySelector('img, svg')
    return blank && !element.closest('img, svg') && width > 16 && height > 16
  })
  const torn = [...main.querySelectorAll('tr, li:has(> h3), li:has(> * > h3)')].filter(
    (element) => element.getClientRects().length > 1,
  )
  const closed = [...main.querySelectorAll('details > :not(summary)')].filter(
    (answer) =>
      !answer.closest('[data-print="hide"]') && answer.getBoundingClientRect().height < 10,
  )

  const boxes: { name: string; owner: Node; box: DOMRect }[] = []
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { x, y, width, height } of range.getClientRects()) {
      // The box of a line is higher than its letters, so only its middle three fifths are compared.
      const box = new DOMRect(x, y + height / 5, width, (height * 3) / 5)
      if (width > 1) boxes.push({ name: node.textContent.trim().slice(0, 40), owner: node, box })
    }
  }
  for (const image of main.querySelectorAll('img')) {
    if (!image.checkVisibility()) continue
    boxes.push({ name: image.src, owner: image, box: image.getBoundingClientRect() })
  }
  const overlaps = boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        ({ owner, box }) =>
          owner !== one.owner &&
          box.left < one.box.right - 1 &&
          box.right > one.box.left + 1 &&
          box.top < one.box.bottom - 1 &&
          box.bottom > one.box.top + 1,
      )
      .map(({ name }) => `${one.name} × ${name}`),
  )
  return {
    controls: controls.map(nameOf),
    empty: empty.map(nameOf),
    torn: torn.map(nameOf),
    closed: closed.map(nameOf),
    overlaps,
  }
}

export const NO_FAULTS = { controls: [], empty: [], torn: [], closed: [], overlaps: [] }
