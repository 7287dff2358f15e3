import type { PictureName } from 'content/pictures.ts'
import type { Scene } from '../kit/scene.ts'

const files = import.meta.glob<Record<string, Scene>>('./*.json', {
  eager: true,
  import: 'default',
})

/** The scene of each picture; a picture that is only a photograph has none. */
export const scenes: Partial<Record<PictureName, Scene>> = Object.assign(
  {},
  ...Object.values(files),
)
