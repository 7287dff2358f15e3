// /licences.txt: the licences of code, fonts and data that a visitor's browser gets. Vite writes
// the licences of bundled packages (`build.license`); these are the others.

import { readFileSync } from 'node:fs'

export const LICENCES = 'licences.txt'

// react-18-image-lightbox has no licence file; it is a copy of react-image-lightbox, which has one.
// biome-ignore format: a table
const added = [
  { name: 'react-18-image-lightbox (MIT)',                          file: '../src/components/lightbox/react-18-image-lightbox-licence.txt' },
  { name: 'world-atlas, coasts (ISC)',                              file: '../../content/src/geo/world-atlas-licence.txt' },
  { name: 'Data of the maps (LGPL-3.0-or-later and public domain)', file: '../../content/src/geo/LICENCES.md' },
  { name: 'Big Shoulders (OFL-1.1)',                                file: '../../brand/fonts/big-shoulders/LICENSE' },
  { name: 'Noto Sans Devanagari (OFL-1.1)',                         file: '../../node_modules/@fontsource/noto-sans-devanagari/LICENSE' },
  { name: 'Figtree (OFL-1.1)',                                      file: '../../node_modules/@fontsource-variable/figtree/LICENSE' },
]

/** The sections without the heading of a Markdown file, because each has its own. */
export const addedLicences = () =>
  added.map(({ name, file }) => {
    const text = readFileSync(new URL(file, import.meta.url), 'utf8')
    return `## ${name}\n\n${text.replace(/^# .*\n/, '').trim()}\n`
  })
