// The painted pixels of a part of a page.

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The colours of land in pictures/src/map/map-colours.ts. */
export const LAND = { light: [0xf5, 0xe6, 0xc6], dark: [0x20, 0x21, 0x4b] } as const

/** The share of an element's pixels that have a colour, or nearly so. */
export async function shareOf(element: Locator, colour: readonly number[]): Promise<number> {
  const picture = sharp(await element.screenshot()).resize(600, 400, { kernel: 'nearest' })
  const pixels = await picture.removeAlpha().raw().toBuffer()
  let found = 0
  for (let start = 0; start < pixels.length; start += 3) {
    if (colour.every((part, channel) => Math.abs(pixels[start + channel]! - part) < 3)) found++
  }
  return (found * 3) / pixels.length
}
