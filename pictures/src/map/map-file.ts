// The map of a tour as an SVG file. Signs and words are placed first, the most important before the others. Mountains
// fill the space that is left.

import { stretchesOf } from 'web/content/stretches.ts'
import type { Road } from 'web/content/tour.ts'
import { drawKey } from './draw-key.ts'
import { drawRelief } from './draw-relief.ts'
import { drawRoad, placeBadge } from './draw-road.ts'
import type { Drawing } from './drawing.ts'
import { pathData, simplified } from './geometry.ts'
import { Board } from './label-placement.ts'
import { drawWords, type Measure } from './label-styles.ts'
import { namePeaks, nameRanges, nameWaters } from './name-nature.ts'
import { nameTour } from './name-tour.ts'
import { rangesOn, watersOn } from './nature.ts'
import { type MapPlace, namePlaces, placePumps, placesOf } from './places.ts'
import { reliefOf } from './relief.ts'
import { legLine, positionOf } from './road.ts'
import { type Shape, type Sheet, sheetOf } from './sheet.ts'
import {
  BED,
  colours,
  discs,
  drawn,
  filledPath,
  lozenges,
  PASS,
  PUMP,
  squares,
  strokedPath,
} from './signs.ts'

export type MapTour = { slug: string; title: string; days: readonly Road[] }

/** A placeholder for the mountains: how many fit is known only when the rest of the file is written. */
const RELIEF = '<relief/>'

/**
 * @param fits whether the file is small enough; mountains are left out until it is
 */
export function drawMap(
  tour: MapTour,
  shape: Shape,
  measure: Measure,
  fits: (file: string, shape: Shape) => boolean,
): string {
  const sheet = sheetOf(tour.days, shape)
  const drawing: Drawing = { sheet, board: new Board(sheet.area), words: [], measure }
  const waters = watersOn(sheet, tour.slug)
  const stretches = stretchesOf(tour.days).map(({ days, stops }) => ({
    days,
    line: stops
      .slice(1)
      .flatMap((to, index) => legLine(stops[index]!, to, sheet.project).slice(index ? 1 : 0)),
  }))
  for (const { line } of stretches) drawing.board.addLine(line, 7)
  for (const river of waters.rivers) drawing.board.addLine(river, 1.2)

  const places = placesOf(tour.days, sheet)
  for (const { at, radius } of places) {
    drawing.board.take({ x: at[0], y: at[1], halfWidth: radius, halfHeight: radius }, 1)
  }
  namePlaces(drawing, places, ['bed', 'pass'])
  const badges = stretches.flatMap((stretch) => placeBadge(drawing, stretch))
  nameTour(drawing, tour)
  const pumps = placePumps(drawing, places)
  namePlaces(drawing, places, ['town'])
  nameWaters(drawing, waters, places)
  const peaks = namePeaks(drawing)
  nameRanges(drawing)

  const { area } = sheet
  const ground = `M${area.left} ${area.top}H${area.right}V${area.bottom}H${area.left}z`
  const ofKind = (kind: MapPlace['kind']) =>
    places.filter((p) => p.kind === kind).map(({ at }) => at)
  const key = drawKey(sheet, pumps.length > 0, measure)
  const shapes = [
    filledPath('paper', `M0 0H${sheet.width}V${sheet.height}H0z`),
    filledPath(waters.land ? 'sea' : 'land', ground),
    waters.land && filledPath('land', waters.land),
    strokedPath(
      'water',
      shape === 'wide' ? 1.8 : 1.5,
      waters.rivers.map((river) => pathData(simplified(river, 0.7))).join(''),
    ),
    `<path fill="${colours.lake}" stroke="${colours.water}" d="${waters.lakes}"/>`,
    RELIEF,
    drawRoad(stretches, shape),
    filledPath('core', discs(3.5, ofKind('town'))),
    strokedPath('casing', 2, discs(3.5, ofKind('town'))),
    filledPath('core', discs(8, ofKind('pass'))),
    strokedPath('road', 2.2, drawn(PASS, ofKind('pass'))),
    `<path fill="${colours.casing}" stroke="${colours.core}" d="${squares(9, ofKind('bed'))}"/>`,
    strokedPath('core', 1.4, drawn(BED, ofKind('bed'))),
    `<path fill="${colours.pump}" stroke="${colours.land}" d="${squares(8, pumps)}"/>`,
    strokedPath('land', 1.2, drawn(PUMP, pumps)),
    `<path fill="${colours.disc}" stroke="${colours.badge}" stroke-width="1.5" d="${lozenges(badges)}"/>`,
    `<path fill="none" stroke="${colours.ink}" stroke-width="1.5" d="${ground}"/>`,
    key.shapes,
    drawWords([...drawing.words, ...key.words], shape),
  ]
  const relief = reliefOf({
    area: sheet.area,
    project: sheet.project,
    unit: shape === 'wide' ? 35 : 20,
    ranges: rangesOn(sheet),
    roads: stretches.map(({ line }) => line),
    rivers: [...waters.rivers, ...waters.shores],
    isWater: waters.isWater,
    words: drawing.board.outlines(),
    karst: tour.slug.startsWith('vietnam'),
    snowLineM: positionOf(tour.days[0]!.stops[0]!)[0] > 40 ? 2900 : 5000,
    seed: tour.slug.length * 7919 + tour.slug.charCodeAt(0),
  })
  const file = fileOf(tour.title, sheet, shapes.filter(Boolean).join(''))
  return fullest(relief.length, (count) => {
    const mountains = [...peaks, ...relief.slice(0, count)].sort((a, b) => a.y - b.y)
    const whole = file.replace(RELIEF, drawRelief(mountains))
    return fits(whole, shape) || count === 0 ? whole : null
  })
}

/** The file with the most mountains that `draw` accepts, by bisection. The first mountains are the most important. */
function fullest(all: number, draw: (count: number) => string | null): string {
  let [least, most, best] = [0, all, draw(0) ?? '']
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    const drawn = draw(middle)
    if (drawn) [least, best] = [middle, drawn]
    else most = middle - 1
  }
  return best
}

function fileOf(title: string, { width, height }: Sheet, shapes: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Figtree,sans-serif">`,
    `<title>${title}</title><g id="map" stroke-linecap="round" stroke-linejoin="round">${shapes}</g></svg>`,
  ].join('')
}
