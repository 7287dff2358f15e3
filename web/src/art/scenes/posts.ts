// Pictures of the agency and of the blog on the road.

import { houses } from '../kit/buildings.ts'
import { at, disc, fill, group, line, poster, thin } from '../kit/canvas.ts'
import { motorbike, walker } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { poplars } from '../kit/plants.ts'
import { prayerFlags } from '../kit/shrines.ts'
import { crescent, milkyWay, sky, stars } from '../kit/sky.ts'
import { telescope } from '../kit/things.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { dashes, road } from '../kit/ways.ts'
import { milestone, tent } from '../kit/wayside.ts'

export const posts = {
  'post-umling-la': poster(
    'gold',
    sky({ sun: '240 200 64', horizon: 400 }),
    massif('far', '0 400, 260 340, 560 390, 860 330, 1200 390', { rough: 24 }),
    massif('mid', '0 520, 300 450, 560 470, 860 420, 1200 500', { rough: 36 }),
    hill('near', '0 640, 320 590, 640 620, 960 590, 1200 640'),
    road('860 430, 940 456, 820 480, 960 510, 840 550, 1000 600, 900 700, 760 830', {
      from: 4,
      to: 110,
    }),
    at(
      520,
      720,
      1,
      line('dark', 14, 'M-150 0v-330M150 0v-330'),
      fill('#2f7a4f', 'M-210-370h420v210h-420z'),
      line('snow', 7, 'M-196-356h392v182h-392z'),
      fill('snow', 'M-150-260 -90-320-60-290-20-336 50-250h-200z'),
      line('snow', 12, 'M70-310h90M70-280h90M70-250h60'),
      line('snow', 12, 'M-150-220H150'),
      fill('sun', 'M-150-204h60v14h-60zM-70-204H30v14H-70zM50-204h100v14H50z'),
    ),
    prayerFlags(310, 350, 100, 640, 40, 22),
    milestone(980, 740, 1),
  ),
  'post-hanle-sky': poster(
    'night',
    sky({ horizon: 600 }),
    stars(120, 600),
    milkyWay(520, 600),
    massif('far', '0 610, 240 570, 520 610, 820 560, 1200 610', { rough: 20 }),
    fill('mid', 'M0 640q400-40 1200-10v180H0z'),
    fill('far', 'M0 720q300-60 640-40t560-20v150H0z'),
    at(560, 680, 1.4, telescope),
    at(400, 740, 1.15, walker(0, 0, 1.2, 'accent')),
    at(
      870,
      700,
      0.5,
      fill('wall', 'M-80 0v-70h160v70zM-92-70a92 92 0 0 1 184 0z'),
      fill('accent', 'M-20-76q-4-50 16-84 18 0 26 3-16 36-12 81z'),
    ),
  ),
  'post-first-ride': poster(
    'noon',
    sky({ sun: '280 180 60', horizon: 340 }),
    massif('far', '0 330, 180 220, 360 310, 560 190, 760 300, 960 200, 1200 290', { snow: 310 }),
    massif('mid', '0 460, 260 390, 520 440, 820 370, 1200 440'),
    hill('near', '0 560, 300 520, 640 550, 1200 500'),
    houses('120 540 60 36 1, 200 546 64 40 1, 280 540 60 36 1, 1040 510 64 40 1, 1120 506 60 36 1'),
    poplars('160 560 90, 240 560 100, 320 560 90, 1080 530 100'),
    hill('ground', '0 760, 400 740, 800 700, 1200 600'),
    line('sun', 7, 'M0 770Q440 740 800 712T1200 616'),
    at(620, 736, 2.7, group(motorbike(0, 0, 1))),
  ),
  'about-road': poster(
    'lush',
    sky({ sun: '900 190 60', horizon: 380 }),
    massif(
      'far',
      '0 380, 160 300, 320 340, 480 200, 600 140, 720 220, 900 300, 1060 250, 1200 330',
      { snow: 320 },
    ),
    hill('mid', '0 480, 260 400, 560 460, 860 390, 1200 460'),
    fill('#e6c24e', 'M0 520q400-40 1200-10v300H0z'),
    fill('green', 'M0 580q260-30 520-10L440 800H0zM1200 570q-260-20-520 0l110 240h410z'),
    road('600 440, 630 480, 590 530, 620 600, 580 700, 600 830', { from: 6, to: 230, flat: 0.9 }),
    dashes('600 446, 628 482, 592 532, 618 600, 582 700, 600 830', 'sun', { from: 1, to: 12 }),
    poplars('380 620 180, 320 660 220, 230 720 280, 800 610 170, 880 660 230, 990 730 300'),
    motorbike(560, 660, 0.5),
    motorbike(640, 590, 0.34, 'water'),
    motorbike(520, 750, 0.75, 'roof'),
    milestone(760, 730, 1.1),
  ),
  'about-camp': poster(
    'night',
    sky({ horizon: 420 }),
    stars(110, 400),
    crescent(310, 170, 46),
    mirrored(
      480,
      0.35,
      massif('far', '0 430, 180 320, 340 400, 540 270, 720 380, 900 300, 1060 390, 1200 330', {
        snow: 370,
        foot: 480,
      }),
    ),
    thin(0.5, lake(480, 600)),
    glints(490, 570, 6, 'sun'),
    fill('ground', 'M0 570q300-40 620-10t580-20v270H0z'),
    tent(420, 668, 1.7, 'accent'),
    tent(840, 660, 1.4, 'roof'),
    at(
      640,
      690,
      1,
      fill('accent', 'M-26 0q-20-40 10-80 4 30 18 30 0-30 10-50 30 50 12 100z'),
      fill('sun', 'M-10 0q-8-24 8-44 12 20 10 44z'),
      line('near', 10, 'M-44 6 44-6M-44-6 44 6'),
    ),
    thin(0.18, disc('accent', 640, 666, 130, 90)),
    at(560, 695, 1, walker(0, 0, 0.85, 'accent')),
    at(720, 695, 1, walker(0, 0, 0.85, 'near')),
    motorbike(1010, 690, 0.9, 'near'),
  ),
}
