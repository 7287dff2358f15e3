import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'Ask three people in Leh about permits and you will hear three answers, each of them true in some year. The rules have changed more than once, while the word has stayed. Here is how things stand as we write, sorted by passport.',
  },
  { kind: 'heading', text: 'If you hold an Indian passport' },
  {
    kind: 'paragraph',
    text: 'Since August 2021 Indian citizens need no inner line permit for the circuits we ride: Nubra, Pangong, Hanle and the rest. What remains is a registration and a set of fees. You carry the receipt and show it at the check posts along the way.',
  },
  {
    kind: 'paragraph',
    text: 'Locals still say “permit” for that receipt, and so will the man at the barrier. Nobody is wrong and nobody is asking for a second paper. Hand over the receipt and smile.',
  },
  {
    kind: 'list',
    items: [
      'Environment fee: ₹400 in recent sources',
      'Wildlife fee: ₹20 a day',
      'Red Cross fee: optional',
    ],
  },
  {
    kind: 'paragraph',
    text: 'On our tours the paperwork for the fees and permits of Indian guests is among the inclusions, so this list is here for your understanding rather than your errands. What we need from you is a clear copy of a government ID, sent in good time. A photograph of a photocopy of a scan is a test of faith we would rather not set the official.',
  },
  { kind: 'heading', text: 'If you come from abroad' },
  {
    kind: 'paragraph',
    text: 'Visitors from abroad need a Protected Area Permit for these circuits. It is applied for through a registered agent in Leh and issued to a group of two or more, so tell us early if you are travelling alone. We file it.',
  },
  {
    kind: 'paragraph',
    text: 'Even with that permit, not every road is open. Umling La is listed as closed to foreign nationals, which matters if it was the reason for the journey. Other stretches near the border can change status between one season and the next, without much announcement.',
  },
  {
    kind: 'note',
    text: 'Rules change. If you hold a foreign passport, ask us before you pay for flights, and tell us which places matter most to you.',
  },
  { kind: 'heading', text: 'If the motorcycle comes from elsewhere' },
  {
    kind: 'paragraph',
    text: 'Motorcycles rented outside Leh are refused on the Nubra, Pangong and Hanle circuits. A bike rented in Manali, Srinagar or Delhi may carry you to Leh, and there it stops. This is a local rule with feelings behind it, and arguing at a check post has not been known to work.',
  },
  {
    kind: 'paragraph',
    text: 'For our loops from Leh it makes no difference, because the bikes are already there. The long rides that reach Leh from another town are another case: our Manali to Srinagar tour, for example, plans a change of bike in Leh. Whoever offers you the whole thing on one rented machine owes you an explanation.',
  },
  { kind: 'heading', text: 'At a check post' },
  {
    kind: 'paragraph',
    text: 'A check post is a barrier, a hut, a register and somebody who has been standing in the wind since morning. The captain usually does the talking. Your part is to stop where you are told, switch off, and have your papers somewhere other than the bottom of the rucksack.',
  },
  {
    kind: 'list',
    items: [
      'Photo ID, the original, plus a few paper copies',
      'Driving licence for the vehicle you are riding, plus copies',
      'The fee receipt, or the Protected Area Permit',
      'For visitors from abroad, passport and visa with copies',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Paper copies still matter. Phones run flat and lose signal, and a post may want to keep a sheet for its own file. Put the set in a zip bag in the day bag, and you will be the fastest person in the queue.',
  },
  { kind: 'heading', text: 'What it does not cover' },
  {
    kind: 'paragraph',
    text: 'Entry fees at monasteries and museums, camel rides and other activities are separate and paid on the spot, mostly in cash. So are fines, if you collect any. The receipt also does not open a road that snow has closed, however politely it is presented.',
  },
]
