// The painted pixels of a part of a page.

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The colours of land in pictures/src/map/map-colours.ts. */
export const LAND = { light: [0xf5, 0xe6, 0xc6], dark: [0x20, 0x21, 0x4b] } as const

/** The share of an element's pixels whose channels differ from a colour by at most `off`. */
export async function shareOf(element: Locator, colour: readonly number[], off = 2) {
  const pixels = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
  let found = 0
  for (let start = 0; start < pixels.length; start += 3) {
    if (colour.every((part, channel) => Math.abs(pixels[start + channel]! - part) <= off)) found++
  }
  return (found * 3) / pixels.length
}
