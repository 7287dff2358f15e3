// The upper Sutlej and the Spiti valley.

import { houses, tier } from '../kit/buildings.ts'
import { disc, fill, line, thin, wide } from '../kit/canvas.ts'
import { motorbike, walker, yak } from '../kit/figures.ts'
import { hill, massif } from '../kit/mountains.ts'
import { crowns, dotted, poplars, rows } from '../kit/plants.ts'
import { panorama, scene } from '../kit/scene.ts'
import { buddha, chorten, prayerFlags } from '../kit/shrines.ts'
import { clouds, crescent, sky, stars, streaks } from '../kit/sky.ts'
import { glints, lake, mirrored } from '../kit/water.ts'
import { river, road, tent } from '../kit/ways.ts'

const CREST_OF_KEY =
  '180 760, 300 640, 400 520, 480 400, 550 300, 600 244, 650 240, 710 300, 790 400, 880 520, 990 640, 1110 760'

export const spiti = {
  nako: scene('gold', [
    sky({ horizon: 330 }),
    streaks`snow: 300 120 360, 860 170 460`,
    mirrored(520, 0.45, [
      massif`far foot=520 snow=236: 0 260, 180 180, 360 270, 560 200, 760 280, 960 190, 1200 260`,
      massif`near foot=520: 0 400, 240 370, 480 420, 740 400, 980 350, 1200 390`,
      fill`green M0 480q300-20 600-12t600-10v62H0z`,
      houses`470 490 80 56 2, 560 484 84 62 2, 655 492 86 56 2, 745 486 80 58 2`,
      poplars`#8c8f2f: 230 510 190, 275 512 220, 330 512 180, 840 510 200, 890 512 230, 945 512 190, 1000 510 170`,
    ]),
    thin(0.42, lake(520, 690, 'sun')),
    glints(540, 660, 8, 'sun'),
    hill`ground: 0 740, 200 690, 420 700, 700 720, 960 690, 1200 700`,
    chorten`960 760 150`,
    fill`near M0 790q300-40 640-10t560-20v50H0z`,
  ]),
  tabo: scene('noon', [
    sky({ sun: '930 130 54', horizon: 340 }),
    massif`far snow=240: 0 250, 170 160, 330 250, 560 120, 740 240, 1010 150, 1200 230`,
    // The cliff with the caves of the monks.
    massif`mid rough=40 foot=640: -20 330, 150 250, 330 310, 560 260, 800 320, 1000 250, 1220 330`,
    fill`dark M250 430v-20q12-18 24 0v20zM330 404v-24q14-20 28 0v24zM420 440v-22q13-18 26 0v22zM500 396v-20q12-18 24 0v20zM584 426v-26q15-22 30 0v26zM690 400v-20q12-18 24 0v20zM770 436v-24q14-20 28 0v24zM860 402v-18q11-16 22 0v18z`,
    hill`#c98a5a: 0 520, 240 486, 560 500, 860 480, 1200 510`,
    hill`near: 0 590, 300 560, 700 570, 1200 550`,
    // The temples, without windows, behind their wall of mud.
    houses`wall=#cf9a66 band=#93323c: 300 630 180 112 0, 930 630 190 104 0`,
    houses`wall=#dcae7e band=#93323c: 450 626 200 150 0, 770 626 190 140 0`,
    houses`wall=#ecc898 band=#93323c: 610 640 220 190 0`,
    fill`#fff6e6 M570 634v-96h80v96z`,
    fill`#93323c M578 634v-86h64v86z`,
    fill`dark M590 634v-72h40v72z`,
    fill`#b98054 M110 690v-70h440v70zM670 690v-70h430v70z`,
    fill`#8d5a3a M104 624v-14h450v14zM666 624v-14h440v14z`,
    hill`#a5673f: 0 700, 300 682, 620 690, 920 680, 1200 700`,
    chorten`180 690 156, 1040 690 170, 930 690 120`,
    fill`#e3b985 M560 690h100l130 130H430z`,
    walker`596 748 0.62 #93323c, 634 752 0.6 accent`,
    hill`green foot=850: -20 750, 160 716, 330 760, 470 830`,
    hill`green foot=850: 740 830, 880 762, 1060 724, 1220 740`,
    crowns`90 800 150, 250 806 120, 930 806 130, 1090 800 160`,
    dotted`#e8503a: 90 800 150, 250 806 120, 930 806 130, 1090 800 160`,
  ]),
  'key-monastery': scene('ember', [
    sky({ sun: '250 170 64', rings: 3, horizon: 380 }),
    massif`far snow=270: 0 300, 160 210, 340 320, 540 240, 760 300, 940 150, 1080 230, 1200 140`,
    massif`mid rough=50: 0 440, 240 400, 520 450, 800 390, 1000 300, 1200 210`,
    fill`near M0 520q300-30 1200-20v330H0z`,
    river`sun: 1240 534 12, 1000 540, 880 556, 1060 584, 1240 604 40`,
    river`sun: 340 536 8, 180 546, 60 566, 190 600, 330 636, 150 700, 210 850 130`,
    massif`roof rough=24 shade=0.3: ${CREST_OF_KEY}`,
    tier`from=566 to=690 below=40 tall=84 storeys=2: ${CREST_OF_KEY}`,
    houses`wall=accent band=roof: 628 274 70 64 1`,
    tier`from=530 to=740 below=106 tall=74 storeys=2: ${CREST_OF_KEY}`,
    tier`from=492 to=776 below=168 tall=66 storeys=2 wall=haze: ${CREST_OF_KEY}`,
    tier`from=460 to=806 below=230 tall=64 storeys=2: ${CREST_OF_KEY}`,
    tier`from=450 to=600 below=284 tall=50 wall=haze: ${CREST_OF_KEY}`,
    tier`from=660 to=850 below=288 tall=50 wall=haze: ${CREST_OF_KEY}`,
    tier`from=520 to=640 below=350 tall=42: ${CREST_OF_KEY}`,
    hill`ground: 0 800, 260 760, 560 720, 900 730, 1200 690`,
    road`far: 640 610 8, 760 622, 850 648, 720 668, 560 690, 640 730, 840 760, 700 850 70`,
  ]),
  langza: scene('noon', [
    sky({ horizon: 350 }),
    clouds`200 200 220`,
    massif`far snow=400 rough=50: 140 470, 280 400, 420 300, 560 170, 640 84, 720 180, 800 230, 900 320, 1040 400, 1200 450`,
    hill`mid: 0 480, 260 430, 560 470, 900 430, 1200 470`,
    hill`green: 0 540, 300 500, 700 540, 1200 490`,
    houses`band=#2b4fa8: 720 560 76 46 1, 800 540 80 50 2, 890 556 76 46 1, 970 540 80 50 2, 840 600 80 46 1, 940 606 76 44 1`,
    rows`100 580 420 -30, 60 620 380 -26, 620 640 500 -30`,
    hill`near: 0 660, 260 610, 520 660, 860 690, 1200 650`,
    buddha`330 660 1.35`,
    yak`760 760 1, 900 740 0.8`,
  ]),
  chandratal: panorama('night', 140, [
    sky({ horizon: 400 }),
    stars(90, 300),
    thin(0.14, disc('haze', 912, 224, 96), disc('haze', 912, 224, 68)),
    crescent(912, 224, 44),
    massif`#5a5aa6 snow=372 rough=44 shade=0.28: -20 410, 130 330, 290 375, 400 295, 480 244, 610 330, 690 285, 770 230, 920 340, 1070 282, 1220 360`,
    hill`#4a4a94: 0 390, 180 370, 360 420, 600 440, 860 412, 1040 366, 1200 380`,
    hill`far: 0 420, 140 416, 300 452, 520 470`,
    hill`far: 700 470, 900 450, 1060 408, 1200 400`,
    wide(fill`#34407e M0 470Q300 440 600 446T1200 436V800H0z`),
    // The lake bends round a spit of meadow like the moon above it.
    fill`#7fa6ee M110 510C300 440 700 428 970 467 1150 495 1110 580 910 621 770 647 560 649 460 630 660 618 800 588 780 548 752 506 420 495 110 510z`,
    fill`#3f6cc6 M150 507C330 452 700 442 950 476 1110 499 1080 574 900 612 790 633 640 638 560 633 720 612 836 588 812 545 780 499 440 491 150 507z`,
    fill`#2f55ac M420 487C600 471 780 474 900 491 1020 513 1010 557 900 588 850 601 800 608 760 612 830 588 858 565 838 534 800 498 600 487 420 487z`,
    fill`sun M720 463h90l-14 6h-64zM700 477h120l-18 7h-90zM734 493h96l-14 6h-70zM800 510h80l-12 6h-60zM826 527h90l-14 7h-66z`,
    line`#5a6cb4 4 M330 550q60-16 130-6M440 572q70-14 150-4M960 690q60-14 130-8M1010 666q40-10 100-6`,
    wide(fill`mid M0 590Q220 570 420 650T700 800H0z`),
    wide(fill`ground M0 720q200-20 380 20t200 60H0zM1200 690q-220-10-340 40t-160 80h500z`),
    thin(0.18, disc('accent', 190, 620, 120, 60), disc('accent', 330, 650, 96, 50)),
    tent`190 636 0.9 accent, 330 646 0.7 sun`,
    walker`258 640 0.36 roof`,
  ]),
  'kunzum-la': scene('high', [
    sky({ sun: '980 160 50', horizon: 420 }),
    massif`far snow=262: 0 380, 140 280, 280 340, 430 220, 580 320, 760 200, 900 300, 1060 230, 1200 320`,
    massif`mid rough=30: 0 520, 300 480, 620 510, 900 470, 1200 500`,
    hill`near: 0 580, 300 550, 620 560, 900 545, 1200 580`,
    chorten`600 640 260, 380 640 200, 820 640 200`,
    line`dark 5 M110 660V400M1090 660V400`,
    prayerFlags`110 404 600 392 110 28, 600 392 1090 404 110 28, 110 480 600 420 160 24, 600 420 1090 480 160 24`,
    hill`ground: 0 670, 300 640, 600 660, 900 640, 1200 670`,
    road`0 730 60, 300 720, 700 740, 1200 760 80`,
    motorbike`300 738 0.95, 480 744 0.95 water`,
  ]),
}
