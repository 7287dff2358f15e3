import sharp from 'sharp'
import { expect, test } from 'vitest'
import { favicon, icoFile, iconImage, icons } from './icons.ts'

test.each(icons)('$file is a square PNG of its size', async (icon) => {
  const { format, width, height } = await sharp(await iconImage(icon)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: icon.size, height: icon.size })
})

test('favicon.ico has one PNG of 32 pixels, at the offset that its directory names', async () => {
  const ico = icoFile(await iconImage(favicon), favicon.size)
  const [reserved, kind, count] = [0, 2, 4].map((offset) => ico.readUInt16LE(offset))
  expect([reserved, kind, count, ico.readUInt8(6), ico.readUInt8(7)]).toEqual([0, 1, 1, 32, 32])
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(start + length).toBe(ico.length)
  const { format, width, height } = await sharp(ico.subarray(start)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 32, height: 32 })
})

test('the logo of the maskable icon is inside the safe circle of 80%', async () => {
  const size = 512
  const icon = icons.find(({ file }) => file.includes('maskable'))!
  const { data, info } = await sharp(await iconImage(icon))
    .raw()
    .toBuffer({ resolveWithObject: true })
  let outside = 0
  const paper = data.subarray(0, info.channels)
  for (let index = 0; index < size * size; index++) {
    const distance = Math.hypot((index % size) - size / 2, Math.floor(index / size) - size / 2)
    const pixel = data.subarray(index * info.channels, (index + 1) * info.channels)
    if (distance > 0.4 * size) outside += pixel.equals(paper) ? 0 : 1
  }
  expect(outside).toBe(0)
})
