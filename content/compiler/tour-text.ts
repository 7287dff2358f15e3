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

import { type PictureName, pictures } from '../src/pictures.ts'
import { inlineHtml, joinedText, type Line, type MarkdownBlock, plain } from './blocks.ts'
import { type Check, didYouMean, type Report, reportWrong } from './report.ts'

/** A day with the line numbers of its parts, for messages about the parts. */
export type DayText = ReturnType<typeof dayOf>

export type TourText = ReturnType<typeof tourText>

type Heading = Extract<MarkdownBlock, { kind: 'heading' }>

const DAY = /^Day (\d+): (.+)$/

export function tourText(blocks: readonly MarkdownBlock[], report: Report) {
  const [opening = [], ...sections] = sectionsOf(blocks, 2)
  const days: DayText[] = []
  const questions: ReturnType<typeof questionsOf> = []
  let questionsLine = 1
  for (const [first, ...rest] of sections) {
    const heading = first as Heading
    if (DAY.test(heading.text)) days.push(dayOf(days.length + 1, heading, rest, report))
    else if (heading.text === 'Questions') {
      questionsLine = heading.line
      questions.push(...questionsOf(rest, report))
    } else {
      const advice = 'Write "## Day 3: …" or "## Questions".'
      report(heading.line, `'${heading.text}' is neither a day nor the questions. ${advice}`)
    }
  }
  const description = descriptionOf(opening, report)
  return { description, days, questions, questionsLine }
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
  const html = ({ line, text }: Line) => inlineHtml(text, line, report)
  return blocks
    .map((block) => {
      const { kind, line } = block
      if (kind === 'paragraph') return `<p>${html({ line, text: joinedText(block.lines) })}</p>`
      if (kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${html(item)}</li>`).join('')}</ul>`
      report(line, 'The description has paragraphs and lists only. Make this line a paragraph.')
      return ''
    })
    .join('')
}

function dayOf(
  number: number,
  { line, text: heading }: Line,
  blocks: readonly MarkdownBlock[],
  report: Report,
) {
  const [, written, title = ''] = DAY.exec(heading) ?? []
  const [facts, ...rest] = blocks
  const factLines = facts?.kind === 'paragraph' ? facts.lines : []
  const factOf = (name: string): Line | undefined => {
    const found = factLines.find(({ text }) => text.startsWith(`${name}:`))
    return found && { line: found.line, text: found.text.slice(name.length + 1).trim() }
  }
  const [stops, picture, highNight] = ['stops', 'picture', 'high night'].map(factOf)
  const names = Object.keys(pictures)
  const advice = ' Add it there, with a photograph or a drawing.'
  const pictureAdvice = didYouMean(picture?.text ?? '', names, advice)
  const paragraphs = rest.filter((block) => block.kind === 'paragraph')
  const lists = rest.filter((block) => block.kind === 'list')
  // biome-ignore format: a table
  reportWrong(report, [
    [Number(written) !== number, line,
      `This is the tour's day ${number}, but its heading says day ${written}. Number the days in their order.`],
    [!stops, line,
      `Day ${number} has no line "stops:" below its heading. Write the places in order, for example "stops: Leh, Khardung La, Hunder".`],
    [!picture, line,
      `Day ${number} has no line "picture:" below its heading. Write a name of content/src/pictures.ts.`],
    ...factLines.map((fact): Check => [!/^(stops|picture|high night): /.test(fact.text), fact.line,
      `Day ${number}: only "stops:", "picture:" and "high night:" stand here. Put an empty line before the text of the day.`]),
    [picture !== undefined && !(picture.text in pictures), picture?.line ?? line,
      `day ${number}: the picture '${picture?.text}' is not in content/src/pictures.ts.${pictureAdvice}`],
    ...rest.map((block): Check => [block.kind !== 'paragraph' && block.kind !== 'list', block.line,
      `Day ${number} has one paragraph and one list of times. Delete this line, or make it part of the paragraph.`]),
    [paragraphs.length !== 1, paragraphs[1]?.line ?? line,
      `Day ${number} has ${paragraphs.length} paragraphs of text. The page shows exactly one: join or write them.`],
    [lists.length !== 1, lists[1]?.line ?? line,
      `Day ${number} has ${lists.length} lists of times. Write exactly one.`],
  ])
  const [text] = paragraphs
  return {
    title,
    description: text ? plain(joinedText(text.lines), text.line, report) : '',
    stops: stops ? stops.text.split(',').map((stop) => stop.trim()) : [],
    picture: (picture?.text ?? '') as PictureName,
    /** What the tour does about a night that exceeds the guideline for sleeping high (road/guideline.ts). */
    ...(highNight && { highNight: plain(highNight.text, highNight.line, report) }),
    track: (lists[0]?.items ?? []).map((item) => entryOf(number, item, report)),
    line,
    stopsLine: stops?.line ?? line,
  }
}

/** An entry such as "**08:00 Leave Leh** Early, before the traffic." */
function entryOf(day: number, { line, text }: Line, report: Report) {
  const [, title = '', description = ''] = /^\*\*(.+?)\*\*\s*(.*)$/.exec(text) ?? []
  report(line, ...entryMistakes(day, title, description))
  const [, time = '', what = ''] = /^(\S+) (.*)$/.exec(title) ?? []
  return { time, title: what, description: plain(description, line, report), line }
}

function* entryMistakes(day: number, title: string, description: string) {
  const [, time, hours = '', minutes = ''] = /^((\d+)[:.](\d+)) /.exec(title) ?? []
  const corrected = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
  if (!title)
    yield `Day ${day}: the time and the place stand between two asterisks each: "- **08:00 Leave Leh** Early, before the traffic."`
  else if (!time) yield `Day ${day}: '${title}' does not begin with a time, for example "08:00 ".`
  else if (!/^\d\d:\d\d$/.test(time)) yield `Day ${day}: write '${time}' as ${corrected}.`
  else if (Number(hours) > 23 || Number(minutes) > 59)
    yield `Day ${day}: no clock shows ${time}. Hours go to 23, minutes to 59.`
  if (title && !description)
    yield `Day ${day}: '${title}' has no text behind it. Say in a few words what happens.`
}

function questionsOf(blocks: readonly MarkdownBlock[], report: Report) {
  const [[stray] = [], ...sections] = sectionsOf(blocks, 3)
  if (stray)
    report(stray.line, 'Write the question above this text, as a heading with three # signs.')
  return sections.map(([heading, answer, ...more], index) => {
    const { line, text: title } = heading as Heading
    const isAnswer = answer?.kind === 'paragraph' && more.length === 0
    if (!isAnswer)
      report(line, `The question '${title}' needs exactly one paragraph as its answer.`)
    const desc = isAnswer ? plain(joinedText(answer.lines), answer.line, report) : ''
    return { id: index + 1, title, desc }
  })
}
