// The painted pixels of a part of a page.

import type { Locator } from '@playwright/test'
import sharp from 'sharp'

/** The colours of land in pictures/src/map/map-colours.ts. */
export const LAND = { light: [0xf5, 0xe6, 0xc6], dark: [0x20, 0x21, 0x4b] } as const

/** The share of a picture's pixels that have a colour. */
export async function shareOf(place: Locator, colour: readonly number[]): Promise<number> {
  const pixels = await pixelsOf(place)
  let found = 0
  for (let at = 0; at < pixels.length; at += 3) {
    if (colour.every((part, channel) => Math.abs(pixels[at + channel]! - part) < 3)) found++
  }
  return (found * 3) / pixels.length
}

/** The pixels of an element, scaled to 600 by 400: three bytes for each pixel. */
export async function pixelsOf(place: Locator): Promise<Buffer> {
  const picture = sharp(await place.screenshot())
  return picture.resize(600, 400, { fit: 'fill', kernel: 'nearest' }).removeAlpha().raw().toBuffer()
}

/** The mean difference of two pictures' bytes, 0 to 255. */
export function difference(one: Buffer, other: Buffer): number {
  const sum = one.reduce((total, byte, at) => total + Math.abs(byte - other[at]!), 0)
  return sum / one.length
}
