import type { PictureName } from 'content/pictures.ts'
import type { Scene } from '../kit/scene.ts'

/** What each file of this folder exports: scenes by their names, and elements that another file draws too. */
const files = import.meta.glob<Record<string, object>>(['./*.ts', '!./index.ts', '!./*.test.ts'], {
  eager: true,
})

/** The scene of each picture; a picture that is only a photograph has none. */
export const scenes: Partial<Record<PictureName, Scene>> = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file)),
)
