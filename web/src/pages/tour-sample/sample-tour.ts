import type { PictureName } from '../../content/pictures.ts'

const LOREM =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat.'

/**
 * The placeholder text and the five fixed pictures. No place is named, so the default place is
 * shown.
 */
export const sampleTour = {
  title: 'Sample Tour',
  days: 7,
  pricePerPerson: null,
  background: 'tso-moriri',
  pictures: ['tso-moriri', 'lamayuru', 'more-plains', 'hanle-monastery', 'tso-kar'],
  description: `<p>${LOREM}</p><p>${LOREM}</p>`,
  questions: [
    { id: 1, title: 'How does it work?', desc: LOREM },
    { id: 2, title: 'Do I need a guide?', desc: LOREM },
    { id: 3, title: 'What happens when it rains?', desc: LOREM },
    { id: 4, title: 'Where do we meet?', desc: LOREM },
  ],
} as const satisfies {
  background: PictureName
  pictures: readonly PictureName[]
  [key: string]: unknown
}
