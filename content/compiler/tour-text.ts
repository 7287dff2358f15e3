// The Markdown of tours/<slug>.md: the description, a section for each day, and the questions. The
// lines below the heading of a day are YAML (dayFacts in schema.ts).
//
//   ## Day 3: Over Khardung La to the dunes of Hunder
//
//   stops: Leh, Khardung La, Khalsar, Diskit, Hunder
//   picture: khardung-la
//
//   The climb begins at the edge of Leh …
//
//   - **08:00 Leave Leh** Early, before the traffic and the afternoon wind.

import { type Line, type MarkdownBlock, plain } from './blocks.ts'
import type { Report } from './mistakes.ts'
import { readYaml } from './read-yaml.ts'
import { dayFacts, type Places } from './schema.ts'

export type TourText = NonNullable<ReturnType<typeof tourText>>
export type DayText = TourText['days'][number]

/** The parts of a tour's text; null if the parts of a day are not as they must be. */
export function tourText(blocks: readonly MarkdownBlock[], places: Places, report: Report) {
  const { opening, sections } = sectionsOf(blocks, 2)
  const days: ReturnType<typeof dayOf>[] = []
  const questions: ReturnType<typeof questionsOf> = []
  const facts = dayFacts(places)
  let questionsLine = 1
  for (const { line, heading, parts } of sections) {
    const [, written, title] = /^Day (\d+): (.+)$/.exec(heading) ?? []
    if (title) {
      const number = days.length + 1
      const misnumbered = `This is the tour's day ${number}, but its heading says day ${written}.`
      if (Number(written) !== number) report(line, `${misnumbered} Number the days in their order.`)
      days.push(dayOf({ number, title, line }, parts, facts, report))
    } else if (heading === 'Questions') {
      questionsLine = line
      questions.push(...questionsOf(parts, report))
    } else report(line, `'${heading}' is no section. Write "## Day 3: …" or "## Questions".`)
  }
  const description = descriptionOf(opening, report)
  return days.every((day) => day !== null) ? { description, days, questions, questionsLine } : null
}

/** The blocks before the first heading of a level, and a section for each of these headings. */
function sectionsOf(blocks: readonly MarkdownBlock[], level: number) {
  const opening: MarkdownBlock[] = []
  const sections: { line: number; heading: string; parts: MarkdownBlock[] }[] = []
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level)
      sections.push({ line: block.line, heading: block.text, parts: [] })
    else (sections.at(-1)?.parts ?? opening).push(block)
  }
  return { opening, sections }
}

/** HTML with paragraphs, lists and bold text. */
function descriptionOf(blocks: readonly MarkdownBlock[], report: Report): string {
  const html = blocks.map((block) => {
    if (block.kind === 'paragraph') return `<p>${inlineHtml(block.text)}</p>`
    if (block.kind === 'list')
      return `<ul>${block.items.map(({ text }) => `<li>${inlineHtml(text)}</li>`).join('')}</ul>`
    report(block.line, 'The description has paragraphs and lists only. Make this a paragraph.')
    return ''
  })
  return html.join('')
}

/** HTML of a text in which **bold** is allowed. */
function inlineHtml(text: string): string {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  return escaped.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
}

/** A day with the lines of its parts; null if the parts are not as they must be. */
function dayOf(
  heading: { number: number; title: string; line: number },
  blocks: readonly MarkdownBlock[],
  schema: ReturnType<typeof dayFacts>,
  report: Report,
) {
  const { number, line } = heading
  const [facts, text, list, more] = blocks
  if (facts?.kind !== 'paragraph' || text?.kind !== 'paragraph' || list?.kind !== 'list' || more) {
    const wrong = blocks.find(({ kind }, index) => kind !== PARTS[index])
    const parts = 'the lines "stops:" and "picture:", one paragraph of text and one list of times'
    report(wrong?.line ?? line, `Day ${number} has ${parts}, with an empty line before each.`)
    return null
  }
  const read = readYaml(facts.source, schema, report, facts.line - 1)
  if (!read) return null
  const { stops, picture, 'high night': highNight } = read.value
  return {
    ...heading,
    description: plain(text, report),
    stops,
    picture,
    ...(highNight && { highNight }),
    track: list.items.map((item) => entryOf(number, item, report)),
    reportAt: read.reportAt,
  }
}

const PARTS = ['paragraph', 'paragraph', 'list']

/** An entry such as "**08:00 Leave Leh** Early, before the traffic." */
function entryOf(day: number, { line, text }: Line, report: Report) {
  const [, title = '', description = ''] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(text) ?? []
  const [, time = '', what = ''] = /^((?:[01]\d|2[0-3]):[0-5]\d) (.*)$/.exec(title) ?? []
  const example = '"- **08:00 Leave Leh** Early."'
  if (!title) report(line, `Day ${day}: time and place stand between asterisks: ${example}`)
  else if (!time)
    report(line, `Day ${day}: '${title}' does not begin with a time of the day, such as "08:00 ".`)
  else if (!description)
    report(line, `Day ${day}: '${title}' has no text behind it. Say in a few words what happens.`)
  return { time, title: what, description: plain({ line, text: description }, report), line }
}

function questionsOf(blocks: readonly MarkdownBlock[], report: Report) {
  const { opening, sections } = sectionsOf(blocks, 3)
  const [stray] = opening
  if (stray)
    report(stray.line, 'Write the question above this text, as a heading with three # signs.')
  return sections.map(({ line, heading: title, parts: [answer, ...more] }) => {
    const isAnswer = answer?.kind === 'paragraph' && more.length === 0
    if (!isAnswer)
      report(line, `The question '${title}' needs exactly one paragraph as its answer.`)
    return { title, desc: isAnswer ? plain(answer, report) : '' }
  })
}
