import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'The season in Ladakh is not a date on a calendar. It is the state of a few passes: when the snow has been cleared from them, when it comes back, and what the melt has done to the road in between. The months below are the usual pattern, and no pattern has ever apologised for an exception.',
  },
  { kind: 'heading', text: 'The roads and their months' },
  {
    kind: 'list',
    items: [
      'Leh loops, Nubra and Pangong: May to early October',
      'Hanle and Umling La: late May to September',
      'Tso Moriri: mid May to early October',
      'Srinagar to Leh: April to November',
      'Manali to Leh: June to September',
      'Zanskar over Shinku La: June to early October',
      'Spiti over Kunzum La: mid June to early October',
    ],
  },
  { kind: 'heading', text: 'Why they differ' },
  {
    kind: 'paragraph',
    text: 'Compare the two highways to Leh. The road from Srinagar has its highest point at Fotu La, 4,108 m, and the famous Zoji La is lower still at 3,528 m. The road from Manali crosses Baralacha La at 4,890 m, Lachulung La at 5,065 m and Tanglang La at 5,328 m, so there is simply more snow to clear and less summer to clear it in.',
  },
  {
    kind: 'paragraph',
    text: 'The Atal Tunnel takes Rohtang La out of the question on the Manali side, but it does nothing for the passes after it. Zanskar waits for Shinku La at 5,091 m, Spiti for Kunzum La at 4,551 m. Around Leh the passes are even higher, yet people live beyond them all year and the clearing is taken very seriously.',
  },
  { kind: 'heading', text: 'The year, month by month' },
  {
    kind: 'paragraph',
    text: 'April and May are the edge of the season: cold mornings, empty roads, snow beside the tarmac and sometimes on it. Departures on our list begin in April, before the usual opening of the Nubra and Pangong loops. An early date therefore comes with the understanding that the route follows the road, not the other way round.',
  },
  {
    kind: 'paragraph',
    text: 'June brings the rest of the network to life, usually in order of altitude. July and August are the warmest months and the wettest underfoot: the monsoon mostly stays on the far side of the mountains, but melt-water does not, and streams that trickle at breakfast can be serious by mid-afternoon. The approaches from Manali and Srinagar also see more rain, and with it landslides.',
  },
  {
    kind: 'paragraph',
    text: 'September is the favourite of many riders. The streams have dropped, the air is clear, and the poplars along the Indus begin to turn. The nights are properly cold again, above all at Pangong and Hanle, both well over 4,000 m, and the first snow can close a pass for a day or two.',
  },
  { kind: 'heading', text: 'What “open” means' },
  {
    kind: 'paragraph',
    text: 'A road can be open and still not be open to you at three in the afternoon. One-way timings, convoys, blasting for road works and a fresh landslide are all ordinary events. The decision is taken on the day, by people who can see the road, and it is usually the right one.',
  },
  {
    kind: 'paragraph',
    text: 'It helps to plan for this at home. Leave a spare day before any flight you cannot miss, and read the exclusions: costs that arise from road closure, weather or sickness are not part of the price. A mountain has never yet refunded anybody.',
  },
  {
    kind: 'note',
    text: 'Thinking of a date close to either end of a range? Ask us which roads we expect to be open that week, and what the route would become if they are not.',
  },
  { kind: 'heading', text: 'And in winter?' },
  {
    kind: 'paragraph',
    text: 'From November to March we would rather send you somewhere warm. On request we look at Mae Hong Son in northern Thailand from November to February, or Sri Lanka from January to March. The passes will be back in their own time, as they always are.',
  },
]
