// Compiles web/content: reads every file, checks it, and makes the modules that the site imports.

import { roadsOf } from '../../src/content/road/road-table.ts'
import { checkCaptains } from './departures.ts'
import { type ContentFiles, readPosts, readTours, readYamlFiles, type TourFile } from './files.ts'
import { checkGeo, geoTables } from './geo.ts'
import type { Modules } from './modules.ts'
import { checkMoved, type Redirect } from './moved.ts'
import { listFor } from './post-lists.ts'
import type { Mistake, Report } from './report.ts'
import type { YamlContent } from './schema.ts'
import { siteModules } from './site-modules.ts'
import { checkText } from './text-checks.ts'
import { checkCards, checkNames, checkTour, checkUnique } from './tour-checks.ts'
import { checkLists } from './tour-lists.ts'

export type Compiled = {
  mistakes: Mistake[]
  /** The modules of src/content/compiled; empty if there are mistakes. */
  modules: Modules
  /** The tables of src/content/geo; empty if there are mistakes. */
  tables: Modules
  tours: TourFile[]
  /** Null if there are mistakes. */
  agency: YamlContent['agency.yaml'] | null
}

/** @param redirects the redirects of firebase.json, which must be those of moved.yaml; null asks for none */
export function compile(
  files: ContentFiles,
  redirects: readonly Redirect[] | null = null,
): Compiled {
  const mistakes: Mistake[] = []
  const reportIn =
    (file: string): Report =>
    (line, text) =>
      mistakes.push({ file, line, text })

  for (const [name, text] of files) checkText(text, reportIn(name))
  // Such a text would have other mistakes too, which are none.
  if (mistakes.length)
    return { mistakes, modules: new Map(), tables: new Map(), tours: [], agency: null }

  const yaml = readYamlFiles(files, reportIn)
  const { 'places.yaml': places, 'legs.yaml': legs, 'services.yaml': services } = yaml
  if (places && legs && services)
    checkGeo(
      { 'places.yaml': places, 'legs.yaml': legs, 'services.yaml': services },
      files,
      reportIn,
    )
  // Without the tables every place of every tour would be a mistake.
  const tours = places && legs ? readTours(files, reportIn, roadsOf(places, legs)) : []
  const { 'bikes.yaml': bikes, 'prices.yaml': prices } = yaml
  const posts = readPosts(files, reportIn, (text) =>
    bikes && prices ? listFor(text, { 'bikes.yaml': bikes, 'prices.yaml': prices }) : null,
  )
  for (const tour of tours) {
    checkTour(tour, prices)
    if (yaml['lists.yaml']) checkLists(tour, yaml['lists.yaml'])
  }
  const agency = yaml['agency.yaml']
  if (agency && mistakes.length === 0) checkCaptains(tours, agency.captains)
  const moved = yaml['moved.yaml']
  // A file with mistakes is not gone.
  if (moved && mistakes.length === 0)
    checkMoved(
      moved,
      { tours, posts, redirects },
      files.get('moved.yaml') ?? '',
      reportIn('moved.yaml'),
    )
  checkUnique(tours)
  checkCards(tours)
  checkUnique(posts)
  checkNames(tours, posts)

  mistakes.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  if (mistakes.length)
    return { mistakes, modules: new Map(), tables: new Map(), tours, agency: null }
  const whole = yaml as YamlContent
  const modules = siteModules(whole, tours, posts)
  return { mistakes, modules, tables: geoTables(whole), tours, agency: whole['agency.yaml'] }
}
