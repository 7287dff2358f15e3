// A rider in the units of kit/motorbike.ts: on the bike, with a pillion or alone, and on foot.

import { fill, type Ink, type Layer, line } from './canvas.ts'
import { bike, type Detail, detailAt, type Model } from './motorbike.ts'
import { at, sized } from './place.ts'

/** The figures of a scene are about 100 units high: a rider on a bike has 170 cm. */
const SIZE = 0.76

const TROUSERS = '#47506b'
const BOOT = '#3a2a2c'

const onClassic = (pillion: boolean) =>
  sized((scale, jacket: Ink = 'accent', paint: Ink = '#3a5a4a') =>
    ridden('classic', scale, pillion, jacket, paint),
  )

/** A rider on the classic. */
export const motorbike = onClassic(false)
/** A rider and a pillion on the classic. */
export const twoUp = onClassic(true)
/** A rider on the Himalayan. */
export const himalayan = sized((scale, jacket: Ink = 'accent', paint: Ink = 'roof') =>
  ridden('himalayan', scale, false, jacket, paint),
)

/** A bike on its stand. */
const onStand = (model: Model) =>
  sized((scale, paint: Ink = '#3a5a4a') =>
    at(0, 0, SIZE, [
      line`dark 4 M-22-30-32 0`,
      bike(model, detailAt(scale * SIZE), paint, model === 'himalayan'),
    ]),
  )
export const parkedBike = onStand('classic')
export const parkedHimalayan = onStand('himalayan')

function ridden(model: Model, scale: number, pillion: boolean, jacket: Ink, paint: Ink): Layer {
  const detail = detailAt(scale * SIZE)
  // The bar and the pegs of the Himalayan are higher.
  const lift = model === 'himalayan' ? -5 : 0
  return at(0, 0, SIZE, [
    bike(model, detail, paint, !pillion),
    pillion && at(-38, -5, 1, seated('#3566c4', detail, '#f2b93b')),
    at(0, lift, 1, seated(jacket, detail)),
  ])
}

/** A person in the saddle, a hand on the bar and a foot on the peg. */
export function seated(jacket: Ink, detail: Detail, shell: Ink = 'snow'): Layer {
  if (detail === 'far') {
    return [
      line`dark 12 M-22-86 14-76 4-42 12-34`,
      fill`${jacket} M-38-84Q-40-124-22-142-2-148 6-128L-2-84z`,
      line`${jacket} 11 M-6-130-2-108 16-106`,
      fill`${shell} M-18-156q2-20 20-20 16 2 15 22-2 12-14 12-20-2-21-14z`,
    ]
  }
  const near = detail === 'near'
  return [
    // Thigh, shin, boot.
    fill`${TROUSERS} M-34-90Q-30-98-14-94L18-85Q26-81 23-73L12-42H-3L4-68-22-71Q-38-74-34-90z`,
    fill`dark/0.25 M4-68-22-71Q-38-74-36-82-20-76 8-76L12-72 2-42H-3z`,
    fill`${BOOT} M-4-48H12L12-37Q24-34 24-28V-26H-5Q-7-36-4-48z`,
    near && fill`dark/0.4 M-5-28H24v3H-5z`,
    near && line`wall 1.2 M-3-44H12`,
    // Jacket.
    fill`${jacket} M-38-82Q-42-112-29-134-20-146-6-145 6-142 8-126 8-106-2-84-16-78-38-82z`,
    fill`dark/0.2 M-38-82Q-39-104-35-118-34-104-22-94-12-90 0-92L-2-84Q-16-78-38-82z`,
    near && line`snow/0.7 2 M-41-108Q-24-102 5-106`,
    near && line`dark/0.4 1.5 M6-132Q10-110-2-86`,
    // Helmet with its visor.
    fill`${shell} M-18-157Q-19-176 0-177 15-176 17-160L18-150Q16-143 8-143L-8-142Q-17-146-18-157z`,
    fill`dark/0.18 M-18-157Q-18-166-14-171-14-152 0-146L8-143-8-142Q-17-146-18-157z`,
    fill`dark M3-166Q12-167 16-164L17-155Q12-153 4-154 0-160 3-166z`,
    near && fill`snow/0.5 M6-164q5-1 8 1l-2 4z`,
    near && fill`${jacket} M-12-172Q-4-178 4-177L1-173Q-8-172-14-166z`,
    fill`dark M-14-145Q0-140 8-143L6-138Q-6-134-16-140z`,
    // The arm over the jacket.
    fill`${jacket} M-18-136Q-10-144-2-136L6-120 4-112 20-111V-100L-4-98Q-14-100-14-108z`,
    fill`dark/0.22 M-18-136-14-108Q-14-100-4-98L20-100V-103L-2-104Q-8-106-8-112z`,
    fill`dark M17-112q8-2 10 2 1 8-6 10l-5-1z`,
  ]
}
