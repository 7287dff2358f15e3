// Draws all files of this workspace: pictures, maps, social cards and icons. Makes tables about them for the pages.
// All is drawn while the module loads, because Vite's runnerImport closes its runner after the import.

import { logoFile } from 'brand/logo.ts'
import { agency } from 'content/compiled/agency.ts'
import { pictures } from 'content/pictures.ts'
import { cards } from 'content/social-cards.ts'
import { cardImage } from './draw-card.ts'
import { drawPicture, drawRider, moodOf } from './draw-picture.ts'
import { favicon, icoFile, iconImage, icons } from './icons.ts'
import { drawAllMaps } from './map/all-maps.ts'
import { photographFolder, photographsIn, renditionsOf } from './photographs.ts'

const maps = await drawAllMaps()

/** The files by their path on the site. */
export const files = new Map<string, string | Buffer>(Object.entries(maps.files))

const names = Object.keys(pictures)
const photographs = photographsIn(photographFolder)
const widths: Record<string, number[]> = {}
for (const name of names) {
  const photograph = photographs.get(name)
  if (!photograph) {
    files.set(`pictures/${name}.svg`, drawPicture(name))
    continue
  }
  const renditions = await renditionsOf(photograph)
  widths[name] = renditions.map(({ width }) => width)
  for (const { width, source } of renditions) files.set(`pictures/${name}-${width}.webp`, source)
}

// In parallel, because encoding one image keeps one core busy.
await Promise.all([
  ...cards.map(async (card) => {
    files.set(card.file, await cardImage(card, agency.brand, photographs.get(card.picture)))
  }),
  ...icons.map(async (icon) => files.set(icon.file, await iconImage(icon))),
])
files.set('pictures/rider.svg', drawRider())
files.set('icon.svg', logoFile)
files.set('favicon.ico', icoFile(await iconImage(favicon), favicon.size))

/** The tables for the pages, by the names of their files in dist/. */
export const tables = {
  'pictures.json': {
    moods: Object.fromEntries(names.map((name) => [name, moodOf(name)])),
    photographs: widths,
  },
  'maps.json': { mapBoxes: maps.mapBoxes },
}
