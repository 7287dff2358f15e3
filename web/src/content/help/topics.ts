// The first page of the help centre (web/content/help.yaml).

export { firstSteps, helpCards } from '../compiled/help/topics.ts'
export type { FirstStep, HelpCard } from '../entities.ts'
