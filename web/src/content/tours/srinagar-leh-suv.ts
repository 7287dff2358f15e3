import type { TourDetail } from '../tour.ts'

// Departures start in May, because the roads to Nubra and Pangong are often closed in April.
export const tour: TourDetail = {
  slug: 'srinagar-leh-suv',
  season: 'May to early October',
  departures: { first: '2027-05-01', last: '2027-09-25' },
  description:
    '<p>This is the road into Ladakh for people who would rather look out of the window than hold a clutch. You begin beside the water in Srinagar, follow the Sindh river up to the meadows of Sonamarg, and cross Zoji La into country where the green stops within a few bends. Drass, Kargil, Lamayuru and the Indus come in that order, and Leh is reached by road rather than by air.</p><p>From Leh we go over Khardung La, one of the highest motorable roads in the world, to the dunes at Hunder, and by the Shyok valley to Pangong. The climb is gradual at first, then there are two nights in Leh before the high part. We say plainly where the height is hard: the night at Pangong is more than a thousand metres above the night at Hunder.</p><ul><li>A seat in a shared SUV, with luggage space and oxygen on board</li><li>Nights in Srinagar, Sonamarg, Kargil, Leh, Hunder and Spangmik</li><li>A lower night at Tangtse (3,950 m) kept ready for anyone who feels the height</li></ul>',
  days: [
    {
      title: 'Srinagar: the lake before the mountains',
      description:
        'Arrive in Srinagar and settle in. In the late afternoon a shikara takes you across Dal Lake, past the vegetable gardens and the wooden houseboats. The driver and the captain go through the road, the weather and the packing over dinner.',
      stops: ['Srinagar'],
      picture: 'srinagar-dal',
      track: [
        {
          title: '13:00 Check in',
          description: 'Rooms are ready after lunch, and the rest of the early afternoon is yours.',
        },
        {
          title: '16:30 Shikara on Dal Lake',
          description: 'A slow boat past floating gardens and houseboats while the light turns.',
        },
        {
          title: '19:30 Dinner and briefing',
          description:
            'We check papers and warm layers, and talk about altitude before it matters.',
        },
      ],
    },
    {
      title: 'Up the Sindh valley to Sonamarg',
      description:
        'A short drive along the Sindh river, with walnut and willow by the road and pine on the slopes. Sonamarg (2,730 m) is a meadow village under glaciers, and sleeping here is the first useful step in height. There is time for a walk towards the Thajiwas side before dark.',
      stops: ['Srinagar', 'Sonamarg'],
      picture: 'sonamarg',
      track: [
        {
          title: '09:30 Leave Srinagar',
          description: 'We go after the morning traffic, with a tea stop beside the river.',
        },
        {
          title: '12:00 Sonamarg',
          description: 'Lunch in the village and a rest before the afternoon walk.',
        },
        {
          title: '15:00 Meadow walk',
          description: 'An easy walk on grass with the glaciers in view, as far as you like.',
        },
      ],
    },
    {
      title: 'Over Zoji La to Drass and Kargil',
      description:
        'Zoji La is the door between Kashmir and Ladakh, and the change is sudden: forest on one side, bare rock on the other. We stop at the war memorial near Drass, where the names and the ridge are both in front of you. Kargil, on the Suru river, is lower than the pass and a good place to sleep.',
      stops: ['Sonamarg', 'Zoji La', 'Drass', 'Kargil'],
      picture: 'zoji-la',
      track: [
        {
          title: '07:30 Leave Sonamarg',
          description: 'An early start helps, because traffic on the pass is let through in turns.',
        },
        {
          title: '09:00 Zoji La',
          description: 'A slow, rough climb and a short halt where the view opens on the far side.',
        },
        {
          title: '10:15 Drass',
          description: 'Tea in the village and a quiet visit to the memorial below Tololing.',
        },
        {
          title: '12:00 Kargil',
          description: 'Lunch, then a free afternoon by the Suru river and in the old bazaar.',
        },
      ],
    },
    {
      title: 'Lamayuru, the Indus and on to Leh',
      description:
        'A full day on one of the finest stretches of the highway: the rock Buddha at Mulbekh, the passes of Namika La and Fotu La, and the monastery of Lamayuru above its pale clay hills. After the Indus we stop for the old painted temples of Alchi and for Sangam, where the Zanskar joins the Indus. Leh (3,500 m) is a clear step up from Kargil, so the evening is a quiet one.',
      stops: [
        'Kargil',
        'Mulbekh',
        'Namika La',
        'Fotu La',
        'Lamayuru',
        'Khaltse',
        'Alchi',
        'Nimmu',
        'Sangam',
        'Magnetic Hill',
        'Leh',
      ],
      picture: 'lamayuru',
      track: [
        {
          title: '07:30 Leave Kargil',
          description: 'A first halt at Mulbekh for the figure of Maitreya cut into the rock.',
        },
        {
          title: '09:45 Lamayuru',
          description: 'We see the monastery and the clay hills after crossing Fotu La.',
        },
        {
          title: '11:45 Alchi',
          description: 'Painted temples, apricot trees and a simple lunch in the village.',
        },
        {
          title: '13:15 Sangam and Magnetic Hill',
          description: 'Two short halts: the meeting of two rivers, and a trick of the eye.',
        },
        {
          title: '14:00 Leh',
          description: 'Check in, drink water, and do as little as possible until dinner.',
        },
      ],
    },
    {
      title: 'A rest day in Leh',
      description:
        'Your body needs this day more than your camera does. We keep it to short walks: the lanes of the old town, the market, and the palace if you feel well. It is the second night at the same height, and that makes the passes easier.',
      stops: ['Leh'],
      picture: 'leh-palace',
      track: [
        {
          title: '10:00 Slow start',
          description: 'A late breakfast, and a word with the captain about how everyone slept.',
        },
        {
          title: '11:30 Old town walk',
          description: 'Lanes, bakeries and the steps below the palace, at an easy pace.',
        },
        {
          title: '17:00 Registration and briefing',
          description: 'We go over the fee receipts, cash, phones and the road to Nubra.',
        },
      ],
    },
    {
      title: 'Khardung La to the dunes of Hunder',
      description:
        'The road climbs straight out of Leh to Khardung La (5,359 m), one of the highest motorable roads in the world. We stay at the top for 15 to 20 minutes, then drop to the Shyok and the white monastery of Diskit. Hunder, among poplars and sand dunes, is lower than Leh, so most people sleep well.',
      stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
      picture: 'khardung-la',
      track: [
        {
          title: '08:30 Leave Leh',
          description:
            'Warm layers on top, water within reach, and papers ready for the check post.',
        },
        {
          title: '10:15 Khardung La',
          description: 'A photograph, a cup of tea, and down again before the height is felt.',
        },
        {
          title: '13:00 Diskit',
          description: 'Lunch, the monastery and the large statue that looks down the valley.',
        },
        {
          title: '14:30 Hunder',
          description: 'Check in, then walk out to the dunes when the sun is lower.',
        },
      ],
    },
    {
      title: 'Along the Shyok to Pangong',
      description:
        'We follow the Shyok by Agham and Shyok village, a stony road that depends on the river. Spangmik (4,250 m) is more than a thousand metres above Hunder, which is a big step in one day, and you should know it beforehand. If anyone feels unwell, Tangtse (3,950 m) is on the way and we sleep there instead.',
      stops: [
        'Hunder',
        'Diskit',
        'Khalsar',
        'Agham',
        'Shyok village',
        'Durbuk',
        'Tangtse',
        'Lukung',
        'Spangmik',
      ],
      picture: 'pangong-evening',
      track: [
        {
          title: '08:00 Leave Hunder',
          description: 'Early, because streams across the road are lower in the morning.',
        },
        {
          title: '11:15 Shyok village',
          description: 'A rest by the river where the valley widens again.',
        },
        {
          title: '12:30 Tangtse',
          description: 'Lunch, and the moment to decide who goes on and who sleeps lower.',
        },
        {
          title: '14:30 Spangmik',
          description: 'The lake in the afternoon light, hot tea, and an early dinner.',
        },
      ],
    },
    {
      title: 'Chang La and the last road to Leh',
      description:
        'Morning is the stillest hour on the lake, so we leave time for it. The way back goes over Chang La (5,360 m), often with snow beside the road, and down past Karu to the Indus. The trip ends in Leh in the afternoon.',
      stops: ['Spangmik', 'Lukung', 'Tangtse', 'Durbuk', 'Chang La', 'Karu', 'Leh'],
      picture: 'pangong-morning',
      track: [
        {
          title: '06:30 Morning at the lake',
          description: 'A short walk on the shore before breakfast, if the wind allows.',
        },
        {
          title: '08:30 Leave Spangmik',
          description: 'Back by Lukung and Tangtse, with a tea stop at Durbuk.',
        },
        {
          title: '11:45 Chang La',
          description: 'A brief halt at the top, no more than 15 to 20 minutes.',
        },
        {
          title: '14:30 Leh',
          description: 'Goodbyes, and help with the airport or bus stand for your onward journey.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Do I have to drive?',
      desc: 'No. You travel as a passenger in a shared SUV with a driver. Front and window seats are rotated through the days so that everybody gets the view.',
    },
    {
      id: 2,
      title: 'Is the way over Zoji La safer for altitude than flying in?',
      desc: 'The road gives you nights at Sonamarg and Kargil before Leh, which is gentler than landing at 3,500 m in one morning. It is still a real climb, so a rest day in Leh follows, and anyone who gets worse goes down.',
    },
    {
      id: 3,
      title: 'How hard is the night at Pangong?',
      desc: 'Spangmik is more than a thousand metres higher than Hunder, well above the common guideline of 500 m more a night. Two nights in Leh come before it, and Tangtse (3,950 m) is the lower place to sleep. Ask a doctor about medicines before you travel.',
    },
    {
      id: 4,
      title: 'Do we keep the same vehicle all the way?',
      desc: 'Not always. Local rules can ask for a Ladakh-registered vehicle on the Nubra and Pangong roads, and then we change in Leh. Your seat and your luggage move with you.',
    },
    {
      id: 5,
      title: 'What papers do I need?',
      desc: 'Indian guests need a photo identity card; we register you and carry the fee receipts for the circuits. Foreign guests need a Protected Area Permit, for groups of two or more through a registered Leh agent: we file it, but rules change, so ask before you pay for flights.',
    },
    {
      id: 6,
      title: 'Will my phone and cards work?',
      desc: 'Only postpaid SIMs from other states work in Ladakh, and there are long stretches with no signal. Take out cash in Leh, before Nubra.',
    },
  ],
  mapQuery: 'Leh, Ladakh, India',
  pictures: {
    background: 'lamayuru',
    header: ['srinagar-dal', 'zoji-la', 'lamayuru', 'hunder-dunes', 'pangong-morning'],
  },
}
