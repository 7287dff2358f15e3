import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'In the plains you stop for fuel when the needle suggests it. In Ladakh you stop when there is a pump, whatever the needle says. The same goes for phone signal and for cash: take them where they are, not where you happen to want them.',
  },
  { kind: 'heading', text: 'Where fuel is sure' },
  {
    kind: 'paragraph',
    text: 'There are other pumps on the map, and sometimes they are open, stocked and in possession of electricity. We plan on these seven:',
  },
  {
    kind: 'list',
    items: [
      'Leh',
      'Karu, 36 km from Leh on the road up the Indus',
      'Diskit in Nubra, 120 km from Leh over Khardung La',
      'Kargil, on the road to Srinagar',
      'Tandi, near Keylong on the road from Manali',
      'Manali',
      'Kaza in Spiti',
    ],
  },
  { kind: 'heading', text: 'How long the gaps are' },
  {
    kind: 'paragraph',
    text: 'From Tandi to Leh it is 374 km, with Karu the first sure pump at the far end. Kargil to Leh is 239 km, which is the friendly one. From Kargil through Zanskar and over Shinku La to Tandi we count 420 km.',
  },
  {
    kind: 'paragraph',
    text: 'The loops from Leh look harmless until you add them up. Diskit to Spangmik on Pangong and back over Chang La to Karu is 308 km. Diskit to Pangong, on to Hanle and back along the Indus to Karu is 561 km, and the day trip from Hanle to Umling La adds another 156.',
  },
  {
    kind: 'paragraph',
    text: 'A tank goes less far up here than it does at home, because low gears, sand and long climbs all take their share. On our tours the fuel for the listed route is included, and where it comes from is part of the captain’s planning. What you do beyond the listed route is between you and your tank, so ask before the sunset detour, not after it.',
  },
  { kind: 'heading', text: 'Phones' },
  {
    kind: 'paragraph',
    text: 'A SIM from another state works in Ladakh only if it is postpaid. A prepaid SIM from home falls silent, however much credit it holds. If yours is prepaid, sort this out before you travel, or enjoy a week of being impossible to find.',
  },
  {
    kind: 'paragraph',
    text: 'Postpaid does not mean everywhere. Between villages there are hours without a bar, and a mast that worked in June may be resting in July. Tell people at home that silence is normal, and agree on a day when you expect to be back in Leh.',
  },
  {
    kind: 'paragraph',
    text: 'Download maps, tickets and the hotel address while the Wi-Fi in Leh is in a good mood. Keep the phone close to your body, since cold takes a battery down faster than any video does. And put it away while riding: the road has enough to say.',
  },
  { kind: 'heading', text: 'Cash' },
  {
    kind: 'paragraph',
    text: 'Take cash in Leh before you set out for Nubra or Hanle, and enough for both if the loop runs from one to the other. Lunches and snacks, entry and camel fees and the odd pair of yak-wool socks are not in the tour price, and a card machine needs the same signal your phone has just lost. Small notes are best, because nobody on a mountain has change for a large one.',
  },
  { kind: 'heading', text: 'A habit worth having' },
  {
    kind: 'paragraph',
    text: 'None of this needs an app or a spreadsheet. Before leaving any of the seven, do the same short round:',
  },
  {
    kind: 'list',
    items: [
      'Fill the tank, even if it is nearly full',
      'Send one message with tonight’s village in it',
      'Count the cash in your pocket',
      'Fill both water bottles',
    ],
  },
  {
    kind: 'paragraph',
    text: 'It takes ten minutes. For the rest of the day you can stop thinking about all four, and look at the mountains instead, which is what you came for.',
  },
]
