import type { Board } from './label-placement.ts'
import type { Measure, Word } from './label-styles.ts'
import type { Sheet } from './sheet.ts'

/** A map while signs and words are placed on it. */
export type Drawing = {
  sheet: Sheet
  board: Board
  words: Word[]
  measure: Measure
}
