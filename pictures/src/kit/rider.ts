// A rider in the units of kit/motorbike.ts: on the bike, with a pillion or alone, and on foot.

import { type Layer, line } from './canvas.ts'
import { shapesOf } from './figure.ts'
import { bike, type Detail, detailAt, type Model } from './motorbike.ts'
import { at, sized } from './place.ts'

/** The figures of a scene are about 100 units high: a rider on a bike has 170 cm. */
const SIZE = 0.76

const riding = (model: Model, pillion = false) =>
  sized((scale, jacket = 'accent', paint = model === 'classic' ? '#3a5a4a' : 'roof') =>
    ridden(model, scale, pillion, jacket, paint),
  )
/** A rider on the classic, and on the Himalayan; a rider and a pillion on the classic. */
export const motorbike = riding('classic')
export const himalayan = riding('himalayan')
export const twoUp = riding('classic', true)

/** A bike on its stand. */
const onStand = (model: Model) =>
  sized((scale, paint = '#3a5a4a') =>
    at(0, 0, SIZE, [
      line('dark 4 M-22-30-32 0'),
      bike(model, detailAt(scale * SIZE), paint, model !== 'classic'),
    ]),
  )
export const parkedBike = onStand('classic')
export const parkedHimalayan = onStand('himalayan')
export const parkedHimalayan450 = onStand('himalayan-450')

function ridden(
  model: Model,
  scale: number,
  pillion: boolean,
  jacket: string,
  paint: string,
): Layer {
  const detail = detailAt(scale * SIZE)
  // The bar and the pegs of the Himalayan are higher.
  const lift = model === 'himalayan' ? -5 : 0
  return at(0, 0, SIZE, [
    bike(model, detail, paint, !pillion),
    pillion && at(-38, -5, 1, seated(['#3566c4', '#f2b93b'], detail)),
    at(0, lift, 1, seated([jacket], detail)),
  ])
}

/** A person in the saddle, a hand on the bar and a foot on the peg. */
const seated = (inks: readonly string[], detail: Detail): Layer =>
  shapesOf(detail === 'far' ? 'seated-far' : 'seated', inks, detail === 'near')

/** A rider on the Himalayan, seen from the right: from behind, going away to the right, or from in front, coming. */
const seen = (name: 'riding-away' | 'riding-coming') =>
  sized((scale, ...inks) => {
    const detail = detailAt(scale * SIZE)
    return at(
      0,
      0,
      SIZE,
      shapesOf(detail === 'far' ? `${name}-far` : name, inks, detail === 'near'),
    )
  })
export const ridingAway = seen('riding-away')
export const ridingComing = seen('riding-coming')
