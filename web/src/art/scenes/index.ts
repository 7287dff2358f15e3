import type { PictureName } from '../../content/pictures.ts'
import type { Poster } from '../kit/canvas.ts'
import { bhutan } from './bhutan.ts'
import { caucasus } from './caucasus.ts'
import { changthang } from './changthang.ts'
import { cities } from './cities.ts'
import { himachal } from './himachal.ts'
import { kashmirZanskar } from './kashmir-zanskar.ts'
import { ladakh } from './ladakh.ts'
import { nepal } from './nepal.ts'
import { people } from './people.ts'
import { posts } from './posts.ts'
import { sriLanka } from './sri-lanka.ts'
import { thailand } from './thailand.ts'
import { vietnam } from './vietnam.ts'

/** A scene for every picture; one forgotten is a type error. */
export const scenes: Record<PictureName, Poster> = {
  ...ladakh,
  ...changthang,
  ...kashmirZanskar,
  ...himachal,
  ...bhutan,
  ...nepal,
  ...vietnam,
  ...caucasus,
  ...thailand,
  ...sriLanka,
  ...cities,
  ...posts,
  ...people,
}
