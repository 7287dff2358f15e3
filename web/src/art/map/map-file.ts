// The map of a tour as an SVG file. Signs and words are placed first, the most important before the others. Mountains
// fill the space that is left.

import services from '../../content/geo/services.json' with { type: 'json' }
import { placeOf } from '../../content/roads.ts'
import { metres, tourTotalsOf } from '../../content/route.ts'
import type { Road } from '../../content/tour.ts'
import { drawKey } from './draw-key.ts'
import { drawRelief } from './draw-relief.ts'
import { type Box, type Point, pathOf, simplified } from './geometry.ts'
import { along, around, Board, type Candidate } from './labels.ts'
import { namedPeaks, rangesOn, type Waters, waterNames, watersOn } from './nature.ts'
import { type Mountain, reliefOf } from './relief.ts'
import { legLine, positionOf } from './road.ts'
import { type Shape, type Sheet, sheetOf } from './sheet.ts'
import { BED, colours, discs, drawn, fill, line, lozenges, PASS, PUMP, squares } from './signs.ts'
import { isPass, nightsOf, stretchesOf } from './stretches.ts'
import { drawWords, looks, type Measure, type Style, sizeOf, type Word } from './words.ts'

export type MapTour = { slug: string; title: string; days: readonly Road[] }

/** Stands for the mountains: how many fit is known only when the rest of the file is written. */
const RELIEF = '<relief/>'

type Drawing = {
  sheet: Sheet
  board: Board
  words: Word[]
  measure: Measure
}

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
  const badges = stretches.flatMap((stretch) => badge(drawing, stretch))
  nameTour(drawing, tour)
  const pumps = placePumps(drawing, places)
  namePlaces(drawing, places, ['town'])
  nameWaters(drawing, waters, places)
  const peaks = namePeaks(drawing)
  nameRanges(drawing)

  const { area } = sheet
  const ground = `M${area.left} ${area.top}H${area.right}V${area.bottom}H${area.left}z`
  const ofKind = (kind: Place['kind']) => places.filter((p) => p.kind === kind).map(({ at }) => at)
  const key = drawKey(sheet, pumps.length > 0, measure)
  const shapes = [
    fill('paper', `M0 0H${sheet.width}V${sheet.height}H0z`),
    fill(waters.land ? 'sea' : 'land', ground),
    waters.land && fill('land', waters.land),
    line(
      'water',
      shape === 'wide' ? 1.8 : 1.5,
      waters.rivers.map((river) => pathOf(simplified(river, 0.7))).join(''),
    ),
    `<path fill="${colours.lake}" stroke="${colours.water}" d="${waters.lakes}"/>`,
    RELIEF,
    drawRoad(stretches, shape),
    fill('core', discs(3.5, ofKind('town'))),
    line('casing', 2, discs(3.5, ofKind('town'))),
    fill('core', discs(8, ofKind('pass'))),
    line('road', 2.2, drawn(PASS, ofKind('pass'))),
    `<path fill="${colours.casing}" stroke="${colours.core}" d="${squares(9, ofKind('bed'))}"/>`,
    line('core', 1.4, drawn(BED, ofKind('bed'))),
    `<path fill="${colours.pump}" stroke="${colours.land}" d="${squares(8, pumps)}"/>`,
    line('land', 1.2, drawn(PUMP, pumps)),
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

type Place = { name: string; at: Point; kind: 'bed' | 'pass' | 'town'; radius: number }

function placesOf(days: MapTour['days'], { project }: Sheet): Place[] {
  const nights = nightsOf(days)
  const names = [...new Set(days.flatMap(({ stops }) => stops))]
  return names.map((name) => {
    const kind = nights.has(name) ? 'bed' : isPass(name) ? 'pass' : 'town'
    const radius = { bed: 9, pass: 8, town: 4.5 }[kind]
    return { name, at: project(positionOf(name)), kind, radius }
  })
}

/** Writes the numbers of the days on their stretch of road. */
function badge(
  { board, words, sheet }: Drawing,
  { days, line }: { days: readonly number[]; line: readonly Point[] },
): Box[] {
  const text = days.join('·')
  const halfWidth = 8 + (text.length - 1) * 3
  const candidates = line.map(([x, y], index) => ({
    box: { x, y, halfWidth, halfHeight: 8.5 },
    cost: Math.abs(index / (line.length - 1) - 0.5) * 20,
  }))
  // Beside the road where it is too short for the number.
  const beside = line.flatMap((point) => around(point, 2 * halfWidth, 17, 4, 6))
  const found = board.place(candidates) ?? board.place(beside)
  if (!found) return []
  const { x, y } = found.box
  words.push({ style: 'badge', text, x, y: y + sizeOf('badge', sheet.shape) * 0.35 })
  return [found.box]
}

function nameTour({ board, words, sheet, measure }: Drawing, { title, days }: MapTour) {
  if (sheet.shape === 'narrow') return
  const size = sizeOf('title', sheet.shape)
  const lines = broken(title, (text) => measure(text, size, 900) < 250)
  const { distanceKm, highestM } = tourTotalsOf(days)
  const facts = `${days.length} days, ${distanceKm.toLocaleString('en-IN')} km, up to ${metres(highestM)}`
  const width = Math.max(...lines.map((text) => measure(text, size, 900)), measure(facts, 13, 500))
  const height = lines.length * size * 0.95 + 22
  const { left, right, top, bottom } = sheet.area
  const candidates: Candidate[] = []
  const box = { halfWidth: width / 2 + 8, halfHeight: height / 2 + 4 }
  for (let x = left + 16 + width / 2; x < right - 16 - width / 2; x += 24) {
    for (let y = top + 16 + height / 2; y < bottom - 12 - height / 2; y += 24) {
      const aside = Math.min(x - left, right - x) - width / 2
      const below = Math.min(y - top, bottom - y) - height / 2
      candidates.push({ box: { ...box, x, y }, cost: (aside + below) / 10 + (y - top) / 200 })
    }
  }
  const found = board.place(candidates)
  if (!found) return
  const start = found.box.x - width / 2
  let y = found.box.y - height / 2 + size * 0.78
  for (const text of lines) {
    words.push({ style: 'title', text, x: start, y, anchor: 'start' })
    y += size * 0.95
  }
  words.push({ style: 'small', text: facts, x: start, y: y - size * 0.78 + 16, anchor: 'start' })
}

function namePlaces(
  { board, words, sheet, measure }: Drawing,
  places: readonly Place[],
  kinds: Place['kind'][],
) {
  const ordered = kinds.flatMap((kind) => places.filter((place) => place.kind === kind))
  for (const { name, at, kind, radius } of ordered) {
    const size = sizeOf(kind, sheet.shape)
    const text = name.replace('Yala/', 'Yala, ').replace(/ \(.*/, '')
    const height = metres(placeOf(name).altitudeM)
    const lines = kind === 'town' ? [text] : [text, height]
    const width = Math.max(...lines.map((part) => measure(part, size, looks[kind].weight)))
    const block = size * (lines.length === 1 ? 0.95 : 1.95)
    const found = board.place(around(at, width, block, radius, { bed: 5, pass: 3, town: 2 }[kind]))
    if (!found) continue
    const { x, y, halfWidth, halfHeight } = found.box
    const start = { start: x - halfWidth, middle: x, end: x + halfWidth }[found.anchor]
    lines.forEach((part, index) => {
      words.push({
        style: index ? 'town' : kind,
        text: part,
        x: start,
        y: y - halfHeight + size * (0.8 + index),
        anchor: found.anchor,
      })
    })
  }
}

function placePumps({ board }: Drawing, places: readonly Place[]): Point[] {
  return places.flatMap(({ name, at, radius }) => {
    if (!services.fuel.includes(name)) return []
    const found = board.place(around(at, 16, 16, radius, 3))
    return found ? [[found.box.x, found.box.y] as Point] : []
  })
}

function nameWaters(
  { board, words, sheet, measure }: Drawing,
  waters: Waters,
  places: readonly Place[],
) {
  const size = sizeOf('water', sheet.shape)
  const done = new Map<string, number>()
  for (const { name, at, line } of waterNames(sheet, waters)) {
    if (places.some((place) => place.name === name)) continue
    // A long river is named twice on a wide sheet.
    const most = sheet.shape === 'wide' ? 2 : 1
    if ((done.get(name) ?? 0) >= most) continue
    const width = measure(name, size, 500)
    const found = line
      ? board.place(along(line, width, size * 0.9, size * 0.62), 14)
      : board.place(around(at, width, size * 0.9, 4, 4), 30)
    if (!found) continue
    done.set(name, (done.get(name) ?? 0) + 1)
    pushTurned(words, 'water', name, found.box, size)
  }
}

function namePeaks({ board, words, sheet, measure }: Drawing): Mountain[] {
  const size = sizeOf('peak', sheet.shape)
  const [wide, high] = sheet.shape === 'wide' ? [32, 40] : [19, 25]
  const most = sheet.shape === 'wide' ? 8 : 3
  const found: Mountain[] = []
  for (const { name, altitudeM, at } of namedPeaks(sheet)) {
    if (found.length >= most) break
    const [x, y] = at
    const body = { x, y: y + high / 2, halfWidth: wide * 0.75, halfHeight: high / 2 + 2 }
    if (board.place([{ box: body, cost: 0 }], 7) === null) continue
    found.push({ kind: 'ice', x, y: y + high, wide, high, lean: 0.05 })
    const text = `${name} ${altitudeM.toLocaleString('en-IN')}`
    const width = measure(text, size, 500)
    const label = board.place(around([x, y + high / 2], width, size, high / 2, 2), 24)
    if (label) pushTurned(words, 'peak', text, label.box, size)
  }
  return found
}

function nameRanges({ board, words, sheet, measure }: Drawing) {
  const size = sizeOf('range', sheet.shape)
  for (const { name, points } of rangesOn(sheet)) {
    const text = name.toUpperCase()
    const width = measure(text, size, 600) + text.length * size * (looks.range.spacing ?? 0)
    const crest = finer(points.map(sheet.project))
    const found = board.place(along(crest, width, size * 0.9, 0), 26)
    if (found) pushTurned(words, 'range', text, found.box, size)
  }
}

function pushTurned(
  words: Word[],
  style: Style,
  text: string,
  { x, y, angle = 0 }: { x: number; y: number; angle?: number },
  size: number,
) {
  const down = size * 0.33
  words.push({
    style,
    text,
    x: x - Math.sin(angle) * down,
    y: y + Math.cos(angle) * down,
    turn: (angle * 180) / Math.PI,
  })
}

/**
 * The road: days are solid, striped and dotted in turn over one dark line, so that they can be told apart without
 * colours.
 */
function drawRoad(
  stretches: readonly { days: readonly number[]; line: readonly Point[] }[],
  shape: Shape,
): string {
  const width = shape === 'wide' ? 1 : 0.85
  const ridden = [...new Set(stretches.flatMap(({ days }) => days))].sort((a, b) => a - b)
  const patternOf = (days: readonly number[]) => ridden.indexOf(days[0]!) % 3
  const paths = (pattern: number) =>
    stretches
      .filter(({ days }) => patternOf(days) === pattern)
      .map(({ line }) => pathOf(simplified(line, 0.6)))
      .join('')
  const all = [0, 1, 2].map(paths)
  return [
    line('land', 10 * width, all.join(''), ' opacity=".6"'),
    line('casing', 6.5 * width, all.join('')),
    line('road', 4 * width, all[0]!),
    line('stripe', 4 * width, all[1]!),
    line('road', 4 * width, all[1]!, ' stroke-dasharray="8 8" stroke-linecap="butt"'),
    line('stripe', 4 * width, all[2]!),
    line('road', 3.4 * width, all[2]!, ' stroke-dasharray="0 7"'),
  ].join('')
}

/** A text in lines, each as long as `fits` accepts. */
export function broken(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The line with four more points between two points, for more positions of a name. */
function finer(line: readonly Point[]): Point[] {
  return line.flatMap((point, index) => {
    const next = line[index + 1]
    if (!next) return [point]
    return [0, 0.2, 0.4, 0.6, 0.8].map(
      (part): Point => [
        point[0] + part * (next[0] - point[0]),
        point[1] + part * (next[1] - point[1]),
      ],
    )
  })
}
