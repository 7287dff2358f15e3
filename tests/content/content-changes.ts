// For tests: the changes that an editor makes in a season. The tests show that no code and no test has to change.

import type { ContentFiles } from '../../web/plugins/content/files.ts'
import { pictures } from '../../web/src/content/pictures.ts'

export type Change = {
  change: string
  file: string
  /** The text of the file after the change; null deletes the file. The text of a new file is empty before. */
  edit: (text: string, files: ContentFiles) => string | null
  /** The change of moved.yaml, without which the file would be missed. */
  also?: string
}

const FIRST_TOUR = 'tours/leh-to-leh-with-turtuk.md'
const NEW = 'tried-in-a-test'
export const NEW_TITLE = 'Tried in a test'
export const MORE = 'and more'

/** The changes. The places to change are found by the names of fields, so no value of the content is repeated here. */
export function contentChanges(files: ContentFiles): readonly Change[] {
  const priced = nameOf(files, 'tours/', /^price: \d+$/m)
  const [oldPost, post] = [...files.keys()].filter((name) => name.startsWith('posts/')).toReversed()
  const seasonal = nameOf(files, 'tours/', /rhythm: (?:fortnightly|every \d weeks)/)
  const place = quietPlace(files)
  return [
    { change: 'a price', file: priced, edit: replaced(/^price: (\d+)$/m, raised) },
    { change: 'a date', file: post!, edit: replaced(/^(date: .*-)\d\d$/m, otherDay) },
    { change: 'a tour added', file: `tours/${NEW}.md`, edit: () => anotherTour(files) },
    {
      change: 'a post taken away',
      file: oldPost!,
      edit: () => null,
      also: movedArticle(files, oldPost!),
    },
    {
      change: 'a post added',
      file: `posts/${NEW}-too.md`,
      edit: () =>
        files
          .get(oldPost!)!
          .replace(/^id: .*$/m, 'id: 998')
          .replace(/^title: .*$/m, `title: ${NEW_TITLE} too`)
          .replace(/^desc: >-\n {2}\S+/m, 'desc: >-\n  Now'),
    },
    { change: 'a person', file: 'team.yaml', edit: replaced(/name: .*/, withMore) },
    { change: 'a question', file: 'questions.yaml', edit: replaced(/title: .*/, withMore) },
    { change: 'a testimonial', file: 'testimonials.yaml', edit: replaced(/name: .*/, withMore) },
    { change: 'a picture', file: FIRST_TOUR, edit: replaced(/background: (.*)/, otherPicture) },
    { change: 'a departure rhythm', file: seasonal, edit: replaced(SEASON, otherSeason) },
    {
      change: 'a place’s altitude',
      file: 'places.yaml',
      edit: replaced(
        new RegExp(`^(${place}: .*altitudeM: )(\\d+)`, 'm'),
        (_, before, altitude) => `${before}${Number(altitude) + 7}`,
      ),
    },
  ]
}

const SEASON = /first: (\d{4})-\d\d-\d\d, last: [\d-]+, rhythm: [^},]*/

/** Each edit differs from the text that it replaces, whatever the text is. */
type Edit = (...matched: string[]) => string
const raised: Edit = (_, price) => `price: ${Number(price) + 1300}`
const otherDay: Edit = (date, before) => `${before}${date.endsWith('11') ? '12' : '11'}`
const withMore: Edit = (line) => `${line.replace(/'$/, '')} ${MORE}${line.endsWith("'") ? "'" : ''}`
const otherPicture: Edit = (_, name) =>
  `background: ${Object.keys(pictures).find((other) => other !== name)}`
const otherSeason: Edit = (_, year) =>
  `first: ${Number(year) + 1}-06-03, last: ${Number(year) + 1}-07-01, rhythm: every 4 weeks`

/** The content after all changes. */
export function changedContent(files: ContentFiles): ContentFiles {
  const changed = new Map(files)
  for (const { file, edit, also } of contentChanges(files)) {
    const text = edit(changed.get(file) ?? '', files)
    if (text === null) changed.delete(file)
    else changed.set(file, text)
    if (also) changed.set('moved.yaml', also)
  }
  return changed
}

/** moved.yaml with an article whose addresses lead to the list of articles. */
function movedArticle(files: ContentFiles, name: string): string {
  const id = /^id: (\d+)/m.exec(files.get(name)!)![1]
  return files.get('moved.yaml')!.replace(/^articles: .*/m, `articles: [{ id: ${id}, to: /blogs }]`)
}

function replaced(pattern: RegExp, by: Edit): Change['edit'] {
  return (text) => {
    if (!pattern.test(text)) throw new Error(`nothing to change: ${pattern}`)
    return text.replace(pattern, by)
  }
}

function anotherTour(files: ContentFiles): string {
  return files
    .get(FIRST_TOUR)!
    .replace(/^id: .*$/m, 'id: 999')
    .replace(/^title: .*$/m, `title: ${NEW_TITLE}`)
    .replace(/^summary: >-\n {2}\S+/m, 'summary: >-\n  Our')
    .replace(/^ {2}card: .*$/m, `  card: ${freePicture(files)}`)
    .replace(/^departures:\n(?: {2}.*\n)+/m, 'departures: on request\n')
}

/** A picture that no tour has on its card. */
function freePicture(files: ContentFiles): string | undefined {
  const texts = [...files.values()].join('\n')
  return Object.keys(pictures).find((name) => !new RegExp(`^  card: ${name}$`, 'm').test(texts))
}

function nameOf(files: ContentFiles, folder: string, pattern: RegExp): string {
  const found = [...files].find(([name, text]) => name.startsWith(folder) && pattern.test(text))
  if (!found) throw new Error(`no file has ${pattern}`)
  return found[0]
}

/** A place where nobody sleeps and whose altitude no text names, so that no text has to change with it. */
function quietPlace(files: ContentFiles): string {
  const texts = [...files.values()].join('\n')
  const names = [...files.get('places.yaml')!.matchAll(/^([A-Z][a-z]+): /gm)].map(
    ([, name]) => name!,
  )
  const used = (name: string) => new RegExp(`^stops: .*, ${name},`, 'm').test(texts)
  const night = (name: string) => new RegExp(`^stops: (?:.*, )?${name}$`, 'm').test(texts)
  const named = (name: string) => texts.includes(`${name} (`)
  const found = names.find((name) => used(name) && !night(name) && !named(name))
  if (!found) throw new Error('every place is named with its altitude')
  return found
}
