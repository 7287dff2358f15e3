import type { Hour } from '../content/pictures.ts'

export type Inks = {
  sky: string
  /** Laid over the sky in three flat steps towards the horizon. */
  haze: string
  sun: string
  snow: string
  far: string
  mid: string
  near: string
  ground: string
  stars: boolean
}

// biome-ignore format: a table
const table: Record<Hour, Inks> = {
  dawn:  { sky: '#5b8fd6', haze: '#fbd7b0', sun: '#fff0cf', snow: '#fff8ee', far: '#9aa3d4', mid: '#c98a7d', near: '#e0a45a', ground: '#6b4a52', stars: false },
  day:   { sky: '#2d57c8', haze: '#cfe0f5', sun: '#fde3b4', snow: '#fdf6ea', far: '#7d8fc4', mid: '#b06f5c', near: '#d79a45', ground: '#4a3550', stars: false },
  dusk:  { sky: '#3b3f8f', haze: '#f4a073', sun: '#fcd49a', snow: '#f7dccb', far: '#7d5f9e', mid: '#b4576a', near: '#d98a3d', ground: '#2b2148', stars: false },
  night: { sky: '#14163f', haze: '#4a3f86', sun: '#f3ead2', snow: '#c9c7e6', far: '#3f3d7c', mid: '#4a2f62', near: '#2f2450', ground: '#12122c', stars: true },
}

export function inksOf(hour: Hour): Inks {
  return table[hour]
}
