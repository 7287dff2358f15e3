import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'Most places on our route are best between breakfast and five. Hanle keeps different hours. The village lies at 4,280 m on a wide plain in the south-east of Ladakh, and its main attraction opens when the sun has been gone for an hour and a half.',
  },
  { kind: 'heading', text: 'Why it is dark here' },
  {
    kind: 'paragraph',
    text: 'A dark sky needs three things: no towns, dry air, and less of that air overhead. Hanle has all three. Leh is 256 km away by the road along the Indus, little rain gets this far, and at this height more than a third of the atmosphere is already below you.',
  },
  {
    kind: 'paragraph',
    text: 'Astronomers noticed long before motorcyclists did. There is an observatory on the hill above the plain, and the land around the village is a dark sky reserve, where lights are kept low on purpose. Some villagers have trained to show visitors the sky through telescopes, and an hour with one of them beats any app.',
  },
  { kind: 'heading', text: 'The moon decides' },
  {
    kind: 'paragraph',
    text: 'If you choose your dates for the stars, look at the moon first and at everything else second. A full moon over that plain is lovely and washes out nearly all the faint stars. The nights around new moon are the dark ones, and for some days before it the moon rises only late in the night.',
  },
  {
    kind: 'paragraph',
    text: 'After new moon it works the other way round: a thin crescent sets early in the evening and leaves you the rest. Each day the moon rises later, by something under an hour on average. A calendar with moon phases and a pencil are all the planning you need.',
  },
  { kind: 'heading', text: 'What to look for' },
  {
    kind: 'list',
    items: [
      'The Milky Way: on moonless summer nights its bright middle stands in the south',
      'The Pole Star: about 33 degrees up, because that is the latitude of Hanle',
      'Satellites, in the first hours of the night, steady and silent',
      'Meteors: a few on any dark night if you look up long enough',
      'Your own shadow when the moon rises, which people from cities find oddly moving',
    ],
  },
  {
    kind: 'paragraph',
    text: 'You need no equipment. Give your eyes twenty minutes without any white light, and the number of stars keeps growing. A pair of binoculars is the only thing we would add, and they fit in the day bag.',
  },
  { kind: 'heading', text: 'Manners in the dark' },
  {
    kind: 'paragraph',
    text: 'One headlamp undoes the work of twenty minutes for everyone around it. Use a red torch, or a torch with a red cloth over it, pointed at the ground. Draw the curtain of a lit room, turn the screen of your phone down, and do not use flash, which has yet to improve a photograph of the Milky Way.',
  },
  {
    kind: 'paragraph',
    text: 'Arrive before nightfall and leave the motorcycle where it stands. Headlights sweeping the plain are the one thing the astronomers on the hill can do without. The ride in from Pangong is 168 km and about six and a half hours with stops, so an early start has you there in daylight.',
  },
  { kind: 'heading', text: 'Staying warm enough to enjoy it' },
  {
    kind: 'paragraph',
    text: 'Standing still at 4,280 m is colder than riding through it. Put on everything before you go out, thermals, fleece, down, balaclava, and then a second pair of socks. Half an hour outside, tea, and another half hour is better than one long heroic session that ends in shivering.',
  },
  {
    kind: 'paragraph',
    text: 'Move slowly, for the height as much as for the dark. On our loops the night before is at Pangong, 4,250 m, so the bed at Hanle is only 30 m higher. If your head aches, tell the captain rather than putting a brave face on it: the stars will not be offended.',
  },
  { kind: 'heading', text: 'When to come' },
  {
    kind: 'paragraph',
    text: 'The usual months for Hanle are late May to September. Early in that range the nights are short and sharp, in July and August clouds drift over from the south now and then, and September has long, clear, cold evenings. Nobody can promise you a cloudless one, and you should be wary of anyone who does.',
  },
  {
    kind: 'note',
    text: 'Draw cash before you leave Leh, and do not count on a phone signal. Visitors from abroad need a Protected Area Permit: ask us how things stand before you pay for flights.',
  },
]
