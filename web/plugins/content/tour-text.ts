// The Markdown of tours/<slug>.md: the description, a section for each day, and the questions.
//
//   ## Day 3: Over Khardung La to the dunes of Hunder
//
//   stops: Leh, Khardung La, Khalsar, Diskit, Hunder
//   picture: khardung-la
//
//   The climb begins at the edge of Leh …
//
//   - **08:00 Leave Leh** Early, before the traffic and the afternoon wind.
//
// A day whose night exceeds the guideline for sleeping high has a third line, "high night: …", which says what the
// tour does about that night.

import { type PictureName, pictures } from '../../src/content/pictures.ts'
import type { Day, Question, Road } from '../../src/content/tour.ts'
import { inlineHtml, joinedText, type Line, type MarkdownBlock, plain } from './blocks.ts'
import { didYouMean, type Report } from './report.ts'

/** A day with the lines of its parts, for messages about them. */
export type DayText = Omit<Day, keyof Road | 'track' | 'minutes'> & {
  stops: readonly string[]
  line: number
  stopsLine: number
  track: readonly (Day['track'][number] & { line: number })[]
}

export type TourText = {
  description: string
  days: DayText[]
  questions: Question[]
  questionsLine: number
}

export function tourText(blocks: readonly MarkdownBlock[], report: Report): TourText {
  const [opening = [], ...sections] = sectionsOf(blocks, 2)
  const days: DayText[] = []
  const questions: Question[] = []
  let questionsLine = 1

  for (const [heading, ...rest] of sections) {
    if (heading?.kind !== 'heading') continue
    const day = /^Day (\d+): (.+)$/.exec(heading.text)
    if (day) {
      const number = days.length + 1
      if (Number(day[1]) !== number)
        report(
          heading.line,
          `This is the tour's day ${number}, but its heading says day ${day[1]}. Number the days in their order.`,
        )
      days.push(dayOf(number, day[2] ?? '', heading.line, rest, report))
    } else if (heading.text === 'Questions') {
      questionsLine = heading.line
      questions.push(...questionsOf(rest, report))
    } else {
      report(
        heading.line,
        `'${heading.text}' is neither a day nor the questions. Write "## Day 3: …" or "## Questions".`,
      )
    }
  }
  return { description: descriptionOf(opening, report), days, questions, questionsLine }
}

/** Splits the blocks before each heading of a level. */
function sectionsOf(blocks: readonly MarkdownBlock[], level: number): MarkdownBlock[][] {
  const sections: MarkdownBlock[][] = [[]]
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === level) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

/** HTML with paragraphs, lists and bold text. */
function descriptionOf(blocks: readonly MarkdownBlock[], report: Report): string {
  const html = blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return `<p>${inlineHtml(joinedText(block.lines), block.line, report)}</p>`
      case 'list':
        return `<ul>${block.items.map(({ line, text }) => `<li>${inlineHtml(text, line, report)}</li>`).join('')}</ul>`
      default:
        report(
          block.line,
          'The description has paragraphs and lists only. Make this line a paragraph.',
        )
        return ''
    }
  })
  return html.join('')
}

function dayOf(
  number: number,
  title: string,
  line: number,
  blocks: readonly MarkdownBlock[],
  report: Report,
): DayText {
  const [facts, ...rest] = blocks
  const factLines = facts?.kind === 'paragraph' ? facts.lines : []
  const { stops, picture, highNight } = factsOf(number, line, factLines, report)
  const { text, times } = textOf(number, line, rest, report)
  return {
    title,
    description: text ? plain(joinedText(text.lines), text.line, report) : '',
    stops: stops ? stops.text.split(',').map((stop) => stop.trim()) : [],
    picture: (picture?.text ?? '') as PictureName,
    ...(highNight && { highNight: plain(highNight.text, highNight.line, report) }),
    track: (times?.items ?? []).map((item) => entryOf(number, item, report)),
    line,
    stopsLine: stops?.line ?? line,
  }
}

/** The lines between the heading of a day and its text: the stops, the picture and perhaps the high night. */
function factsOf(number: number, line: number, factLines: readonly Line[], report: Report) {
  const stops = factOf('stops', factLines)
  const picture = factOf('picture', factLines)
  if (!stops)
    report(
      line,
      `Day ${number} has no line "stops:" below its heading. Write the places in order, for example "stops: Leh, Khardung La, Hunder".`,
    )
  if (!picture)
    report(
      line,
      `Day ${number} has no line "picture:" below its heading. Write a name of web/src/content/pictures.ts.`,
    )
  for (const fact of factLines) {
    if (!/^(stops|picture|high night): /.test(fact.text))
      report(
        fact.line,
        `Day ${number}: only "stops:", "picture:" and "high night:" stand here. Put an empty line before the text of the day.`,
      )
  }
  if (picture && !(picture.text in pictures)) {
    const advice =
      didYouMean(picture.text, Object.keys(pictures)) ||
      ' Add it there, with a photograph or a drawing.'
    report(
      picture.line,
      `day ${number}: the picture '${picture.text}' is not in web/src/content/pictures.ts.${advice}`,
    )
  }
  return { stops, picture, highNight: factOf('high night', factLines) }
}

/** The paragraph of a day, and its list of times. */
function textOf(number: number, line: number, blocks: readonly MarkdownBlock[], report: Report) {
  const paragraphs = blocks.filter((block) => block.kind === 'paragraph')
  const lists = blocks.filter((block) => block.kind === 'list')
  for (const block of blocks) {
    if (block.kind !== 'paragraph' && block.kind !== 'list')
      report(
        block.line,
        `Day ${number} has one paragraph and one list of times. Delete this line, or make it part of the paragraph.`,
      )
  }
  if (paragraphs.length !== 1)
    report(
      paragraphs[1]?.line ?? line,
      `Day ${number} has ${paragraphs.length} paragraphs of text. The page shows exactly one: join or write them.`,
    )
  if (lists.length !== 1)
    report(
      lists[1]?.line ?? line,
      `Day ${number} has ${lists.length} lists of times. Write exactly one.`,
    )
  return { text: paragraphs[0], times: lists[0] }
}

function factOf(name: string, lines: readonly Line[]): Line | undefined {
  const found = lines.find(({ text }) => text.startsWith(`${name}:`))
  return found && { line: found.line, text: found.text.slice(name.length + 1).trim() }
}

/** "**08:00 Leave Leh** Early, before the traffic." */
function entryOf(day: number, { line, text }: Line, report: Report) {
  const [, title = '', description = ''] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(text) ?? []
  const [, time = '', hours = '', minutes = ''] = /^((\d+)[:.](\d+)) /.exec(title) ?? []
  if (!title)
    report(
      line,
      `Day ${day}: the time and the place stand between two asterisks each: "- **08:00 Leave Leh** Early, before the traffic."`,
    )
  else if (!time)
    report(line, `Day ${day}: '${title}' does not begin with a time, for example "08:00 ".`)
  else if (!/^\d\d:\d\d$/.test(time))
    report(
      line,
      `Day ${day}: write '${time}' as ${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}.`,
    )
  else if (Number(hours) > 23 || Number(minutes) > 59)
    report(line, `Day ${day}: no clock shows ${time}. Hours go to 23, minutes to 59.`)
  if (title && !description)
    report(line, `Day ${day}: '${title}' has no text behind it. Say in a few words what happens.`)
  return { title, description: plain(description, line, report), line }
}

function questionsOf(blocks: readonly MarkdownBlock[], report: Report): Question[] {
  const [before = [], ...sections] = sectionsOf(blocks, 3)
  const [lost] = before
  if (lost)
    report(lost.line, 'Write the question above this text, as a heading with three # signs.')
  return sections.map(([heading, ...rest], index) => {
    const { line, text: title } = heading as Extract<MarkdownBlock, { kind: 'heading' }>
    const [answer] = rest
    if (rest.length !== 1 || answer?.kind !== 'paragraph') {
      report(line, `The question '${title}' needs exactly one paragraph as its answer.`)
      return { id: index + 1, title, desc: '' }
    }
    return { id: index + 1, title, desc: plain(joinedText(answer.lines), answer.line, report) }
  })
}
