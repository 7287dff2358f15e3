// The questions of the help centre (web/content/help.yaml).

export { questionSections } from '../compiled/help/questions.ts'
export type { QuestionSection } from '../entities.ts'
