import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'Umling La stands at 5,798 m, or 19,024 ft, in the south-east corner of Ladakh. It is one of the highest motorable roads in the world. That sentence is worded with care, and further down we explain why.',
  },
  { kind: 'heading', text: 'The day from Hanle' },
  {
    kind: 'paragraph',
    text: 'The ride starts and ends in Hanle, at 4,280 m. From the village it is 23 km to Photi La, itself about 5,520 m, and another 55 km to Umling La. Then you turn round and do all of it again, 156 km in total, which takes about seven and a half hours with stops.',
  },
  {
    kind: 'paragraph',
    text: 'Photi La is the part people forget. It is higher than Khardung La, and the out-and-back crosses it twice, so the day goes above 5,500 m three times. Nobody sells a T-shirt for that, as far as we know.',
  },
  { kind: 'heading', text: 'What the road is like' },
  {
    kind: 'paragraph',
    text: 'It is a military and border road first, and a sight second. Frost lifts whatever has been laid, trucks and water do the rest, and repair crews have a few warm months to put it right. Expect good tarmac, broken tarmac and gravel in an order that differs from last year’s, and ride each bend as if its surface had just changed.',
  },
  {
    kind: 'paragraph',
    text: 'There is nothing out there in the way of fuel, food or help from strangers. You carry water, snacks and every layer you own, and the group stays within sight of itself. The wind usually gets up after midday, which is one more reason to leave early.',
  },
  { kind: 'heading', text: 'At the top' },
  {
    kind: 'paragraph',
    text: 'Air pressure up there is a little under half that at sea level. Simple things, such as pulling on a glove or walking to the signboard, take longer and feel like work. We keep to 15 to 20 minutes: the photograph, a slow look around, then down.',
  },
  {
    kind: 'paragraph',
    text: 'On our nine-day tour this is day six. Before it come two nights in Leh, one in Nubra, one at Pangong and one in Hanle, and after it you sleep in Hanle again, so the bed does not rise. Anyone who feels unwell that morning stays in the village, and has missed a road, nothing more.',
  },
  { kind: 'heading', text: 'One pass, several names' },
  {
    kind: 'paragraph',
    text: '“La” means pass, so “Umling La Pass” is the Umling Pass Pass. This bothers nobody, and you will see it in print all the time. On signs, maps and stickers you can meet:',
  },
  {
    kind: 'list',
    items: [
      'Umling La, as two words, which is how we write it',
      'Umlingla, as one word',
      'Umling-La, with a hyphen',
      'Umling La Top, in conversation',
    ],
  },
  {
    kind: 'paragraph',
    text: 'The height varies too, as it does for most passes here. Older pages give a larger figure in feet, and round numbers travel faster than surveyed ones. Khardung La has the same trouble: it is 5,359 m, and its sign says more.',
  },
  { kind: 'heading', text: 'Why we do not say “the highest”' },
  {
    kind: 'paragraph',
    text: 'You will read, on boards and on many pages, that this is the highest motorable road of all. A higher road has been reported since 2025, so we leave the title alone. Titles like that move on sooner or later, and the only thing they change about the ride is the size of the crowd at the sign.',
  },
  {
    kind: 'paragraph',
    text: '“One of the highest” has been true for years and is likely to stay true. It also leaves you free to look at the place itself: bare brown slopes, very little sound, and a sky darker than you expect at noon.',
  },
  { kind: 'heading', text: 'Who may go, and when' },
  {
    kind: 'paragraph',
    text: 'The usual months are late May to September. Indian riders need their registration and the receipt for the fees, as on the other circuits, and a motorcycle that was rented in Leh, because bikes rented elsewhere are refused.',
  },
  {
    kind: 'note',
    text: 'Umling La is listed as closed to foreign nationals. Rules change, so ask us before you pay for flights.',
  },
]
