import type { Board } from './labels.ts'
import type { Sheet } from './sheet.ts'
import type { Measure, Word } from './words.ts'

/** A map while signs and words are placed on it. */
export type Drawing = {
  sheet: Sheet
  board: Board
  words: Word[]
  measure: Measure
}
