import type { Plugin } from 'vite'
import { unbrokenFigures } from '../../content/src/line-breaks.ts'

/** Keeps each number of the content beside its unit, on the pages only: other programs and tests read plain spaces. */
export const unbrokenFiguresOfContent: Plugin = {
  name: 'unbroken-figures',
  transform: { filter: { id: /content.compiled/ }, handler: unbrokenFigures },
}
