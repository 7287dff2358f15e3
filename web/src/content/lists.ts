// Inclusions, exclusions and things to pack (web/content/lists.yaml): the same on every tour page (spec 2.5 and 9).

export { exclusions, inclusions, thingsToPack } from './compiled/lists.ts'
