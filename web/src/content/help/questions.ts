import type { Faq } from '../faqs.ts'

/** A section of questions; `id` is its anchor in the address. */
export type QuestionSection = { id: string; title: string; questions: readonly Faq[] }

export const questionSections: readonly QuestionSection[] = [
  {
    id: 'buying',
    title: 'Buying',
    questions: [
      {
        id: 1,
        title: 'How do I reserve a place on a tour?',
        desc: 'Send the Get Quote form. We write back with open dates and the price; a place is yours once we have confirmed it in writing. Nothing is paid on this website.',
      },
      {
        id: 2,
        title: 'Can I share a motorbike?',
        desc: 'Yes. The dual price is for two people on one 500cc motorbike, each paying the same. A seat in the shared SUV is the third choice.',
      },
      {
        id: 3,
        title: 'How large are the groups?',
        desc: 'Up to 50 people travel on a departure. Each tour’s page says so beside its days and languages.',
      },
    ],
  },
  {
    id: 'general',
    title: 'General',
    questions: [
      {
        id: 1,
        title: 'Which months are the roads open?',
        desc: 'Departures are listed week by week from April to September. Snow decides in the end, and each tour’s page names its season.',
      },
      {
        id: 2,
        title: 'What should I bring?',
        desc: 'A rucksack of 60 litres or more and layers for every weather. The full list of things to pack is on each tour’s page.',
      },
      {
        id: 3,
        title: 'Which languages do the captains speak?',
        desc: 'English and Hindi.',
      },
    ],
  },
  {
    id: 'payments',
    title: 'Payments',
    questions: [
      {
        id: 1,
        title: 'Is tax part of the price?',
        desc: 'No. 5% GST comes on top of the printed prices and of every add-on.',
      },
      {
        id: 2,
        title: 'What is the security deposit?',
        desc: 'A bike security deposit of 5000 for classic and 10,000 for himalayan, returned at the end of the ride if the bike comes back as it left.',
      },
      {
        id: 3,
        title: 'Do you keep my card?',
        desc: 'No. The cards in the account pages are samples: this website takes no payment and stores no card.',
      },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    questions: [
      {
        id: 1,
        title: 'When can I reach you?',
        desc: 'Mon-Sat: 9am to 9pm, by phone or e-mail; both are at the top of every page.',
      },
      {
        id: 2,
        title: 'What happens if my bike breaks down?',
        desc: 'A mechanic with spares and a backup vehicle travel with the group, on every tour from Leh.',
      },
      {
        id: 3,
        title: 'What if I feel unwell at altitude?',
        desc: 'Tell the captain at once. Oxygen and first aid travel with the group, and anyone who gets worse goes down. This is information and not medical advice.',
      },
    ],
  },
]
