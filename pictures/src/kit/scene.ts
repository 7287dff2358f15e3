import type { Mood } from '../moods.ts'
import { type Layer, WIDTH } from './canvas.ts'

/** A mood with its layers from the back to the front. `reach`: see Canvas (canvas.ts). */
export type Scene = { mood: Mood; layers: readonly Layer[]; reach: number }

export const scene = (mood: Mood, layers: readonly Layer[]): Scene => ({ mood, layers, reach: 0 })

/** A scene that goes on beyond its sides; its view #wide, for a tour's header, begins at `top`. */
export const panorama = (mood: Mood, top: number, layers: readonly Layer[]): Scene => ({
  mood,
  layers: [
    `<view id="wide" viewBox="-352 ${top} ${WIDTH + 2 * 352} 560" preserveAspectRatio="xMidYMax slice"/>`,
    ...layers,
  ],
  reach: 400,
})
