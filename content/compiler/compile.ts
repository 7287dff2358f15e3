// Compiles the content: checks every file, and makes the modules that the site imports.

import { departuresFrom } from '../src/departures.ts'
import { roadsOf } from '../src/road/road-lookup.ts'
import { checkCaptains } from './departure-checks.ts'
import { type ContentFiles, markdownIn, readYamlFiles } from './files.ts'
import type { Mistake, ReportIn } from './mistakes.ts'
import { postText } from './post-text.ts'
import { checkRedirects, type Redirect } from './redirect-checks.ts'
import { postFrontMatter, tourFrontMatter } from './schema.ts'
import { modulesOf, siteOf } from './site-modules.ts'
import { checkText } from './text-checks.ts'
import { checkTour, checkUnique } from './tour-checks.ts'
import { tourText } from './tour-text.ts'

/**
 * `site` has the files of content/compiled and the agency's facts; null if there are mistakes.
 * @param redirects of firebase.json; null skips their check
 */
export function compile(files: ContentFiles, redirects: readonly Redirect[] | null = null) {
  const mistakes: Mistake[] = []
  const reportIn: ReportIn =
    (file) =>
    (line, ...texts) =>
      mistakes.push(...texts.map((text) => ({ file, line, text })))

  for (const [name, text] of files) checkText(text, reportIn(name))
  // A text that was read wrongly would cause further messages, about mistakes that nobody made.
  const yaml = mistakes.length ? null : readYamlFiles(files, reportIn)
  // Without prices.yaml, for example, every bike of a tour would be a mistake.
  if (!yaml) return { mistakes, site: null }

  const { agency, legs, places, published } = yaml
  const roads = roadsOf(places, legs)
  const posts = markdownIn(files, 'posts', postFrontMatter, reportIn).map((file) => ({
    ...file,
    body: postText(file.blocks, file.report, yaml.prices),
  }))
  const tours = markdownIn(files, 'tours', tourFrontMatter(yaml), reportIn).flatMap((file) => {
    const text = tourText(file.blocks, places, file.report)
    if (!text) return []
    const departures = departuresFrom(file.head.departures, text.days.length)
    return [{ ...file, roads, text, departures }]
  })
  for (const tour of tours) checkTour(tour)
  checkUnique(tours, posts)
  // A file with mistakes is missing in `tours` or `posts`, and must not count as deleted.
  if (mistakes.length === 0) {
    checkCaptains(tours, agency.captains)
    if (redirects) checkRedirects(published, tours, posts, redirects, reportIn('published.yaml'))
  }

  if (mistakes.length) return { mistakes, site: null }
  return { mistakes, site: { modules: modulesOf(siteOf(yaml, tours, posts)), agency } }
}
