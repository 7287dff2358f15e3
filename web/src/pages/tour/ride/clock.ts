// The time at each stop of a day. A timed entry of the day that names a stop gives the time of that stop; the times
// between are in proportion to the riding hours.

import { legBetween } from '../../../content/roads.ts'

/** A day's stops, and its entries: "08:00 Leave Leh". */
type TimedDay = { stops: readonly string[]; track: readonly { title: string }[] }
type Known = { stop: number; minutes: number }

/** After the last known time, a ride takes this many times its riding hours, as in content/road-figures.ts. */
const WITH_HALTS = 1.25

/** The minutes of the day at each stop; empty for a day without times. */
export function clockOf({ stops, track }: TimedDay): number[] {
  const known = knownTimes({ stops, track })
  if (known.length === 0) return []
  const ridden = riddenHours(stops)
  return stops.map((_, index) => {
    const last = known.findLast(({ stop }) => stop <= index)!
    const following = known.find(({ stop }) => stop > index)
    const since = ridden[index]! - ridden[last.stop]!
    if (!following) return last.minutes + since * 60 * WITH_HALTS
    const between = ridden[following.stop]! - ridden[last.stop]!
    return last.minutes + ((following.minutes - last.minutes) * since) / (between || 1)
  })
}

/**
 * The stops whose time an entry gives, by their index. Entries before the entry "Leave …" do not count, and the first
 * timed entry that counts gives the time of the first stop.
 */
export function knownTimes({ stops, track }: TimedDay): Known[] {
  const known: Known[] = []
  let next = 0
  const leaving = track.findIndex(({ title }) => / Leave /.test(title))
  for (const { title } of track.slice(Math.max(0, leaving))) {
    const minutes = minutesOf(title)
    if (minutes === null) continue
    const stop = known.length === 0 ? 0 : stopIn(title, stops, next)
    if (stop < 0) continue
    known.push({ stop, minutes })
    next = stop + 1
  }
  return known
}

/** The next stop that an entry names, or -1; "Back in Leh" is the last stop of that name. */
function stopIn(title: string, stops: readonly string[], next: number): number {
  const named = (name: string, index: number) => index >= next && title.includes(name)
  return / back /i.test(` ${title} `) ? stops.findLastIndex(named) : stops.findIndex(named)
}

/** The riding hours from the first stop to each stop. */
function riddenHours(stops: readonly string[]): number[] {
  let hours = 0
  return stops.map((stop, index) => {
    if (index > 0) hours += legBetween(stops[index - 1]!, stop).ridingHours
    return hours
  })
}

function minutesOf(title: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(title) ?? []
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null
}
