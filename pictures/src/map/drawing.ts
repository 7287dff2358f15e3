import type { Board } from './label-placement.ts'
import type { Measure, Word } from './label-styles.ts'
import type { Panel } from './panels.ts'

/** A panel of a map while signs and words are placed on it. */
export type Drawing = {
  panel: Panel
  board: Board
  words: Word[]
  measure: Measure
}
