import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'Two questions decide most of it: which motorcycle, and how many people on it. Both of our machines go everywhere on the route, and both have been insulted and praised on the same pass by the same rider. Here is what sets them apart.',
  },
  { kind: 'heading', text: 'The 500cc Classic' },
  {
    kind: 'paragraph',
    text: 'The Classic is the shape people have in mind when they think of a motorbike in Ladakh. It is upright and low enough for many riders to put both feet down, which is worth a great deal on gravel. The single cylinder pulls from low down and sounds as though it had all day.',
  },
  {
    kind: 'paragraph',
    text: 'It was built as a road bike, and on broken stretches it tells you so. The suspension does not move far, so the sensible speed on stones is lower than your ambition. If you like to ride slowly and look around, this is no loss at all.',
  },
  { kind: 'heading', text: 'The Himalayan' },
  {
    kind: 'paragraph',
    text: 'The Himalayan was drawn with this kind of road in mind. It stands taller, its suspension moves further, and its larger front wheel rolls over what the Classic bumps into. You can stand on the pegs without feeling silly, and in water crossings the extra clearance is welcome.',
  },
  {
    kind: 'paragraph',
    text: 'The price of that is height. If you are short in the leg, sit on one before you decide, with boots on and the side stand up. A tall bike that you cannot hold at a standstill is no easier than a low one.',
  },
  { kind: 'heading', text: 'Solo, dual or a seat' },
  {
    kind: 'paragraph',
    text: 'Solo means one bike and one rider. Dual means two people on one bike, and the price is per person. For both of you the question is the same: have you spent a long day on one motorcycle together, and were you still on speaking terms at dinner?',
  },
  {
    kind: 'paragraph',
    text: 'A passenger also changes the bike. At altitude the engine has less to give, and two people with luggage ask more of it, so the dual rider should be an experienced one. If one of you is in doubt, a seat in the shared tempo or SUV costs the same as dual and comes with a roof.',
  },
  { kind: 'heading', text: 'What it costs' },
  {
    kind: 'paragraph',
    text: 'These are the prices per person for the seven-day loops from Leh. GST is 5%, and it applies to the add-ons too.',
  },
  {
    kind: 'list',
    items: [
      'Solo rider, 500cc: ₹26,500, which is ₹27,825 with GST',
      'Dual rider, 500cc, two people on one bike: ₹23,900 each, ₹25,095 with GST',
      'Seat in the shared tempo or SUV: ₹23,900, ₹25,095 with GST',
      'Solo rider on a Himalayan: ₹29,000, ₹30,450 with GST',
    ],
  },
  {
    kind: 'paragraph',
    text: 'For two people that makes ₹50,190 on one 500cc bike, or ₹55,650 on two. The difference of ₹5,460 is the price of an honest conversation about who gets to ride. The add-ons, as they stand in our price list and before GST, are:',
  },
  {
    kind: 'list',
    items: [
      'Himalayan Solo: +₹2,500 (Solo Rider version, TS)',
      'Himalayan Solo: +₹5,000 (Dual Rider version, DS)',
      'Himalayan Dual: +₹3,000',
      'Himalayan on dual: same price',
      '500cc Solo: +₹2,500',
      '500cc Dual: +₹2,000',
    ],
  },
  {
    kind: 'paragraph',
    text: 'If you are not sure which line is yours, do not guess. Tell us who rides what, and the quote will say which applies.',
  },
  { kind: 'heading', text: 'The deposit' },
  {
    kind: 'paragraph',
    text: 'The security deposit is ₹5,000 for a Classic and ₹10,000 for a Himalayan. It stands apart from the price, carries no opinion on your riding, and is refundable. Damage and fines are not included in the tour, so take five minutes at the handover to photograph the bike from all sides.',
  },
  {
    kind: 'note',
    text: 'Undecided? Choose the bike you can hold upright on a slope with one foot down. Everything else can be learnt on the way to Khardung La.',
  },
]
