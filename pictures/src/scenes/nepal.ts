// Nepal: Kathmandu, Pokhara, and the ride to Upper Mustang and Muktinath.

import { houses } from '../kit/buildings.ts'
import { disc, fill, type Ink, type Layer, line, translucent } from '../kit/canvas.ts'
import { birds, horse, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { at, placed } from '../kit/place.ts'
import { firs, poplars, rows } from '../kit/plants.ts'
import { himalayan, motorbike } from '../kit/rider.ts'
import { panorama, scene } from '../kit/scene.ts'
import { chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, sky, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road } from '../kit/ways.ts'

const boat = placed((hull: Ink) => [
  fill`${hull} M-110-20q110 30 220 0l-26 24q-84 16-168 0z`,
  at(20, -4, 0.55, [walker`0 0 1 wall`]),
])

/** The prayer wall of Ghami: fields in the colours of Mustang that become narrow with the distance, slabs on top. */
const maniWall: Layer = [
  ['#b23c34', '#fff1dc', '#6f7792'].map((ink, turn) => {
    const fields = Array.from({ length: 6 }, (_, index) => {
      const [from, to] = [edgeAt(index * 3 + turn), edgeAt(index * 3 + turn + 1)]
      return `M${from.x} ${from.foot}V${from.top}L${to.x} ${to.top}V${to.foot}z`
    })
    return fill`${ink} ${fields.join('')}`
  }),
  fill`#d8a56a M-420 566L${edgeAt(18).x} ${edgeAt(18).top - 5}v6L-420 584z`,
  fill`dark/0.2 M-420 690L${edgeAt(18).x} ${edgeAt(18).foot - 4}v5L-420 742z`,
]

function edgeAt(field: number) {
  const part = 1 - 0.86 ** field
  const x = Math.round(-420 + 1180 * part)
  return { x, top: Math.round(574 + 40 * part), foot: Math.round(740 - 106 * part) }
}

export const nepal = {
  kathmandu: scene('gold', [
    sky({ sun: '900 230 70', rings: 2, horizon: 420 }),
    massif`far snow=350: 0 400, 200 330, 420 390, 700 320, 960 390, 1200 330`,
    hill`mid: 0 480, 300 430, 600 470, 900 430, 1200 480`,
    fill`wall M330 640q-6-190 270-190t270 190z`,
    fill`dark/0.15 M690 464q190 30 180 176H760q20-110-70-176z`,
    fill`#f2b93b M540 460h120v-84H540z`,
    line`dark 6 M556 410q16-14 34 0M610 410q16-14 34 0`,
    disc('dark', 573, 418, 7),
    disc('dark', 628, 418, 7),
    line`accent 6 M601 418q-10 16 2 24 8-4 2-8`,
    fill`#e0a22e M540 372l48-190h24l48 190z`,
    line`roof 4 M548 344h104M555 316h90M562 288h76M569 260h62M576 232h48M582 206h36`,
    fill`sun M574 182h52l-16-24h-20zM594 158h12v-26h-12z`,
    prayerFlags`590 170 120 560 60 24, 610 170 1080 560 60 24`,
    fill`sun M260 640h680v36H260z`,
    houses`wall=#b4583c band=ground glass=ground lean=0: 90 720 130 190 4, 220 720 110 150 3, 980 720 120 150 3, 1110 720 130 200 4`,
    fill`ground M10 535h160l20-30H-10zM1030 525h160l20-30H1010zM150 575h140l14-24H136zM906 575h146l14-24H892z`,
    fill`ground M0 716q600-30 1200 0v90H0z`,
    at(450, 730, 1, [walker`0 0 0.8 roof, 60 6 0.9 accent, 300 4 0.85 roof`]),
    birds`330 300 1.2`,
  ]),
  'pokhara-lake': scene('dawn', [
    sky({ sun: '960 210 56', horizon: 380 }),
    mirrored(560, 0.4, [
      massif`far snow=400 foot=560: 0 400, 160 320, 300 370, 430 290, 520 190, 566 110, 590 136, 612 120, 700 260, 800 330, 940 260, 1080 330, 1200 290`,
      hill`mid foot=560: 0 490, 240 410, 520 470, 800 420, 1200 480`,
      hill`leaf foot=560: 0 530, 240 490, 520 535, 900 510, 1200 530`,
    ]),
    translucent(0.4, lake(560, 800)),
    glints(580, 760, 9),
    boat`420 660 1 accent, 600 700 1.2 roof, 800 650 0.9 near`,
    fill`ground M0 800V720q140 0 220 80zM1200 800V700q-150 10-230 100z`,
    at(1080, 640, 0.9, [
      fill`roof M-50 40v-40H50v40zM-76 4 0-44 76 4zM-50-34 0-76 50-34z`,
      fill`leaf M-110 60q110-40 220 0l-30 16H-80z`,
    ]),
  ]),
  tatopani: scene('mist', [
    sky({ horizon: 260 }),
    massif`far snow=260: 420 300, 520 140, 580 70, 660 170, 780 300`,
    massif`mid rough=60: 0 0, 160 60, 300 200, 420 350, 520 470, 560 560`,
    massif`#54857c rough=60: 640 540, 720 400, 840 270, 980 130, 1200 0`,
    line`snow 9 M980 150q-16 120 4 200t-10 190M240 150q10 100-6 180`,
    massif`near rough=50: 0 320, 140 400, 300 500, 420 640, 480 800`,
    massif`near rough=50: 760 800, 800 660, 900 540, 1040 440, 1200 380`,
    river`haze flat=0.7: 600 520 40, 560 570, 650 620, 560 690, 640 830 320`,
    river`water flat=0.7: 600 520 14, 566 570, 644 620, 570 690, 650 830 190`,
    line`dark 6 M300 500Q600 600 900 540M300 470Q600 570 900 510M380 526v-30M460 544v-30M540 554v-30M620 558v-32M700 558v-32M780 552v-32`,
    walker`560 556 0.5`,
    firs`ground: 60 800 240, 170 810 260, 280 805 200, 930 805 200, 1040 800 260, 1150 810 240`,
    streaks`snow thick=18: 640 330 420, 520 400 300`,
  ]),
  kagbeni: scene('noon', [
    sky({ horizon: 300 }),
    massif`far snow=260: 340 310, 480 200, 620 280, 780 130, 920 250, 1080 320`,
    massif`mid rough=50: 0 100, 180 170, 360 290, 500 380, 620 430`,
    massif`near rough=60: 560 440, 720 360, 900 280, 1060 200, 1200 120`,
    fill`#b9a58c M0 470q300-60 640-40t560 20v360H0z`,
    river`#6c7480: 640 430 30, 740 470, 880 520, 820 600, 1000 690, 980 830 190`,
    river`haze: 640 436 5, 780 480, 900 524, 880 600, 1060 700, 1080 830 26`,
    fill`green M0 560q240-30 460-10t260 60l-60 50Q400 600 0 640z`,
    hill`ground: 140 700, 340 600, 560 580, 760 620, 860 700`,
    houses`wall=#d6b68d band=roof: 300 610 90 56 2, 390 590 96 70 2, 690 620 90 56 2, 600 600 90 66 2`,
    houses`wall=#b23c34 band=wall glass=sun: 500 600 130 130 3`,
    fill`sun M480 470h40v-22h-40zM497 448h6v-22h-6z`,
    houses`wall=#e2c8a0: 240 680 96 60 2, 350 670 100 66 2, 470 680 100 60 2, 590 680 100 66 2, 710 690 90 56 2`,
    poplars`leaf: 160 700 150, 200 705 130, 800 700 120`,
    fill`near M0 720q400-30 760 10l120 80H0z`,
    motorbike`300 760 0.9`,
  ]),
  ghami: panorama('ember', 170, [
    sky({ sun: '700 260 70', rings: 2, horizon: 320 }),
    massif`far snow=250: -500 300, -340 220, -160 290, 0 300, 220 214, 420 300, 640 330, 860 290, 1020 210, 1200 270, 1380 220, 1700 300`,
    // Cliffs of red and of grey earth, fluted by rain.
    massif`#c4564a rough=70 shade=0.3 foot=560: -500 420, -380 350, -300 400, -180 330, -90 380, 20 300, 90 350, 170 290, 250 360, 330 330, 420 430, 520 500, 620 520, 760 470, 860 400, 930 420, 1010 330, 1090 370, 1170 310, 1260 380, 1350 330, 1460 400, 1700 350`,
    line`roof/0.4 6 M20 330l-14 150M90 380l-8 100M170 320l-8 160M240 380l6 100M330 360v120M-90 400l-8 90M-180 360l-10 130M-300 420v70M1010 360l-8 130M1090 390l8 100M1170 340l6 150M1260 400v90M1350 360l10 130M860 420l-8 80`,
    massif`#8d8aa6 rough=40 shade=0.26 foot=590: -500 500, -340 470, -180 510, 0 470, 130 500, 260 460, 380 510, 520 590`,
    massif`#8d8aa6 rough=40 shade=0.26 foot=590: 720 590, 860 500, 980 520, 1120 470, 1280 510, 1430 470, 1700 510`,
    hill`#e0a24c: -500 570, -200 540, 300 556, 620 548, 900 560, 1200 536, 1700 560`,
    fill`green M420 574q240-34 480-20t330 6l-80 44q-300 14-480 0-170 0-250-30z`,
    rows`#7d7a38 width=3: 520 580 260 -10, 640 594 320 -10, 900 572 220 -6`,
    houses`760 566 60 40 2, 826 562 66 46 2, 890 570 60 40 1, 800 594 60 36 1, 950 576 56 34 1`,
    houses`wall=#b23c34 band=wall glass=sun: 868 540 54 48 2`,
    poplars`ground: 712 574 76, 1000 586 90, 1030 582 70, 734 580 60`,
    hill`#a8642f: -500 640, -200 620, 200 640, 620 610, 900 618, 1200 606, 1700 640`,
    road`#4a2450 flat=0.3 edge=sun: 960 600 6, 1040 606, 900 618, 720 648, 860 690, 1280 740, 1760 850 130`,
    maniWall,
    chorten`wall=wall tip=sun: 806 634 84`,
    chorten`wall=#b23c34 tip=sun: 742 634 64`,
    prayerFlags`742 572 890 516 14 9`,
    fill`ground M-400 800v-40q300-40 640 10l120 30z`,
    himalayan`900 706 0.84 #2f5aa8 #d8d2dc`,
  ]),
  'lo-manthang': scene('blush', [
    sky({ sun: '290 210 58', horizon: 360 }),
    massif`far snow=300: 0 340, 180 260, 380 330, 600 240, 820 320, 1020 250, 1200 310`,
    massif`near rough=30: 0 440, 240 390, 500 430, 800 390, 1200 430`,
    houses`wall=wall: 300 520 100 60 1, 400 510 96 70 2, 820 520 100 60 1, 910 510 96 64 2`,
    houses`wall=wall band=ground: 600 520 190 190 4`,
    houses`wall=#b23c34 band=wall glass=sun: 730 520 110 130 2, 490 520 90 104 2`,
    prayerFlags`600 330 860 456 40 16`,
    houses`wall=#f6e9d6 lean=0.03 band=#b23c34: 600 640 900 120 0`,
    houses`wall=#fff6ea band=#b23c34 lean=0.16: 170 650 110 160 1, 440 646 100 150 1, 770 646 100 150 1, 1030 650 110 160 1`,
    fill`dark M580 640v-60q24-20 48 0v60z`,
    hill`green: 0 660, 300 640, 640 650, 1200 640`,
    fill`#d8b45a M0 700q300-30 640-10t560-20v140H0z`,
    road`sun edge=near: 604 642 30, 610 670, 570 710, 600 830 110`,
    walker`590 720 0.8 roof`,
    at(760, 730, 0.9, [horse`0 0 1 dark`]),
    poplars`leaf: 120 690 130, 170 700 150, 1080 690 140`,
  ]),
  muktinath: scene('ice', [
    sky({ horizon: 320 }),
    massif`far snow=400: 0 320, 160 220, 320 300, 520 120, 640 60, 780 160, 940 260, 1080 200, 1200 270`,
    massif`mid snow=440 rough=30: 0 480, 260 420, 520 460, 800 410, 1200 480`,
    hill`#caa777: 0 560, 300 500, 600 500, 900 510, 1200 560`,
    houses`wall=wall lean=0 band=roof: 600 600 130 90 0`,
    fill`roof M500 520l50-50h100l50 50zM530 462l36-42h68l36 42zM560 414l26-38h28l26 38z`,
    fill`sun M500 520h200v8H500zM530 462h140v7H530zM594 376h12v-34h-12z`,
    fill`wall M550 470h100v-8H550zM572 424h56v-10h-56z`,
    fill`dark M576 600v-56h48v56z`,
    fill`#b9c2cf M300 640q300-90 600 0v30q-300-84-600 0z`,
    line`water 4 M330 652v24M380 640v24M430 630v26M480 622v26M530 617v24M670 617v24M720 622v26M770 630v26M820 640v24M870 652v24`,
    poplars`leaf: 210 660 180, 250 665 210, 950 660 190, 990 665 220, 1040 660 170`,
    prayerFlags`250 470 560 420 90 20, 640 420 990 460 90 20`,
    fill`ground M0 720q300-50 600-30t600 20v100H0z`,
    [walker`420 720 0.8 roof, 480 724 0.8 accent, 760 722 0.8 sun`],
    clouds`220 170 200`,
  ]),
}
