import type { PictureName } from './pictures.ts'

/** `possition` is spelt as in the specification. */
export type Testimonial = { image: PictureName; desc: string; name: string; possition: string }

// Samples: neither the people nor their words are real. Before the site is announced, the agency
// must replace every entry with the words of a real guest who has agreed.
export const testimonials: readonly Testimonial[] = [
  {
    image: 'portrait-1',
    desc: 'Sample review: The captain waited at every stream on the Shyok road until the last rider was across. Nobody was rushed, and nobody was left to guess the way.',
    name: 'Asha R.',
    possition: 'Rider, Pune',
  },
  {
    image: 'portrait-2',
    desc: 'Sample review: My clutch cable went before Diskit and the mechanic had a new one on before the tea was cold. The backup vehicle was never far behind us.',
    name: 'Imran K.',
    possition: 'Rider, Lucknow',
  },
  {
    image: 'portrait-3',
    desc: 'Sample review: They told us about the height before we paid, not after. I slept lower at Tangtse while my friends went on, and it was arranged without a fuss.',
    name: 'Meera S.',
    possition: 'Pillion, Bengaluru',
  },
  {
    image: 'portrait-4',
    desc: 'Sample review: I sat in the SUV with my father and still felt part of the group. The driver knew where to stop for shade, for soup and for the view.',
    name: 'Gaurav T.',
    possition: 'Traveller, Jaipur',
  },
  {
    image: 'portrait-5',
    desc: 'Sample review: The list of things to pack was right down to the dry bags. When snow closed the pass we lost a morning, had a second plan by breakfast and were on the road by noon.',
    name: 'Nandini P.',
    possition: 'Rider, Kochi',
  },
  {
    image: 'portrait-6',
    desc: 'Sample review: It was my first long ride and I was the slowest one. The mechanic stayed behind me over Khardung La and talked me through the loose bends at the next halt.',
    name: 'Joseph D.',
    possition: 'Rider, Panaji',
  },
]
