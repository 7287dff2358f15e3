// A rider on the Himalayan, seen from behind and from the right: the bike goes away to the right. In centimetres;
// the origin is on the ground below the rear wheel.

import { disc, fill, type Ink, type Layer, line } from './canvas.ts'
import { detailAt } from './motorbike.ts'
import { at, sized } from './place.ts'

const SIZE = 0.76
const ALLOY = '#a9a4b4'
const ALLOY_LIGHT = '#cdc9d4'
const ALLOY_DARK = '#5d586b'
const TROUSERS = '#47506b'

export const ridingAway = sized((scale, jacket: Ink = 'accent', paint: Ink = 'roof') =>
  at(0, 0, SIZE, behind(jacket, paint, detailAt(scale * SIZE) === 'near')),
)

export const behind = (jacket: Ink, paint: Ink, near: boolean): Layer => [
  fill`dark/0.26 M-34 2Q-10-8 40-12L108-20Q122-16 92-8 30 8-34 2z`,
  // Front wheel, fork, lamp and windscreen.
  disc('dark', 84, -46, 19, 30),
  disc(ALLOY_DARK, 87, -46, 11.5, 21),
  disc('dark', 88, -46, 10, 19),
  fill`${paint} M72-80Q88-92 104-76 90-82 76-74z`,
  line`${ALLOY} 5 M70-104 88-46`,
  fill`haze/0.8 M60-122 66-152Q78-158 88-150L88-120z`,
  line`wall 1.5 M60-122 66-152Q78-158 88-150`,
  line`dark 4 M56-118 82-118`,
  line`dark 6 M76-117 86-117`,
  line`dark 2 M82-120 88-136`,
  fill`dark M80-148q10-3 16 2v12q-8 4-16-1z`,
  near && fill`haze M83-145q6-2 10 1v9q-5 2-10-1z`,
  // The left arm, then tank and engine under the right leg.
  fill`${jacket} M18-146Q4-140 2-118L10-104 26-112z`,
  fill`dark/0.3 M18-146Q4-140 2-118L10-104 26-112z`,
  fill`${paint} M40-96Q46-114 66-112L80-104 76-88 44-84z`,
  fill`dark/0.24 M42-92 78-96 76-88 44-84z`,
  fill`${ALLOY_DARK} M30-80 62-86 64-38 52-22 32-20z`,
  line`${ALLOY} 2 M38-72 61-76M38-67 62-71M38-62 62-66`,
  fill`${ALLOY} M34-52Q50-60 60-50V-36Q48-28 34-30z`,
  line`${ALLOY_LIGHT} 4 M62-72Q72-66 70-48L62-34 34-36`,
  // The right leg.
  fill`${TROUSERS} M26-100Q40-108 56-100L72-94Q78-88 74-80L63-46H47L54-76 34-82z`,
  fill`dark/0.26 M54-76 34-82 28-92Q44-84 62-86L58-46H47z`,
  fill`#3a2a2c M46-54H64L66-44Q78-42 78-34L74-30 48-32Q44-42 46-54z`,
  near && line`wall 1.4 M47-50 63-50`,
  // Rear wheel with its guard, lamp and plate.
  disc('dark', 0, -32, 23, 32),
  disc(ALLOY_DARK, 4, -32, 14, 23),
  disc('dark', 5, -32, 12, 21),
  near && line`${ALLOY} 1 M5-32-4-48M5-32-6-26M5-32 6-52M5-32 14-18M5-32 15-44M5-32 0-14`,
  disc(ALLOY, 5, -32, 4, 6),
  near && line`far/0.6 2 M-20-40q4 3 10 2M-21-30q4 3 10 2M-20-20q4 3 10 2M-16-11q4 3 9 1`,
  line`dark 6 M6-32 40-38`,
  fill`dark M-32-86 14-92 10-70-8-66-20-48-32-52z`,
  fill`#e23f35 M-34-76-18-77-18-69-33-68z`,
  fill`wall M-35-62-19-62-20-50-34-50z`,
  near && line`dark/0.6 1.4 M-32-58h10M-32-54h10`,
  // Silencer.
  line`#3a3644 10 M-2-44 36-50`,
  disc(ALLOY_LIGHT, -4, -43.5, 4, 5),
  disc('dark', -4, -43.5, 2.4, 3.2),
  // The rider's back.
  fill`${jacket} M12-92Q4-122 14-144 22-152 34-151 50-150 54-140 58-120 50-90 30-84 12-92z`,
  fill`dark/0.2 M12-92Q4-122 14-144 10-116 24-98 36-92 51-94L50-90Q30-84 12-92z`,
  near && line`snow/0.8 2.4 M9-120Q30-112 55-118M20-148Q34-142 50-147`,
  near && line`dark/0.25 2 M33-148 32-92`,
  fill`${jacket} M42-150Q56-150 62-136L78-124 82-112 74-106 56-114 46-130z`,
  fill`dark/0.24 M46-130 60-118 80-110 74-106 56-114z`,
  fill`dark M78-126q8 0 10 6-1 8-8 10l-6-4z`,
  // Helmet.
  fill`dark M22-152H48L46-144Q34-138 24-145z`,
  fill`snow M20-162Q18-182 36-183 52-182 53-166 54-154 48-149 34-144 24-149 20-154 20-162z`,
  fill`dark/0.2 M20-162Q19-174 25-179 24-160 36-154 46-152 50-151 34-144 24-149 20-154 20-162z`,
  fill`${jacket} M31-182.5Q38-184 43-181.5 36-166 38-147H31Q28-166 31-182.5z`,
  fill`dark M50-171Q54-172 54-164L54-158 50-158z`,
  // Panniers, and a roll on the rack.
  fill`wall M-52-86-32-86-32-46-50-44q-3 0-3-3z`,
  fill`dark/0.34 M-52-86-32-86-32-46-50-44q-3 0-3-3z`,
  fill`wall M8-86 28-86 53-92V-54L28-45 10-45q-2 0-2-3z`,
  fill`dark/0.26 M8-86H28V-45H10q-2 0-2-3z`,
  fill`snow M8-86 34-92 53-92 28-86z`,
  line`dark/0.5 1.5 M8-78H28L53-84`,
  near && line`dark 2.4 M16-86v10M42-90v9`,
  fill`#e0a03c M-42-100q0-12 12-12L16-116q16 0 16 12t-12 14L-30-88q-12 0-12-12z`,
  fill`dark/0.24 M-42-100Q-38-94-28-94L30-98Q28-91 20-90L-30-88q-12 0-12-12z`,
  line`#7c4a2c 3 M-24-112q5 12 0 24M8-115q6 12 0 25`,
]
