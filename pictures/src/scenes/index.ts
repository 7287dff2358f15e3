import type { PictureName } from 'web/content/pictures.ts'
import type { Scene } from '../kit/canvas.ts'
import { bhutan } from './bhutan.ts'
import { caucasus } from './caucasus.ts'
import { caucasusTowns } from './caucasus-towns.ts'
import { changthang } from './changthang.ts'
import { cities } from './cities.ts'
import { himachal } from './himachal.ts'
import { kashmir } from './kashmir.ts'
import { ladakh } from './ladakh.ts'
import { nepal } from './nepal.ts'
import { people } from './people.ts'
import { postThings } from './post-things.ts'
import { postScenes } from './posts.ts'
import { shores } from './shores.ts'
import { spiti } from './spiti.ts'
import { sriLanka } from './sri-lanka.ts'
import { sriLankaHeights } from './sri-lanka-heights.ts'
import { thailand } from './thailand.ts'
import { thailandHills } from './thailand-hills.ts'
import { vietnam } from './vietnam.ts'
import { zanskar } from './zanskar.ts'

/** The scene of every picture that is not a photograph alone. */
export const scenes: Partial<Record<PictureName, Scene>> = {
  ...ladakh,
  ...changthang,
  ...kashmir,
  ...zanskar,
  ...himachal,
  ...spiti,
  ...bhutan,
  ...nepal,
  ...vietnam,
  ...caucasus,
  ...caucasusTowns,
  ...thailand,
  ...thailandHills,
  ...sriLanka,
  ...sriLankaHeights,
  ...cities,
  ...shores,
  ...postScenes,
  ...postThings,
  ...people,
}
