// The map of a tour as an SVG file. In each panel, signs and words are placed first, the most important before the
// others. Mountains stand where there is room.

import { stretchesOf } from 'content/road/stretches.ts'
import type { Road } from 'content/types.ts'
import { pathData, simplified } from '../geometry.ts'
import { drawKey, drawScale } from './draw-key.ts'
import { drawRoad, placeBadge } from './draw-road.ts'
import { frameOf, type Panel, type Shape } from './frame-and-panels.ts'
import { namePeaks, nameRanges, nameWaters } from './label-nature.ts'
import { Board, type Drawing } from './label-placement.ts'
import { drawWords, type Measure, type Word } from './label-styles.ts'
import { namePanel, nameTour, titleOf } from './label-tour.ts'
import { legLine } from './leg-line.ts'
import { colours, filledPath, strokedPath } from './map-colours.ts'
import { rangesOn, watersOn } from './natural-features.ts'
import { type MapPlace, namePlaces, placePumps, placesOf } from './places.ts'
import { drawRelief, reliefOf } from './relief.ts'
import { BED, discs, PASS, PUMP, pills, signsAt, squares } from './signs.ts'

type MapTour = { slug: string; title: string; days: readonly Road[] }

export function drawMap(tour: MapTour, shape: Shape, measure: Measure): string {
  const frame = frameOf(tour.days, shape)
  const { width, height } = frame
  const [{ area }, second] = frame.panels as readonly [Panel, Panel?]
  const isTitled = shape === 'wide' && !second
  const panels = frame.panels.map((panel) => drawPanel(tour, panel, measure, isTitled))
  const titleWords =
    shape === 'wide' && second
      ? titleOf(tour, 270, measure).words.map((word) => ({
          ...word,
          x: second.area.left + 4,
          y: area.top + word.y,
        }))
      : []
  const hasAny = (sign: 'pass' | 'pump' | 'coast') => panels.some(({ has }) => has[sign])
  const has = { pass: hasAny('pass'), pump: hasAny('pump'), coast: hasAny('coast') }
  const key = drawKey(frame, has, measure)
  const shapes = [
    filledPath('paper', `M0 0H${width}V${height}H0z`),
    ...panels.map((panel) => panel.shapes),
    key.shapes,
    drawWords([...panels.flatMap(({ words }) => words), ...titleWords, ...key.words], shape),
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="Figtree,sans-serif">`,
    `<g id="map" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`,
  ].join('')
}

/** The shapes and words of a panel, and whether it has signs that the key must explain. */
function drawPanel(tour: MapTour, panel: Panel, measure: Measure, isTitled: boolean) {
  const { slug, days } = tour
  const { area } = panel
  const words: Word[] = []
  const board = new Board(area)
  const drawing: Drawing = { panel, board, words, measure }
  const waters = watersOn(panel, slug)
  const shown = days.map((day, index) =>
    panel.shows(index + 1) ? day : { ...day, stops: [], legs: [] },
  )
  const stretches = stretchesOf(shown).map(({ days, stops }) => ({
    days,
    line: stops
      .slice(1)
      .flatMap((to, index) => legLine(stops[index]!, to, panel.project).slice(index ? 1 : 0)),
  }))
  for (const { line } of stretches) board.addLine(simplified(line, 0.6), 60)
  for (const water of [...waters.rivers, ...waters.shores]) board.addLine(water, 1.2)

  const places = placesOf(days, panel)
  for (const { at, radius } of places) {
    board.take({ x: at[0], y: at[1], halfWidth: radius, halfHeight: radius }, 1)
  }
  namePlaces(drawing, places, ['bed', 'pass'])
  const badges = stretches.flatMap((stretch) => placeBadge(drawing, stretch))
  namePanel(drawing)
  if (isTitled) nameTour(drawing, tour)
  const scale = drawScale(drawing)
  const pumps = placePumps(drawing, places)
  namePlaces(drawing, places, ['town'])
  nameWaters(drawing, waters, places)
  const peaks = namePeaks(drawing)
  const ranges = rangesOn(panel)
  nameRanges(drawing, ranges)
  const mountains = [...peaks, ...reliefOf(ranges, panel, board)]

  const ground = `M${area.left} ${area.top}H${area.right}V${area.bottom}H${area.left}z`
  const ofKind = (kind: MapPlace['kind']) =>
    places.filter((p) => p.kind === kind).map(({ at }) => at)
  const rivers = (lines: typeof waters.rivers) => lines.map((river) => pathData(river)).join('')
  const shapes = [
    filledPath(waters.land ? 'sea' : 'land', ground),
    waters.land && filledPath('land', waters.land),
    drawRelief(mountains),
    strokedPath('water', 0.8, rivers(waters.rivers)),
    strokedPath('water', panel.shape === 'wide' ? 1.8 : 1.5, rivers(waters.trunks)),
    `<path fill="${colours.lake}" stroke="${colours.water}" d="${waters.lakes}"/>`,
    drawRoad(stretches, panel.shape),
    filledPath('core', discs(3.5, ofKind('town'))),
    strokedPath('casing', 2, discs(3.5, ofKind('town'))),
    `<path fill="${colours.casing}" stroke="${colours.core}" d="${squares(9, ofKind('bed'))}"/>`,
    strokedPath('core', 1.4, signsAt(BED, ofKind('bed'))),
    filledPath('land', discs(7, ofKind('pass'))),
    strokedPath('road', 2.2, signsAt(PASS, ofKind('pass'))),
    `<path fill="${colours.pump}" stroke="${colours.land}" d="${squares(8, pumps)}"/>`,
    strokedPath('land', 1.2, signsAt(PUMP, pumps)),
    `<path fill="${colours.disc}" stroke="${colours.badge}" stroke-width="1.5" d="${pills(badges)}"/>`,
    `<path fill="none" stroke="${colours.ink}" stroke-width="1.5" d="${ground}"/>`,
    scale,
  ]
  const has = {
    pass: ofKind('pass').length > 0,
    pump: pumps.length > 0,
    coast: waters.land !== null,
  }
  return { shapes: shapes.filter(Boolean).join(''), words, has }
}
