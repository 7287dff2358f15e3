// Clothes, hair and headwear of the portraits, for the head and the shoulders of kit/portrait.ts.

import { part } from './figure.ts'

export const ridingJacket = part('riding-jacket')
/** A jacket open at the neck, over a shirt. */
export const coat = part('coat')
/** A shirt under dungarees. */
export const overalls = part('overalls')
/** A tunic with a border along neck and chest. */
export const kurta = part('kurta')
/** The Ladakhi robe (goncha), crossed over the chest. */
export const robe = part('robe')
/** A shawl over one shoulder. */
export const shawl = part('shawl')
export const scarf = part('scarf')
/** Short hair with a parting on the left. */
export const shortHair = part('short-hair')
/** Hair parted in the middle. `longHair` or `bun` draws the hair behind the head. */
export const parted = part('parted')
export const longHair = part('long-hair')
/** Long hair below a hat, behind the neck; `locks` draws the hair in front of the ears. */
export const longHairUnderHat = part('long-hair-under-hat')
export const locks = part('locks')
export const bun = part('bun')
export const braid = part('braid')
export const beard = part('beard')
export const greyStreaks = part('grey-streaks')
/** Stubble: a shade on cheeks and chin, darker around the mouth. */
export const stubble = part('stubble')
export const moustache = part('moustache')
export const turban = part('turban')
export const beanie = part('beanie')
export const brimmedHat = part('brimmed-hat')
/** An open-face helmet; `peak` is the peak of an off-road helmet. */
export const helmet = part('helmet')
export const peak = part('peak')
export const shadesUp = part('shades-up')
