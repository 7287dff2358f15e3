// What lies in front of the ridges, one drawing a ground.

import type { Ground } from '../content/pictures.ts'
import type { Inks } from './inks.ts'
import { ridge } from './ridge.ts'

type Canvas = { inks: Inks; random: () => number; width: number; height: number }

export const grounds: Record<Ground, (canvas: Canvas) => string> = {
  pass: (canvas) => slope(canvas) + road(canvas),
  valley: (canvas) => slope(canvas) + river(canvas),
  plain: ({ inks }) =>
    path(inks.near, 'M0 590h1200v210H0z') + path(inks.sun, 'M560 800 596 590h8l76 210z'),
  lake: ({ inks, random }) =>
    path(inks.sky, 'M0 560h1200v240H0z') +
    stripes(inks.haze, random, 580, 760) +
    path(inks.ground, 'M0 800v-60q300-50 620-10t580-30v100z'),
  dunes: ({ inks }) =>
    path(inks.near, 'M0 620q220-110 470-20t420-30 310 10v220H0z') +
    path(inks.ground, 'M0 760q260-120 520-30t380-60 300 60v70H0z'),
  forest: (canvas) => slope(canvas) + trees(canvas),
  karst: (canvas) => cones(canvas) + slope(canvas),
  town: (canvas) =>
    hill(canvas) + blocks(canvas, { foot: 640, widest: 70, tallest: 120, from: 380, to: 820 }),
  skyline: (canvas) =>
    blocks(canvas, { foot: 690, widest: 90, tallest: 420, from: 40, to: 1160 }) +
    path(canvas.inks.ground, 'M0 690h1200v110H0z'),
  coast: ({ inks, random }) =>
    path(inks.far, 'M0 470h1200v330H0z') +
    stripes(inks.haze, random, 490, 610) +
    path(inks.near, 'M0 640q420-70 800 0t400 10v150H0z') +
    palm(inks.ground),
  night: (canvas) => slope(canvas) + path(canvas.inks.ground, 'M520 690v-60a70 70 0 0 1 140 0v60z'),
  portrait: ({ inks }) =>
    path(inks.near, 'M240 800q40-240 360-240t360 240z') +
    path(inks.mid, 'M540 480h120v150q-60 50-120 0z') +
    `<ellipse cx="600" cy="380" rx="130" ry="160" fill="${inks.sun}"/>` +
    path(inks.ground, 'M462 370q-10-190 138-190t138 190q-30-90-138-90t-138 90z'),
}

function path(ink: string, d: string): string {
  return `<path fill="${ink}" d="${d}"/>`
}

function slope({ inks, random, width, height }: Canvas): string {
  const profile = Array.from({ length: 5 }, () => 640 + random() * 90)
  return (
    path(inks.near, ridge({ seed: 5, profile, rough: 40, detail: 4 }, width, height)) +
    path(inks.ground, `M0 800V${730 + random() * 30}q320-60 640-10t560-40v120z`)
  )
}

function road({ inks }: Canvas): string {
  const d = 'M470 800c90-60 330-40 350-80s-190-40-160-76 220-26 226-56-130-20-110-44 96-12 104-28'
  return `<path fill="none" stroke="${inks.sun}" stroke-width="9" stroke-linecap="round" d="${d}"/>`
}

function river({ inks }: Canvas): string {
  return path(
    inks.far,
    'M380 800c120-60 60-90 160-120s200-20 190-60l30 6c20 60-140 60-210 90s20 60-40 84z',
  )
}

function hill({ inks }: Canvas): string {
  return path(inks.near, 'M0 800v-90q220-30 380-130 210-40 440 10 170 70 380 120v90z')
}

function stripes(ink: string, random: () => number, top: number, foot: number): string {
  return Array.from({ length: 9 }, (_, index) => {
    const y = top + ((foot - top) * index) / 9
    return `<path fill="${ink}" opacity=".45" d="M${(random() * 700).toFixed()} ${y.toFixed()}h${(160 + random() * 340).toFixed()}v5h-200z"/>`
  }).join('')
}

function trees({ inks, random }: Canvas): string {
  return Array.from({ length: 26 }, () => {
    const [x, foot, tall] = [random() * 1200, 700 + random() * 90, 70 + random() * 80]
    return path(
      inks.ground,
      `M${x.toFixed()} ${(foot - tall).toFixed()}l${(tall / 4).toFixed()} ${tall.toFixed()}h-${(tall / 2).toFixed()}z`,
    )
  }).join('')
}

function cones({ inks, random }: Canvas): string {
  return Array.from({ length: 7 }, (_, index) => {
    const [x, tall] = [60 + index * 175, 180 + random() * 200]
    return path(
      index % 2 ? inks.mid : inks.near,
      `M${x - 110} 700q60-${tall.toFixed()} 110-${tall.toFixed()}t110 ${tall.toFixed()}z`,
    )
  }).join('')
}

type Row = { foot: number; widest: number; tallest: number; from: number; to: number }

function blocks({ inks, random }: Canvas, { foot, widest, tallest, from, to }: Row): string {
  let drawn = ''
  for (let x = from; x < to; ) {
    const wide = widest * (0.5 + random() * 0.5)
    const tall = tallest * (0.35 + random() * 0.65)
    const ink = random() < 0.5 ? inks.snow : inks.ground
    drawn += path(
      ink,
      `M${x.toFixed()} ${foot}v-${tall.toFixed()}h${wide.toFixed()}v${tall.toFixed()}z`,
    )
    x += wide
  }
  return drawn
}

function palm(ink: string): string {
  return (
    path(ink, 'M930 690q30-160 10-300l16-4q24 160 2 304z') +
    path(
      ink,
      'M948 386q-90-60-170 0 90-20 170 0m0 0q-60-100-150-90 90 20 150 90m0 0q90-60 170 0-90-20-170 0m0 0q60-100 150-90-90 20-150 90',
    )
  )
}
