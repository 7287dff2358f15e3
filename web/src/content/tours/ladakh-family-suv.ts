import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'ladakh-family-suv',
  season: 'May to early October',
  departures: { first: '2027-05-01', last: '2027-09-25' },
  description:
    '<p>The same landscapes as our motorbike loops, with a roof, a heater and somebody else at the wheel. The days are shorter, there is a whole day at Hunder without the car, and there are stops for tea, toilets and questions from the back seat.</p>' +
    '<p>You see the meeting of the Indus and the Zanskar, the painted temples of Alchi, Khardung La (5,359 m), the sand and two-humped camels of Hunder, and a night beside Pangong.</p>' +
    '<p>A car does not make the air thicker. Two nights in Leh and two in Hunder come before the lake, because the sleeping altitude rises by 1,090 m between Hunder and Pangong. If a child or a grandparent is not well on the way, Tangtse (3,950 m) is the lower fallback. Please ask your own doctor before you book.</p>',
  days: [
    {
      title: 'Arrive in Leh and take it slowly',
      description:
        'We meet you at Leh airport or the bus stand. Today is for rest: the Leh administration asks people who fly in for 48 hours of it. Give children water often and keep them from running; if you can, come a day earlier.',
      stops: ['Leh'],
      picture: 'leh-palace',
      track: [
        {
          title: '11:00 Pick-up and check-in',
          description: 'Rooms, tea and a long lie-down for everyone.',
        },
        {
          title: '16:30 A short walk',
          description: 'The bazaar at a stroll, if all feel well.',
        },
        {
          title: '19:00 Family briefing',
          description: 'The plan, the papers and the signs of altitude sickness in young and old.',
        },
      ],
    },
    {
      title: 'Magnetic Hill, Sangam and Alchi',
      description:
        'A half-day drive down the Indus, without gaining height. Children like the trick slope of Magnetic Hill and the two rivers at Sangam; Alchi has shade and quiet. A family that wants the full rest stays in Leh, and nothing later depends on today.',
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
      picture: 'sangam',
      track: [
        {
          title: '09:30 Leave Leh',
          description: 'After an unhurried breakfast.',
        },
        {
          title: '10:10 Magnetic Hill',
          description: 'Does the car roll uphill, or do the eyes lie?',
        },
        {
          title: '10:30 Sangam',
          description: 'The Zanskar runs into the Indus below the road.',
        },
        {
          title: '11:10 Alchi',
          description: 'Old paintings, a garden and no cameras inside the temples.',
        },
        {
          title: '13:15 Back in Leh',
          description: 'Rest in the afternoon; draw cash before Nubra.',
        },
      ],
    },
    {
      title: 'Over Khardung La to Hunder',
      description:
        'The road climbs to Khardung La, 5,359 m, one of the highest motorable roads in the world. We keep the halt to 15 to 20 minutes and drive down to Khalsar for lunch. After Diskit monastery come the first sand dunes, and a night lower than Leh.',
      stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
      picture: 'diskit',
      track: [
        {
          title: '08:00 Leave Leh',
          description: 'Sick bags and warm hats within reach.',
        },
        {
          title: '10:00 Khardung La',
          description: 'A photograph, and back into the warm car.',
        },
        {
          title: '12:15 Lunch in Khalsar',
          description: 'Legs stretched by the Shyok river.',
        },
        {
          title: '13:00 Diskit',
          description: 'The seated Maitreya above the valley is larger than children expect.',
        },
        {
          title: '14:10 Hunder',
          description: 'Two nights here.',
        },
      ],
    },
    {
      title: 'A day among the dunes of Hunder',
      description:
        'No driving today. Walk on the dunes, follow the stream through the willows or read in the garden. Camel rides are for those who wish, and are paid on the spot. It is also a rest day at the lower height, which helps tomorrow.',
      stops: ['Hunder'],
      picture: 'hunder-dunes',
      track: [
        {
          title: '09:30 Camels on the dunes',
          description: 'Two humps, thick wool and a slow walk, at your own cost.',
        },
        {
          title: '12:30 Lunch and a nap',
          description: 'The sun is strong; stay in the shade.',
        },
        {
          title: '17:00 Evening on the sand',
          description: 'Long shadows and cooler air.',
        },
      ],
    },
    {
      title: 'By the Shyok river to Pangong',
      description:
        'A full day in the car, with breaks, up the Shyok and through Tangtse to the lake. The sleeping altitude rises by 1,090 m, after two nights in Leh and two in Hunder. If anyone is unwell, we stop for the night at Tangtse (3,950 m) instead.',
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
      picture: 'shyok-road',
      track: [
        {
          title: '08:00 Leave Hunder',
          description: 'Fuel at Diskit, and snacks for the road.',
        },
        {
          title: '09:45 Agham',
          description: 'A break before the bumpy part.',
        },
        {
          title: '12:20 Lunch in Tangtse',
          description: 'A careful look at how the youngest and oldest are doing.',
        },
        {
          title: '14:30 Spangmik',
          description: 'Jackets on and a slow walk to the shore.',
        },
      ],
    },
    {
      title: 'Pangong to Leh over Chang La',
      description:
        'Breakfast by the lake, then the road back through Tangtse and over Chang La. The halt at the top is short. By lunch we are down at Karu in the Indus valley, and Leh feels low and warm.',
      stops: ['Spangmik', 'Lukung', 'Tangtse', 'Durbuk', 'Chang La', 'Karu', 'Leh'],
      picture: 'pangong-morning',
      track: [
        {
          title: '08:30 Leave Spangmik',
          description: 'A last stop for pictures at Lukung.',
        },
        {
          title: '11:20 Chang La',
          description: 'Snow to touch, in most months, and on we go.',
        },
        {
          title: '13:15 Lunch in Karu',
          description: 'Thicker air and hungry children.',
        },
        {
          title: '14:30 Leh',
          description: 'The last evening, and dinner together.',
        },
      ],
    },
    {
      title: 'Goodbye in Leh',
      description:
        'The trip ends after breakfast. If your flight is late, Thiksey monastery is a pleasant short outing by taxi, at your own cost.',
      stops: ['Leh'],
      picture: 'thiksey',
      track: [
        {
          title: '08:00 Breakfast',
          description: 'Bags down and a last look for lost socks.',
        },
        {
          title: '10:00 Check-out',
          description: 'Most flights leave Leh in the morning.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Is this trip suitable for small children and grandparents?',
      desc: 'It is the gentlest of our Nubra and Pangong loops, but it still crosses passes above 5,000 m and spends a night at Pangong at 4,250 m. Ask your own doctor before you book, above all for small children, heart or lung conditions and pregnancy.',
    },
    {
      id: 2,
      title: 'What if someone feels the altitude on the way to Pangong?',
      desc: 'The sleeping altitude rises by 1,090 m that day, so we ask everyone again in Tangtse (3,950 m), which is the lower place to stay. If symptoms get worse, the answer is to go down; oxygen and first aid are carried.',
    },
    {
      id: 3,
      title: 'Do we need permits?',
      desc: 'Indian families need no inner line permit since August 2021, only registration and the receipt of the environment fee, and we do the paperwork. Foreign guests need a Protected Area Permit through a registered Leh agent, as a group of two or more; we file it, but rules change, so ask before you pay for flights.',
    },
    {
      id: 4,
      title: 'Do we share the vehicle with others?',
      desc: 'The price is for a seat in a shared tempo or SUV. If your family would like a vehicle of its own, ask for a quote.',
    },
    {
      id: 5,
      title: 'Will phones and cards work?',
      desc: 'Only postpaid SIMs from other states work in Ladakh, and signal is weak in Nubra and at Pangong. Draw cash in Leh before day 3.',
    },
    {
      id: 6,
      title: 'What should we pack for children?',
      desc: 'Warm layers, a hat for sun and one for wind, sunglasses, sunscreen, a water bottle each and something against car sickness that your doctor agrees to. Nights at Pangong are cold even in July.',
    },
  ],
  mapQuery: 'Nubra Valley, Ladakh, India',
  pictures: {
    background: 'diskit',
    header: ['hunder-dunes', 'pangong-morning', 'diskit', 'leh-palace', 'sangam'],
  },
}
