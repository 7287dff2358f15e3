// Sample texts, marked as such on the page. The agency replaces them with its own, checked by a
// lawyer.

import type { Faq } from './faqs.ts'

export type LegalSection = {
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
}

const SAMPLE =
  'This is sample text. It shows where the agency’s own words will stand and binds nobody.'

export const terms: readonly LegalSection[] = [
  {
    title: 'Introduction',
    paragraphs: [
      SAMPLE,
      'Here the agency says who it is, which journeys these terms cover and from which day they hold. A short paragraph is enough; what it means by a guest, a group and a departure belongs here too.',
    ],
  },
  {
    title: 'User Agreements',
    paragraphs: [
      'Here stands what both sides agree to: how a place is asked for and confirmed, what the price holds, when it is paid, and what happens if a guest or the agency cancels.',
      'A quote request on this website books nothing. A person answers it, and only what is agreed in writing afterwards counts.',
    ],
  },
  {
    title: 'Restrictions',
    paragraphs: ['As a visitor of this website you are asked not to:'],
    points: [
      'publish its texts or pictures elsewhere without a written yes',
      'sell, license or pass on any of its material for money',
      'send requests in the name of somebody else',
      'use it in a way that harms it or keeps others from using it',
      'collect the data of its visitors, or read it by machine at a rate that slows it down',
      'use it against the laws of your country or ours',
    ],
  },
]

export const termsQuestions: readonly Faq[] = [
  {
    id: 1,
    title: 'Do these terms hold for a quote request?',
    desc: 'Sample answer: a quote request is a question and no contract. The terms begin to hold when a booking is confirmed in writing.',
  },
  {
    id: 2,
    title: 'Which terms hold if they change after I book?',
    desc: 'Sample answer: those of the day on which your booking was confirmed, unless you agree to the new ones.',
  },
  {
    id: 3,
    title: 'What if a road closes during the tour?',
    desc: 'Sample answer: the captain decides on the spot, and safety comes before the plan. The agency’s own rule on costs goes here.',
  },
  {
    id: 4,
    title: 'Whom do I ask about these terms?',
    desc: 'Sample answer: write to the address on the contact page. A person in Karnal answers.',
  },
]

export const privacy: readonly LegalSection[] = [
  {
    title: 'Overview',
    paragraphs: [
      SAMPLE,
      'Here the agency says which data it collects, why, for how long it is kept and who may see it.',
    ],
  },
  {
    title: 'How your information is used',
    paragraphs: ['What you send through this website is used to:'],
    points: [
      'answer your quote request or your message',
      'plan the journey that you ask about, with its dates and the size of its group',
      'call or write to you about that journey',
      'prepare the papers that a route asks for, once you have booked',
      'keep the accounts that the law asks for',
      'make this website and its answers better',
    ],
  },
  {
    title: 'What you give us yourself',
    paragraphs: [
      'The Get Quote form asks for your name, e-mail address, phone number and destination; the contact form for your name, e-mail address and question. Nothing else on this website sends what you type.',
      'We use it to answer you, and keep it for 24 months at most; then it is erased. Nobody outside the agency is given it.',
      'You may ask at any time to have it shown, corrected or erased, or take back your consent: write or call, at the address and the number on the contact page. A person in Karnal does it, and answers for it if something went wrong.',
    ],
  },
]
