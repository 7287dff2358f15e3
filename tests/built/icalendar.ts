// A strict reader of iCalendar files: RFC 5545 as far as all-day events need it. Calendar programs accept more.

type Property = { name: string; parameters: Record<string, string>; value: string }
type Component = { name: string; properties: Property[]; components: Component[] }

/** The calendar in a file; throws at the first fault. */
export function parseCalendar(text: string): Component {
  const bare = text.replaceAll('\r\n', '')
  if (/[\r\n]/.test(bare)) throw new Error('a line ends without CRLF (3.1)')
  if (!text.endsWith('\r\n')) throw new Error('the last line does not end (3.1)')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (Buffer.byteLength(line) > 75) throw new Error(`longer than 75 octets (3.1): ${line}`)
    if (line.trim() === '') throw new Error('an empty line (3.1)')
  }
  const lines = physical.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const calendar = componentFrom(lines)
  if (lines.length > 0) throw new Error(`text after the calendar: ${lines[0]}`)
  if (calendar.name !== 'VCALENDAR') throw new Error('no VCALENDAR (3.4)')
  return calendar
}

/** Takes the lines of one component, which begins with the first line. */
function componentFrom(lines: string[]): Component {
  const begin = propertyOf(lines.shift() ?? '')
  if (begin.name !== 'BEGIN') throw new Error(`BEGIN expected, ${begin.name} found`)
  const component: Component = { name: begin.value, properties: [], components: [] }
  for (;;) {
    const line = lines[0]
    if (line === undefined) throw new Error(`${component.name} does not end`)
    if (line.startsWith('BEGIN:')) component.components.push(componentFrom(lines))
    else {
      lines.shift()
      const property = propertyOf(line)
      if (property.name !== 'END') component.properties.push(property)
      else if (property.value === component.name) return component
      else throw new Error(`END:${property.value} in ${component.name}`)
    }
  }
}

const TEXTS = ['SUMMARY', 'LOCATION', 'DESCRIPTION']

function propertyOf(line: string): Property {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: 3.1 forbids control characters in values
  const found = /^([A-Z-]+)((?:;[A-Z-]+=[^";:,]+)*):([^\x00-\x08\x0A-\x1F\x7F]*)$/.exec(line)
  if (!found) throw new Error(`not a content line (3.1): ${line}`)
  const [, name = '', parameters = '', value = ''] = found
  if (TEXTS.includes(name) && !/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) {
    throw new Error(`not a text (3.3.11): ${line}`)
  }
  const pairs = parameters.split(';').slice(1)
  return {
    name,
    parameters: Object.fromEntries(pairs.map((pair) => pair.split('=') as [string, string])),
    value,
  }
}

/** The only property of a name; throws when there is none, or a second. */
export function propertyIn({ name: component, properties }: Component, name: string): Property {
  const [first, ...others] = properties.filter((property) => property.name === name)
  if (!first || others.length > 0) throw new Error(`${component} needs one ${name}`)
  return first
}

/** A TEXT without its escapes (3.3.11). */
export function unescapedText({ value }: Property): string {
  return value.replace(/\\(.)/g, (_, escaped) => (/[nN]/.test(escaped) ? '\n' : escaped))
}

/** Milliseconds of a DATE (3.3.4). */
export function dateOf({ parameters, value }: Property): number {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? []
  const time = Date.parse(`${year}-${month}-${day}`)
  if (parameters.VALUE !== 'DATE' || Number.isNaN(time)) throw new Error(`not a DATE: ${value}`)
  return time
}
