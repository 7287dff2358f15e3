// The painted pixels of a part of a page.

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The colours of land in pictures/src/map/map-colours.ts. */
export const LAND = { light: [0xf5, 0xe6, 0xc6], dark: [0x20, 0x21, 0x4b] } as const

/** The share of an element's pixels that have a colour, or nearly so. */
export async function shareOf(element: Locator, colour: readonly number[]): Promise<number> {
  const pixels = await pixelsOf(element)
  let found = 0
  for (let start = 0; start < pixels.length; start += 3) {
    if (colour.every((part, channel) => Math.abs(pixels[start + channel]! - part) < 3)) found++
  }
  return (found * 3) / pixels.length
}

/** The pixels of an element, scaled to 600 by 400: three bytes for each pixel. */
export async function pixelsOf(element: Locator): Promise<Buffer> {
  const picture = sharp(await element.screenshot())
  return picture.resize(600, 400, { fit: 'fill', kernel: 'nearest' }).removeAlpha().raw().toBuffer()
}

/** The mean difference of the bytes of two pictures of one size, 0 to 255. */
export function difference(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, byte, index) => total + Math.abs(byte - other[index]!), 0)
  return sum / one.length
}
