const MAP =
  'Each tour has two maps, wide and narrow, with every bed, every riding day, a scale and the sources'
const BORDERS = 'A map shows no border and no territory'
const WATER = 'Towns stand within 3 km of the river or lake that they are at in nature'
const ROAD = 'A road goes through its known bends, with the same line in both directions'
const STRETCHES = 'Each stretch of the road has the numbers of the days that ride it'
const WORDS = 'No two words of a map overlap, and none leaves the map'
const PLAIN_MAP = 'The map is shown without JavaScript'
const PROFILE = 'The profile has an axis, names the passes, and marks the nights'
const PROFILE_WORDS =
  "No word of the profile touches the road's line, a bed or another word, at 360, 390 and 1440 px"
const DAYS = "A day of the profile is a link to the day's text, and moves the rider there"
const FIGURES =
  'At each spot of the road the rider reads place, kilometre, clock, altitude, climb left, air and petrol'
const STEPS = 'Between two places the figures are in proportion, in steps of at most 5 km'
const SENTENCE = 'The rider moves by keyboard, and a screen reader hears one sentence'
const STOP = 'The moving rider can be stopped'
const AIR = 'The air at an altitude agrees with published values, compared with three homes'
const DAYLIGHT = 'Daylight in Leh agrees with looked-up values'
const MOON = 'Moonlight and moonless hours in Hanle agree with two astronomy libraries'
const SEASON = 'Each month of the season has its words'
const PETROL = 'The longest stretch without sure petrol is named'
const SPOT = 'The rider stands at the same spot on the map and on the profile'
const SLEEP =
  'Nights beyond the guideline for sleeping heights are named, with what the tour does about them, also with the lower bed'
const SHUT =
  'For a shut pass the day gets its shortest other road, or the answer that no other road is known'
const FAILED = 'When the code of the ride fails, map, profile and days stay'
const AXE = 'axe finds nothing in the itinerary with its ride'
const COMPARED = 'All tours are compared by days, highest bed, longest day and price'
const QUESTIONS = 'Six questions lead to two tours'

const MAP_TEST = 'web/src/art/map/map.test.ts'
const PROFILE_TEST = 'web/src/pages/tour/profile.test.ts'
const PROFILE_WORDS_TEST = 'web/src/pages/tour/profile-words.test.ts'
const RIDE_TEST = 'web/src/pages/tour/ride/ride.test.ts'
const SKY_TEST = 'web/src/pages/tour/sky.test.ts'
const COMPARE_TEST = 'web/src/pages/which-ride/compare.test.ts'
const RIDE_SPEC = 'tests/e2e/ride.spec.ts'

/** @type {import('./mutant.mjs').Section} */
export const section = {
  heading: 'Beyond the specification: the journey',
  mutants: [
    {
      statement: MAP,
      file: 'web/src/art/map/all-maps.ts',
      from: 'wide: 7600',
      to: 'wide: 76000',
      test: `${MAP_TEST} › has two maps, which weigh at most 12 kB together`,
    },
    {
      statement: MAP,
      file: 'web/src/art/map/map-file.ts',
      from: "namePlaces(drawing, places, ['bed', 'pass'])",
      to: "namePlaces(drawing, places, ['pass'])",
      test: `${MAP_TEST} › names every bed and every riding day, and says what the map is made of`,
    },
    {
      statement: BORDERS,
      file: 'web/src/art/map/map-file.ts',
      from: '    key.shapes,',
      to: "    key.shapes,\n    strokedPath('ink', 1.5, 'M100 100L900 500'),",
      test: `${MAP_TEST} › draws no border and no territory`,
    },
    {
      statement: WATER,
      file: 'web/src/art/map/nature.ts',
      from: 'lengthOf(line) > 14',
      to: 'lengthOf(line) < 14',
      test: `${MAP_TEST} › within 3 km of its river, as it is in nature`,
    },
    {
      statement: WATER,
      file: 'web/src/art/map/nature.ts',
      from: 'shores: [...lakes, ...(land ?? [])],',
      to: 'shores: land ?? [],',
      test: `${MAP_TEST} › within 3 km of its lake`,
    },
    {
      statement: ROAD,
      file: 'web/src/art/map/road.ts',
      from: '[ends[0], ...bends, ends[1]]',
      to: '[ends[0], ends[1]]',
      test: `${MAP_TEST} › draws a leg through its known bends, the same in both directions`,
    },
    {
      statement: STRETCHES,
      file: 'web/src/art/map/stretches.ts',
      from: 'if (!leg.days.includes(index + 1)) leg.days.push(index + 1)',
      to: 'if (leg.days.length === 0) leg.days.push(index + 1)',
      test: `${MAP_TEST} › joins legs that are ridden on the same days`,
    },
    {
      statement: WORDS,
      file: 'web/src/art/map/label-placement.ts',
      from: 'return inside && !this.taken.some((other) => overlap(corners, other))',
      to: 'return inside',
      test: 'tests/e2e/maps.spec.ts › no two words of a map overlap at 1440 px',
    },
    {
      statement: PLAIN_MAP,
      file: 'web/src/pages/tour/road-map.tsx',
      from: '`/maps/${slug}-${shape}.svg#map`',
      to: '`/maps/${shape}-${slug}.svg#map`',
      test: 'tests/e2e/maps.spec.ts › the map is drawn',
    },
    {
      statement: PROFILE,
      file: 'web/src/pages/tour/profile.ts',
      from: 'LEAST_GAP = 2.4',
      to: 'LEAST_GAP = 0',
      test: `${PROFILE_TEST} › names the passes, and leaves out the lower one of two that stand together`,
    },
    {
      statement: PROFILE,
      file: 'web/src/pages/tour/profile.ts',
      from: 'span > 1800 ? 1000 : 500',
      to: 'span > 1800 ? 500 : 1000',
      test: `${PROFILE_TEST} › has an axis of round altitudes`,
    },
    {
      statement: PROFILE_WORDS,
      file: 'web/src/pages/tour/profile-words.ts',
      from: 'Math.max(LEAST_BELOW, fall, ...beds)',
      to: 'Math.max(LEAST_BELOW, ...beds)',
      test: `${PROFILE_WORDS_TEST} › no word of `,
    },
    {
      statement: DAYS,
      file: 'web/src/pages/tour/altitude-profile.tsx',
      from: 'href={`#day-${index + 1}`}',
      to: 'href={`#day-${index}`}',
      test: `${RIDE_SPEC} › a day of the profile leads to its text, and moves the rider there`,
    },
    {
      statement: FIGURES,
      file: 'web/src/pages/tour/ride/spots.ts',
      from: 'climbLeftM: climbFrom(index + 1) +',
      to: 'climbLeftM: climbFrom(index) +',
      test: `${RIDE_TEST} › : the figures at `,
    },
    {
      statement: FIGURES,
      file: 'web/src/pages/tour/ride/spots.ts',
      from: 'totalKm: before + km',
      to: 'totalKm: km',
      test: `${RIDE_TEST} › : the figures at `,
    },
    {
      statement: STEPS,
      file: 'web/src/pages/tour/ride/spots.ts',
      from: 'Math.ceil(leg.roadKm / STEP_KM)',
      to: 'Math.floor(leg.roadKm / STEP_KM)',
      test: `${RIDE_TEST} › a spot is at most 5 km from the next`,
    },
    {
      statement: STEPS,
      file: 'web/src/pages/tour/ride/spots.ts',
      from: 'altitudeM: low + (high - low) * part,',
      to: 'altitudeM: high,',
      test: `${RIDE_TEST} › between two places altitude and time are in proportion`,
    },
    {
      statement: SENTENCE,
      file: 'web/src/pages/tour/ride/readout.ts',
      from: "name === 'Clock' || name === 'Altitude'",
      to: "name === 'Altitude'",
      test: `${RIDE_TEST} › a screen reader hears one sentence`,
    },
    {
      statement: SENTENCE,
      file: 'web/src/pages/tour/ride/ride.tsx',
      from: 'aria-valuetext={sentenceOf(readingsAt(spot, circumstances))}',
      to: 'aria-valuetext={sentenceOf(readingsAt(spot, circumstances).slice(0, 2))}',
      test: `${RIDE_SPEC} › the arrow keys move the rider, and a screen reader hears a sentence`,
    },
    {
      statement: STOP,
      file: 'web/src/pages/tour/ride/use-play.ts',
      from: 'setStarted(!playing)',
      to: 'setStarted(true)',
      test: `${RIDE_SPEC} › the ride can be stopped`,
    },
    {
      statement: AIR,
      file: 'web/src/pages/tour/ride/air.ts',
      from: '0.00149 * h * h',
      to: '0.00149 * h',
      test: `${RIDE_TEST} › is within its error of the pressure that was measured at 5,400 m`,
    },
    {
      statement: AIR,
      file: 'web/src/pages/tour/ride/air.ts',
      from: '/ pressureAt(homeM)',
      to: '/ pressureAt(0)',
      test: `${RIDE_TEST} › of Bengaluru`,
    },
    {
      statement: DAYLIGHT,
      file: 'web/src/pages/tour/ride/sun.ts',
      from: 'HORIZON = -0.833',
      to: 'HORIZON = 0.833',
      test: `${RIDE_TEST} › daylight in Leh on the 15th of each month, in hours`,
    },
    {
      statement: MOON,
      file: 'web/src/pages/tour/sky.ts',
      from: 'altitude(moonAt(days), days, lat, lon) < MOON_SET',
      to: 'altitude(moonAt(days), days, lat, lon) > MOON_SET',
      test: `${SKY_TEST} › hours dark without moon`,
    },
    {
      statement: MOON,
      file: 'web/src/pages/tour/sky.ts',
      from: 'nightFrom(noon + (night - 1) * DAY_MS,',
      to: 'nightFrom(noon,',
      test: `${SKY_TEST} › a departure is judged by its night in Hanle, not by its first day`,
    },
    {
      statement: SEASON,
      file: 'web/src/pages/tour/sky.ts',
      from: 'first.slice(5, 7)',
      to: 'first.slice(8, 10)',
      test: `${SKY_TEST} › each month of the season has its word, and no other`,
    },
    {
      statement: PETROL,
      file: 'web/src/pages/tour/ride/petrol.ts',
      from: 'km > (longest?.km ?? 0)',
      to: 'km >= 0',
      test: `${RIDE_TEST} › the longest stretch without petrol`,
    },
    {
      statement: SPOT,
      file: 'web/src/pages/tour/ride/map-rider.tsx',
      from: 'translate(${x}px, ${y}px)',
      to: 'translate(${y}px, ${x}px)',
      test: `${RIDE_SPEC} › the rider stands at the pass, on the map and on the profile`,
    },
    {
      statement: SPOT,
      file: 'web/src/pages/tour/ride/profile-rider.tsx',
      from: 'dayKm ? km / dayKm : 0',
      to: '0',
      test: `${RIDE_SPEC} › the rider stands at the pass, on the map and on the profile`,
    },
    {
      statement: SLEEP,
      file: 'web/src/content/guideline.ts',
      from: 'beforeM ?? PLAINS_M',
      to: 'beforeM ?? altitudeM',
      test: `${RIDE_TEST} › names the nights that exceed the guideline, also with the lower bed`,
    },
    {
      statement: SLEEP,
      file: 'web/src/pages/tour/ride/sleep-ladder.tsx',
      from: 'nightsOf(days, lower)',
      to: 'nightsOf(days)',
      test: `${RIDE_SPEC} › the ladder says what the tour does about high nights, and with the lower bed one night is less high`,
    },
    {
      statement: SLEEP,
      file: 'web/plugins/content/site-modules.ts',
      from: '...(highNight && { highNight }),',
      to: '',
      test: `${RIDE_SPEC} › the ladder says what the tour does about high nights, and with the lower bed one night is less high`,
    },
    {
      statement: SLEEP,
      file: 'web/plugins/content/tour-checks.ts',
      from: 'exceeds && !highNight',
      to: 'false',
      test: 'web/plugins/content/mistakes.test.ts › a high night without a word about it',
    },
    {
      statement: SHUT,
      file: 'web/src/pages/tour/ride/shut-pass.ts',
      from: 'if (!next || next === without) continue',
      to: 'if (!next) continue',
      test: `${RIDE_TEST} › Khardung La shut: over Chang La, Durbuk and the Shyok`,
    },
    {
      statement: SHUT,
      file: 'web/src/pages/tour/ride/shut-pass.ts',
      from: "if (!other) return [{ kind: 'none', day, usual }]",
      to: 'if (!other) return []',
      test: `${RIDE_TEST} › Zoji La shut: no other road is known`,
    },
    {
      statement: SHUT,
      file: 'web/src/pages/tour/ride/shut-pass-panel.tsx',
      from: 'withoutPass(days, pass).map(',
      to: 'withoutPass(days.slice(0, 1), pass).map(',
      test: `${RIDE_SPEC} › Khardung La shut leads over Chang La, Durbuk and the Shyok`,
    },
    {
      statement: FAILED,
      file: 'web/src/components/near-part.tsx',
      from: '{!failed && room}',
      to: '{room}',
      test: `${RIDE_SPEC} › map, profile and days stay`,
    },
    {
      statement: AXE,
      file: 'web/src/pages/tour/ride/petrol-ribbon.tsx',
      from: '          aria-label="Kilometres that your bike runs on a litre"\n',
      to: '',
      test: `${RIDE_SPEC} › axe finds nothing in the itinerary`,
    },
    {
      statement: COMPARED,
      file: 'web/src/pages/which-ride/compare.ts',
      from: 'figures.slice(0, -1)',
      to: 'figures.slice(0, 1)',
      test: `${COMPARE_TEST} › has the figures of the first tour`,
    },
    {
      statement: COMPARED,
      file: 'web/src/pages/which-ride/compare.ts',
      from: 'tour.pricePerPerson ?? Number.POSITIVE_INFINITY',
      to: 'tour.pricePerPerson ?? 0',
      test: `${COMPARE_TEST} › sorts by price, with tours on request at the end`,
    },
    {
      statement: QUESTIONS,
      file: 'web/src/pages/which-ride/compare.ts',
      from: 'choice?.fits(tour) ? 0 : weight',
      to: 'choice?.fits(tour) ? weight : 0',
      test: `${COMPARE_TEST} › six questions lead to two tours`,
    },
    {
      statement: QUESTIONS,
      file: 'web/src/pages/which-ride/compare.ts',
      from: "!place.endsWith('India')",
      to: "place.endsWith('India')",
      test: `${COMPARE_TEST} › the answers for low nights and an SUV abroad lead to such tours`,
    },
  ],
}
