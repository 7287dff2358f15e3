// Compiles the content that must exist before any other module is loaded: the agency's facts and the tables of roads,
// which the build's own code imports too. So this file and its imports import no compiled content.

import { type ContentFiles, readYamlFiles } from './files.ts'
import { geoTables } from './geo.ts'
import { mistakesText } from './mistakes-text.ts'
import { type Modules, moduleOf } from './modules.ts'
import type { Mistake } from './report.ts'
import type { YamlContent } from './schema.ts'

export type Early = { tables: Modules; modules: Modules }

/** The tables of src/content/geo and the modules of src/content/compiled; or the mistakes in words. */
export function compileEarly(files: ContentFiles): Early | string {
  const mistakes: Mistake[] = []
  const yaml = readYamlFiles(files, (file) => (line, text) => mistakes.push({ file, line, text }))
  const {
    'places.yaml': places,
    'legs.yaml': legs,
    'services.yaml': services,
    'agency.yaml': agency,
  } = yaml
  if (!places || !legs || !services || !agency) return mistakesText(mistakes)
  return {
    tables: geoTables({ 'places.yaml': places, 'legs.yaml': legs, 'services.yaml': services }),
    modules: new Map([['site.ts', siteModule(agency)]]),
  }
}

function siteModule(agency: YamlContent['agency.yaml']): string {
  // No page shows the number of captains.
  const { office, appCheckSiteKey, captains: _, ...facts } = agency
  const { street, city, postalCode, region } = office
  const address = `${street}, ${city} ${postalCode}, ${region}, India`
  return moduleOf({ 'Office, Site': '../entities.ts' }, [
    { name: 'office', type: 'Office', value: office },
    { name: 'site', type: 'Site', value: { ...facts, city, postalCode, address } },
    { name: 'appCheckSiteKey', type: 'string | null', value: appCheckSiteKey },
  ])
}
