import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'leh-to-leh-with-turtuk',
  season: 'May to early October; April departures depend on snow',
  departures: { first: '2027-04-03', last: '2027-09-25' },
  description:
    '<p>This is the loop we suggest for a first ride in Ladakh. It starts gently along the Indus, crosses Khardung La (5,359 m), one of the highest motorable roads in the world, and comes down to sand, willows and two-humped camels in the Nubra valley.</p>' +
    '<p>Two nights in Hunder leave a whole day for Turtuk, a Balti village of stone lanes, barley terraces and apricot trees close to the Line of Control. Then the road follows the Shyok river to Pangong and returns to Leh over Chang La.</p>' +
    '<p>One step needs respect. From Hunder to Pangong the sleeping altitude rises by 1,090 m in a day. That is why the first two nights are in Leh, and why Tangtse (3,950 m) is kept in mind as a lower place to stop.</p>' +
    '<ul><li>A lead captain, a mechanic with spares and a backup vehicle with oxygen ride along.</li><li>The bike is rented in Leh, so no change of bike is needed for Nubra and Pangong.</li></ul>',
  days: [
    {
      title: 'Arrive in Leh and rest',
      description:
        'We meet you at Leh airport or the bus stand and take you to your room. There is no riding today: at this height the body needs the first day to itself, and the Leh administration asks people who fly in to rest for 48 hours. Drink water, skip alcohol and walk slowly. If you can, arrive a day early.',
      stops: ['Leh'],
      picture: 'leh-palace',
      track: [
        {
          title: '11:00 Pick-up and check-in',
          description: 'Leave your bags, have tea and lie down for a while.',
        },
        {
          title: '17:00 A slow walk in the bazaar',
          description: 'Draw cash and buy sunscreen; machines are rare beyond Leh.',
        },
        {
          title: '19:00 Briefing and papers',
          description: 'The captain explains the route and collects the copies of your ID.',
        },
      ],
    },
    {
      title: 'Along the Indus to Sangam and Alchi',
      description:
        'A short day to learn the bike without gaining height. The road runs down the Indus past Magnetic Hill to Sangam, where the Zanskar comes in, and on to the painted temples of Alchi. If you flew in and would rather rest out your 48 hours, stay in Leh today; you miss nothing that later days depend on.',
      stops: [
        'Leh',
        'Magnetic Hill',
        'Sangam',
        'Nimmu',
        'Alchi',
        'Nimmu',
        'Sangam',
        'Magnetic Hill',
        'Leh',
      ],
      picture: 'alchi',
      track: [
        {
          title: '09:30 Leave Leh',
          description: 'Each rider gets a motorcycle and a brake check before the gate.',
        },
        {
          title: '10:30 Sangam',
          description: 'The viewpoint looks down on the Indus and the Zanskar running together.',
        },
        {
          title: '11:10 Alchi',
          description: 'The murals are old and fragile, so cameras stay outside the temples.',
        },
        {
          title: '13:15 Back in Leh',
          description: 'The afternoon is free, and resting is the best use of it.',
        },
      ],
    },
    {
      title: 'Over Khardung La to the dunes of Hunder',
      description:
        'The climb begins at the edge of Leh and tops out at Khardung La, 5,359 m. We stay 15 to 20 minutes, long enough for a photograph, and then drop towards the Shyok. Diskit monastery comes before the sand of Hunder, where tonight’s bed is lower than last night’s.',
      stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
      picture: 'khardung-la',
      track: [
        {
          title: '08:00 Leave Leh',
          description: 'Early, before the traffic and the afternoon wind.',
        },
        {
          title: '10:00 Khardung La',
          description: 'A short halt at the top; ride on if your head aches.',
        },
        {
          title: '12:15 Khalsar',
          description: 'Lunch where the road comes down to the Shyok.',
        },
        {
          title: '13:00 Diskit',
          description: 'Fill the tank, then ride up to the monastery and the seated Maitreya.',
        },
        {
          title: '14:10 Hunder',
          description: 'The dunes are best towards evening, when the sand cools.',
        },
      ],
    },
    {
      title: 'A day in Turtuk, and on to Thang',
      description:
        'The Shyok narrows and the villages turn green. Turtuk is Balti in speech and cooking, and has been on the Indian side of the line since 1971. Thang, a little further, is the last village before the Line of Control. Keep cameras away from army posts and ask before you photograph people.',
      stops: ['Hunder', 'Turtuk', 'Thang', 'Turtuk', 'Hunder'],
      picture: 'turtuk-terraces',
      track: [
        {
          title: '08:00 Leave Hunder',
          description: 'Carry your ID; it is checked on the way.',
        },
        {
          title: '11:15 Thang',
          description: 'Look across the valley to the villages on the far side.',
        },
        {
          title: '12:10 Lunch and a walk in Turtuk',
          description: 'Stone lanes, water channels and apricots when they are ripe.',
        },
        {
          title: '15:15 Back in Hunder',
          description: 'An easy evening before a long day.',
        },
      ],
    },
    {
      title: 'Up the Shyok river to Pangong',
      description:
        'We leave the Nubra valley by the river road through Agham and Shyok village, rough in places and crossed by streams that swell after noon. The sleeping altitude rises by 1,090 m today, after two nights in Leh at the start and two in Hunder. Anyone who feels unwell can stop lower, at Tangtse (3,950 m).',
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
          description: 'Fill up at Diskit, the last sure pump before Karu.',
        },
        {
          title: '09:45 Agham',
          description: 'The road turns off along the Shyok.',
        },
        {
          title: '12:20 Lunch in Tangtse',
          description: 'The captain asks each rider how they feel before going higher.',
        },
        {
          title: '14:30 Spangmik',
          description: 'Tea, a warm jacket and a slow walk to the shore.',
        },
      ],
    },
    {
      title: 'Pangong to Leh over Chang La',
      description:
        'Morning light on the lake, then back through Tangtse and Durbuk. Chang La is steep on both sides and often has ice near the top, so we cross it before the afternoon. From Karu the road follows the Indus past the monastery hill of Thiksey to Leh.',
      stops: ['Spangmik', 'Lukung', 'Tangtse', 'Durbuk', 'Chang La', 'Karu', 'Leh'],
      picture: 'chang-la',
      track: [
        {
          title: '08:30 Leave Spangmik',
          description: 'A last stop at Lukung, at the end of the lake.',
        },
        {
          title: '11:20 Chang La',
          description: 'Tea and no more than 15 to 20 minutes at the top.',
        },
        {
          title: '13:15 Lunch in Karu',
          description: 'Down in the Indus valley, with a petrol pump again.',
        },
        {
          title: '14:30 Leh',
          description: 'Hand back the bike; the last dinner is together.',
        },
      ],
    },
    {
      title: 'Goodbye in Leh',
      description:
        'Breakfast, and the trip ends here. If your flight is later in the day, Thiksey monastery is a short taxi ride away, at your own cost. The bike deposit is settled once the motorcycle has been looked over.',
      stops: ['Leh'],
      picture: 'thiksey',
      track: [
        {
          title: '08:00 Breakfast',
          description: 'The last of the six that are included.',
        },
        {
          title: '10:00 Check-out',
          description: 'Flights leave Leh mostly in the morning, so tell us your time.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'How do you deal with the altitude on this route?',
      desc: 'The first two nights are in Leh, and Khardung La is followed by two lower nights in Hunder. The one large step is Hunder to Pangong, 1,090 m more in sleeping height, with Tangtse (3,950 m) as a lower fallback. Please talk to your doctor about medicines before you travel.',
    },
    {
      id: 2,
      title: 'Do I need a permit for Nubra, Turtuk and Pangong?',
      desc: 'Indian guests have needed no inner line permit since August 2021, though locals still say “permit”: you register and carry the receipt of the environment fee, and we do the paperwork. Foreign guests need a Protected Area Permit through a registered Leh agent, as a group of two or more; we file it, but rules change, so ask before you pay for flights.',
    },
    {
      id: 3,
      title: 'What if a pass is closed?',
      desc: 'Snow can shut Khardung La or Chang La for a day or more, mostly in April and early May. The captain changes the order or the route as the road allows; extra costs of closures and weather are not part of the price.',
    },
    {
      id: 4,
      title: 'Will my phone work, and can I pay by card?',
      desc: 'Only postpaid SIMs from other states work in Ladakh, and signal is thin in Turtuk and at Pangong. Draw cash in Leh before we leave for Nubra.',
    },
    {
      id: 5,
      title: 'Can I bring my own rented motorcycle from Manali or Srinagar?',
      desc: 'No. Motorcycles rented outside Leh are refused on the Nubra and Pangong circuits, so everyone on this tour rides a bike rented in Leh.',
    },
    {
      id: 6,
      title: 'Is there a seat for someone who does not ride?',
      desc: 'Yes, as a pillion rider or in the shared tempo or SUV. The price details list both, along with the solo rider price.',
    },
  ],
  mapQuery: 'Turtuk, Ladakh, India',
  pictures: {
    background: 'hunder-dunes',
    header: ['khardung-la', 'turtuk-terraces', 'hunder-dunes', 'pangong-morning', 'shyok-road'],
  },
}
