// The questions of the home page (web/content/questions.yaml); the first is open at first.

export { faqs } from './compiled/questions.ts'
export type { Faq } from './entities.ts'
