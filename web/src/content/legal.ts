// The sample texts of the legal pages (web/content/legal.yaml).

export { privacy, terms, termsQuestions } from './compiled/legal.ts'
export type { LegalSection } from './entities.ts'
