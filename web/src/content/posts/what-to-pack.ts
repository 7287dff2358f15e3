import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'A day in Ladakh can hold a sunburn at noon and numb fingers at four. Nothing on this list is there for style, though a balaclava does hide a bad haircut. It comes to twenty-five things, and each one has a reason.',
  },
  { kind: 'heading', text: 'Three things to carry it in' },
  {
    kind: 'paragraph',
    text: 'Bring a rucksack of 60 litres or more, a rain cover for it, and a small day bag. A soft bag can be tied down flat on a bike or pushed into a corner of a vehicle, and a hard suitcase does neither. The cover is as much against dust as against rain.',
  },
  {
    kind: 'paragraph',
    text: 'The day bag stays with you. Into it go the papers, the water, the rain suit and one warm layer. If something is needed before the evening, it does not belong in the rucksack.',
  },
  { kind: 'heading', text: 'Six things between you and the road' },
  {
    kind: 'paragraph',
    text: 'Riding gear is not among our inclusions, so it has to come with you. Wear it at home for an hour before you pack it. A seam that annoys you on the sofa will be the main topic of conversation by the second pass.',
  },
  {
    kind: 'list',
    items: [
      'Riding jacket with guards: most falls here are slow ones, onto elbows and shoulders',
      'Riding trousers, or knee guards over ordinary ones: knees arrive first on gravel',
      'Full-face helmet: for the obvious reason, and for dust, hail and cold wind',
      'Waterproof gloves: wet fingers are slow on a brake lever',
      'Riding boots: for ankles, for stones, and for the stream deeper than it looked',
      'Rain suit: it goes over everything and doubles as a windproof layer on a pass',
    ],
  },
  { kind: 'heading', text: 'Seven things to wear underneath' },
  {
    kind: 'paragraph',
    text: 'Think in layers that you can add at the roadside. Two sets of thermals mean one to ride in and one that stays dry for sleeping. Over them come a fleece and a down jacket: the fleece under the riding jacket, the down for evenings at Pangong, where the bed is at 4,250 m.',
  },
  {
    kind: 'paragraph',
    text: 'Four T-shirts and two pairs of trousers are enough for a week, because nobody at the dinner table will smell better than you do. Six pairs of socks are not too many: a pair lost to a stream in the morning is still wet at night. A cap for the sun and a balaclava or buff for the wind complete the set, and the buff keeps dust out of your teeth.',
  },
  { kind: 'heading', text: 'Nine small things that decide the day' },
  {
    kind: 'list',
    items: [
      'Sunglasses marked UV400: thin air filters less, and snow throws it back at you',
      'Sunscreen and lip balm: the first things people borrow, so bring your own',
      'Two bottles of one litre: the air is dry and you lose more water than you notice',
      'Power bank: sockets are few, and cold empties batteries',
      'Torch: for camps, for power cuts, for the walk to the bathroom',
      'Personal medicines: your own, in their packets, enough for some extra days',
      'ID and driving licence with copies: every check post wants to meet them',
      'Cash: get it in Leh, before Nubra and before Hanle',
      'Zip bags or a dry bag: for the phone, the papers and the dry thermals',
    ],
  },
  { kind: 'heading', text: 'How to pack it' },
  {
    kind: 'paragraph',
    text: 'Pack by the hour in which you will want a thing: sleeping clothes at the bottom, tomorrow’s layer on top, rain gear where a cold hand can find it. Put whatever must stay dry into its own zip bag, even inside a rucksack with a cover. Then carry the lot up two flights of stairs, and take out whatever you were swearing at.',
  },
  {
    kind: 'paragraph',
    text: 'Things to leave at home are easier to name: the second pair of jeans, the drone you have not learnt to fly, the travel iron. There is nothing in Hanle to dress up for, except the sky, and it is dark.',
  },
  {
    kind: 'note',
    text: 'Regular medicines are worth discussing with your doctor before the trip, together with the altitude. Carry them in the day bag, not in the rucksack.',
  },
]
