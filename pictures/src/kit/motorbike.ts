// The motorbikes of the tours from the side, in centimetres: the origin is on the ground between the wheels, and the
// front is on the right. Far bikes have fewer parts, because a part below a pixel is noise.

import { colour, disc, fill, type Ink, type Layer, line } from './canvas.ts'

/**
 * Millimetres, from the specifications in Royal Enfield's owner's manuals of the Classic 500 (tyres 90/90-19 and
 * 110/80-18) and of the Himalayan 411 (90/90-21 and 120/90-17). A radius is half the rim and the height of the tyre.
 */
// biome-ignore format: a table
const models = {
  classic:   { wheelbase: 1370, frontRadius: 322, rearRadius: 317, seat: 800, length: 2140 },
  himalayan: { wheelbase: 1465, frontRadius: 348, rearRadius: 324, seat: 800, length: 2190 },
}

export type Model = keyof typeof models
/** By the length of the drawn bike: below 80, to 300, and above 300 units of the picture. */
export type Detail = 'far' | 'middle' | 'near'

export const detailAt = (scale: number): Detail => {
  const length = (models.classic.length / 10) * scale
  return length < 80 ? 'far' : length < 300 ? 'middle' : 'near'
}

const ALLOY = '#a9a4b4'
const ALLOY_LIGHT = '#cdc9d4'
const ALLOY_DARK = '#5d586b'

/** The bike without a rider. */
export function bike(model: Model, detail: Detail, paint: Ink, luggage = true): Layer {
  const { wheelbase, frontRadius, rearRadius } = models[model]
  const half = wheelbase / 20
  const body = { classic, himalayan }[model]
  return [
    detail !== 'far' && fill`dark/0.22 M-110 0q110-9 220 0-110 9-220 0z`,
    wheel(-half, rearRadius / 10, detail),
    wheel(half, frontRadius / 10, detail),
    body(paint, detail, luggage),
  ]
}

function wheel(x: number, radius: number, detail: Detail): Layer {
  const ring = (ink: Ink, r: number, width: number, dashes = ''): Layer => {
    return ({ inks }) =>
      `<circle cx="${x}" cy="${-radius}" r="${r}" fill="none" stroke="${colour(inks, ink)}" stroke-width="${width}"${dashes && ` stroke-linecap="butt" stroke-dasharray="${dashes}"`}/>`
  }
  if (detail === 'far') return [ring('dark', radius - 5, 9)]
  const rim = radius - 10
  return [
    ring('dark', radius - 4.8, 9.6),
    // A circle as thick as the rim's radius: each dash is a spoke.
    detail === 'near' && ring(ALLOY, rim / 2, rim, `0.5 ${(Math.PI * rim) / 28 - 0.5}`),
    ring(ALLOY_LIGHT, rim, 2),
    detail === 'near' && ring(ALLOY_DARK, 12, 2.5),
    disc(ALLOY_DARK, x, -radius, 6),
  ]
}

function classic(paint: Ink, detail: Detail, luggage: boolean): Layer {
  if (detail === 'far') {
    return [
      fill`dark M-106-44Q-98-70-66-72H-44L-30-34-16-20H20L30-34 40-80 52-70 68-32 60-70 44-102 18-106 34-98 0-84-84-90z`,
      fill`${paint} M-2-78Q-2-94 18-98 36-99 40-90L34-78z`,
      luggage && fill`dark M-100-78h44l-4 36h-36z`,
    ]
  }
  const near = detail === 'near'
  return [
    // Frame and rear suspension.
    line`dark 4 M36-92 22-34H-20L-34-76M-68-32-18-36M-90-78-30-76 34-90`,
    line`${ALLOY_DARK} 4 M-54-76-67-36`,
    near &&
      line`${ALLOY_LIGHT} 5 M-55.5-71l5 1.5M-57-67l5 1.5M-58.5-63l5 1.5M-60-59l5 1.5M-61.5-55l5 1.5`,
    // Mudguards.
    line`${paint} 7 M-105-40A37.5 37.5 0 0 1-40-56`,
    fill`${paint} M-106-40A37.5 37.5 0 0 1-40-56L-44-50Q-52-66-70-66-92-64-99-40z`,
    fill`${paint} M32-44A39 39 0 0 1 95-60L91-58A34 34 0 0 0 37-43z`,
    line`${ALLOY_LIGHT} 1.5 M68-32 90-58M68-32 40-52`,
    // Engine: crankcase, cylinder with fins, head.
    fill`${ALLOY_DARK} M-8-46-6-78H20L18-46zM-30-68h26v12h-22z`,
    line`${ALLOY} 2.2 M-11-56H22M-11-60.5H22M-11-65H22M-11-69.5H22M-10-74H21`,
    fill`${ALLOY} M-32-52H16Q28-46 27-34 24-20 8-19H-20Q-34-21-35-36z`,
    fill`${ALLOY_LIGHT} M-14-37q2-14 18-14 18 1 19 14-1 13-19 14-16-1-18-14z`,
    disc(ALLOY_LIGHT, -24, -38, 8.5),
    fill`dark/0.25 M-30-26q20 6 40 4 12-2 17-12 0 12-19 15h-28z`,
    near && disc(ALLOY, 5, -37, 7),
    near && disc(ALLOY_DARK, -24, -38, 3),
    near && line`${ALLOY_DARK} 1 M-8-44 0-48M14-47l6 6M18-30l-6 5M-6-27-11-33`,
    // Exhaust.
    line`${ALLOY_LIGHT} 4.5 M19-66Q33-64 32-48L30-34Q28-20 16-20H-30`,
    line`${ALLOY} 9 M-40-21-98-27`,
    line`${ALLOY_LIGHT} 3 M-40-22.5-98-28.5`,
    // Side cover with its badge.
    fill`${paint} M-48-66q2-8 14-8 14 1 14 14-1 15-15 16-14-2-13-22z`,
    near && line`sun 1.2 M-41-62h13M-38-58h8`,
    fill`dark/0.2 M-48-58q12 8 28 0-2 13-15 14-12-1-13-14z`,
    // Tank.
    fill`${paint} M-5-77Q-7-91 11-98 32-104 42-95 46-86 38-79 16-73-5-77z`,
    fill`dark/0.24 M-4-78q20-4 46-8-1 4-5 7-20 5-41 1z`,
    fill`snow/0.5 M5-92q14-9 29-5-15 0-25 7z`,
    fill`dark M0-80q4-8 14-8 9 1 8 6-9 4-22 2z`,
    disc(ALLOY_LIGHT, 22, -100, 4, 1.5),
    // Saddle on springs, and the pillion's seat.
    line`${ALLOY_DARK} 2 M-32-78v-5M-28-78v-5M-6-79v-3`,
    fill`#5b3324 M-40-82q-4-8 8-8 8 4 16 4 8-2 14 0 4 3-2 5-16 2-24 5-10 1-12-6zM-90-83q-2-8 8-8h36q6 3 2 8-22 4-46 0z`,
    fill`snow/0.24 M-38-87q4-4 10-1 8 3 14 2-14 4-24-1zM-86-88q4-3 10-2h26q-20 3-36 2z`,
    // Fork, headlamp in its casquette, bar and mirror.
    line`${ALLOY_LIGHT} 4.5 M40-92 56-58`,
    line`${ALLOY} 7 M55-60 68-33`,
    fill`${paint} M32-98Q42-107 54-102L59-82Q48-76 40-84z`,
    fill`dark/0.22 M34-92q12 4 24-4l1 14q-11 6-19-2z`,
    disc(ALLOY_LIGHT, 57, -92, 4.5, 10),
    disc('#ffe9b0', 58, -92, 3, 8),
    line`dark 3 M38-101Q32-110 14-107`,
    line`dark 5 M23-108.5 13-107`,
    near && line`dark 1.5 M28-108 25-122`,
    near && disc('dark', 24, -125, 5),
    // Tail lamp, plate, peg, stand.
    fill`#e23f35 M-110-60q-5 4-2 10l8-1 1-9z`,
    near && fill`wall M-114-48l6-2 5 16-6 1z`,
    line`dark 3 M-6-27H8`,
    luggage && [
      fill`#6f5a48 M-98-78h44q4 0 4 4l-3 32q-1 4-5 4h-32q-5 0-6-5z`,
      fill`dark/0.26 M-98-78h44q4 0 4 4l-1 9h-48z`,
      line`sun 2 M-88-78v26M-64-78v26`,
    ],
  ]
}

function himalayan(paint: Ink, detail: Detail, luggage: boolean): Layer {
  if (detail === 'far') {
    return [
      fill`dark M-96-84-60-78-38-38-28-24H22L36-44 46-78 62-66 73-35 66-74 48-108 22-110 36-102 0-86-50-86-92-94z`,
      fill`${paint} M-4-82 2-96Q20-108 38-104L46-94 38-82zM50-76Q70-84 92-68 70-74 52-68z`,
      line`wall 4 M50-108 58-134`,
      luggage && fill`wall M-104-86h46v42h-46z`,
    ]
  }
  const near = detail === 'near'
  return [
    line`dark 4 M38-100 24-42H-22L-36-80M-72-33-18-42M-92-88-34-80 36-96`,
    line`${ALLOY_DARK} 5 M-30-72-44-42`,
    near && line`#c23a35 4 M-31-70-42-46`,
    // High tail, and the mudguards: the low one at the wheel, the high one below the lamp.
    fill`dark M-100-86-56-90-36-78-60-74z`,
    fill`dark M-110-50-98-84-90-82-104-48z`,
    line`dark 4 M38-50A38 38 0 0 1 100-58`,
    fill`${paint} M48-74Q70-86 96-66 72-74 50-66z`,
    // Engine with oil cooler and bash plate.
    fill`${ALLOY_DARK} M-8-52-3-82H23L18-52zM-32-72h28v12h-22z`,
    line`${ALLOY} 2.2 M-9-60H22M-9-64.5H22M-8-69H23M-8-73.5H23M-7-78H23`,
    fill`#3a3644 M-34-56H16Q30-50 28-38L20-24H-22Q-36-28-36-42z`,
    fill`${ALLOY_DARK} M-14-42q2-13 17-13 17 1 18 13-1 12-18 13-15-1-17-13z`,
    disc(ALLOY_DARK, -24, -43, 8),
    near && disc(ALLOY, 4, -42, 6),
    near && disc(ALLOY, -24, -43, 3),
    fill`${ALLOY_LIGHT} M34-52 26-28-20-21-26-26 20-32 30-54z`,
    // Exhaust, with the silencer raised.
    line`${ALLOY} 4.5 M20-70Q34-68 33-54L28-38Q24-32 14-34L-34-38-52-46`,
    line`#3a3644 10 M-56-47-102-60`,
    line`${ALLOY_LIGHT} 3 M-62-50-88-57`,
    // Side cover, tank, and the tubes at the sides of the tank.
    fill`${paint} M-50-84H-14L-20-62-34-58z`,
    fill`dark/0.2 M-46-76-16-74-20-62-34-58z`,
    fill`${paint} M-6-82Q-4-96 10-103 28-110 42-102L48-93 38-82Q16-78-6-82z`,
    fill`dark/0.24 M-6-82q20-4 50-6l-6 6q-22 4-44 0z`,
    fill`snow/0.5 M4-95q12-9 28-8-14 2-24 9z`,
    line`dark 3 M14-86 26-100 54-104 58-88 40-78z`,
    near && line`snow 2 M2-88H14`,
    // The seat in two parts, the rack.
    fill`#2c2636 M-46-81q-4-6 4-8h34q8 2 6 6-20 5-44 2zM-92-90q-2-7 6-8h36q6 1 6 9-24 3-48-1z`,
    fill`snow/0.2 M-42-87q18-1 36 1-18 3-36-1zM-88-96q18-3 36-1-16 3-36 1z`,
    line`dark 2.5 M-60-98H-106L-98-88`,
    // Fork with gaiters, lamp, windscreen, bar.
    line`${ALLOY_LIGHT} 5 M42-98 58-68`,
    line`dark 8 M50-82 60-62`,
    line`${ALLOY} 7.5 M61-60 73-36`,
    fill`haze/0.8 M46-110 60-142Q66-142 66-136L60-106z`,
    line`wall 1.5 M47-110 60-141Q66-141 65-135`,
    fill`dark M40-108h16l4 20H46z`,
    disc(ALLOY_LIGHT, 59, -99, 4.5, 9),
    disc('#ffe9b0', 60, -99, 3, 7),
    line`dark 3 M40-106Q34-117 15-114`,
    line`dark 5 M24-115.5 14-114`,
    near && line`dark 1.5 M29-115 26-129`,
    near && disc('dark', 25, -132, 5),
    fill`#e23f35 M-104-86l-3-6 8-1 2 5z`,
    line`dark 3 M-8-32H6`,
    luggage && [
      fill`wall M-106-88h48q3 0 3 3v38q0 3-3 3h-40l-10-8v-33q0-3 2-3z`,
      fill`dark/0.22 M-108-82h53v4h-53zM-72-44v-34h17v31q0 3-3 3z`,
      near && line`dark 2 M-96-84v8M-68-84v8`,
    ],
  ]
}
