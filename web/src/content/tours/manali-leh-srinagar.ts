import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'manali-leh-srinagar',
  season: 'June to September',
  departures: { first: '2027-06-05', last: '2027-09-25' },
  description:
    '<p>You start among the cedars of Manali and finish beside Dal Lake, with the whole of Ladakh in between. The Manali road brings Baralacha La, Sarchu and the More plains; the Srinagar road brings Lamayuru, Kargil and Zoji La. In the middle is a loop from Leh to Nubra and Pangong over Khardung La (5,359 m), one of the highest motorable roads in the world.</p>' +
    '<p>Riding up to Leh is slower than flying in, but the first nights still climb fast: from Manali to Jispa, and from Jispa (3,200 m) to Sarchu (4,290 m). After that there are two nights in Leh. Later, from Hunder to Pangong, the sleeping altitude rises by 1,090 m, with Tangtse (3,950 m) as the lower fallback.</p>' +
    '<ul><li><strong>Change of bike in Leh:</strong> motorcycles rented outside Leh are refused on the Nubra and Pangong circuits, so days 6 to 8 are ridden on a motorcycle rented in Leh.</li><li>A lead captain, a mechanic with spares and a backup vehicle with oxygen ride along.</li></ul>',
  days: [
    {
      title: 'Meet in Manali',
      description:
        'The group meets in Manali, the bikes are handed out and the captain talks through the road ahead. Try the motorcycle in the lanes of Old Manali before evening. Drink plenty of water and leave alcohol alone from tonight.',
      stops: ['Manali'],
      picture: 'manali',
      track: [
        {
          title: '13:00 Check-in',
          description: 'Buses from the plains mostly arrive in the morning.',
        },
        {
          title: '16:00 Bikes and bags',
          description: 'Each rider checks the motorcycle with the mechanic.',
        },
        {
          title: '19:00 Briefing and dinner',
          description: 'Licences, ID copies and the plan for the week.',
        },
      ],
    },
    {
      title: 'Through the Atal Tunnel to Jispa',
      description:
        'A short first day, on purpose. The Atal Tunnel takes us under the Rohtang ridge into Lahaul, where the rain of Manali often stops. We pass Sissu and Keylong and spend the night by the Bhaga river at Jispa, already much higher than Manali.',
      stops: ['Manali', 'Atal Tunnel S', 'Atal Tunnel N', 'Sissu', 'Tandi', 'Keylong', 'Jispa'],
      picture: 'jispa',
      track: [
        {
          title: '09:30 Leave Manali',
          description: 'The road climbs past Solang to the tunnel.',
        },
        {
          title: '10:45 Sissu',
          description: 'Tea opposite the waterfall.',
        },
        {
          title: '11:40 Fuel at Tandi',
          description: 'The last sure pump before the Indus valley, so fill to the cap.',
        },
        {
          title: '13:00 Jispa',
          description: 'A quiet afternoon beside the river.',
        },
      ],
    },
    {
      title: 'Over Baralacha La to Sarchu',
      description:
        'We leave the last fields at Darcha and climb past Deepak Tal and Suraj Tal to Baralacha La. Sarchu is a wide, windy plain of tents at 4,290 m, a large step from Jispa at 3,200 m. Both roads out of Sarchu climb before they drop, so tell the captain in Jispa, not at Sarchu, if you slept badly or your head aches.',
      stops: ['Jispa', 'Darcha', 'Baralacha La', 'Sarchu'],
      picture: 'baralacha-la',
      track: [
        {
          title: '09:00 Leave Jispa',
          description: 'Nobody rides on with a bad headache.',
        },
        {
          title: '09:15 Darcha',
          description: 'Papers are checked by the river.',
        },
        {
          title: '11:00 Baralacha La',
          description: 'Snow walls in June; a short halt in any month.',
        },
        {
          title: '12:30 Sarchu',
          description: 'Lunch, water and an afternoon of doing little.',
        },
      ],
    },
    {
      title: 'The More plains and Tanglang La to Leh',
      description:
        'A long day with three high passes. The Gata loops lead up to Nakee La and Lachulung La, then a canyon opens at Pang and the road runs straight across the More plains. After Tanglang La we come down beside the Indus, and Leh is lower and warmer than last night.',
      stops: [
        'Sarchu',
        'Nakee La',
        'Lachulung La',
        'Pang',
        'Debring',
        'Tanglang La',
        'Upshi',
        'Leh',
      ],
      picture: 'more-plains',
      track: [
        {
          title: '07:00 Leave Sarchu',
          description: 'Cold hands, a clear sky and little traffic.',
        },
        {
          title: '10:00 Pang',
          description: 'A second breakfast in the tea tents.',
        },
        {
          title: '12:00 Tanglang La',
          description: 'The highest point of the day, and no place to linger.',
        },
        {
          title: '13:30 Upshi',
          description: 'Lunch at the river; the road is easy from here.',
        },
        {
          title: '15:00 Leh',
          description: 'Two nights in the same bed.',
        },
      ],
    },
    {
      title: 'Rest day and change of bike in Leh',
      description:
        'No group ride today. Rest, wash clothes, walk up to the palace if you feel well. In the afternoon everyone takes over a motorcycle rented in Leh for the next three days, because bikes rented elsewhere are refused on the Nubra and Pangong circuits.',
      stops: ['Leh'],
      picture: 'leh-palace',
      track: [
        {
          title: '10:00 Free morning',
          description: 'The bazaar, the palace or a chair in the sun.',
        },
        {
          title: '15:00 Change of bike',
          description: 'Check brakes, tyres and levers, and note old scratches.',
        },
        {
          title: '18:00 Papers and cash',
          description: 'Fee receipts are handed out; draw cash before Nubra.',
        },
      ],
    },
    {
      title: 'Khardung La to the dunes of Hunder',
      description:
        'Khardung La stands at 5,359 m. We stop for 15 to 20 minutes and ride down to Khalsar and the sandy floor of Nubra. The night at Hunder is lower than Leh.',
      stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
      picture: 'khardung-la',
      track: [
        {
          title: '08:00 Leave Leh',
          description: 'On the Leh bikes, with lighter bags.',
        },
        {
          title: '10:00 Khardung La',
          description: 'A photograph, a cup of tea, and down.',
        },
        {
          title: '13:00 Diskit',
          description: 'The monastery, and a full tank for tomorrow.',
        },
        {
          title: '14:10 Hunder',
          description: 'Dunes, willows and camels until sunset.',
        },
      ],
    },
    {
      title: 'Along the Shyok to Pangong',
      description:
        'River road to Shyok village, then up through Durbuk and Tangtse to the lake. Streams cross the way and are lower before noon. The sleeping altitude rises by 1,090 m today; you will have slept two nights in Leh and one in Hunder, and Tangtse (3,950 m) is the lower place to stop.',
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
          description: 'Last sure fuel at Diskit until Karu.',
        },
        {
          title: '11:20 Shyok village',
          description: 'A rest above the river.',
        },
        {
          title: '12:20 Lunch in Tangtse',
          description: 'The captain asks everyone how they feel.',
        },
        {
          title: '14:30 Spangmik',
          description: 'Time to sit by the water before the wind picks up.',
        },
      ],
    },
    {
      title: 'Back to Leh over Chang La',
      description:
        'An early look at the lake, then the climb from Durbuk to Chang La. The descent to Karu is long and steep, so use the engine to brake. In Leh the rented bikes go back.',
      stops: ['Spangmik', 'Lukung', 'Tangtse', 'Durbuk', 'Chang La', 'Karu', 'Leh'],
      picture: 'chang-la',
      track: [
        {
          title: '08:30 Leave Spangmik',
          description: 'One more stop at Lukung.',
        },
        {
          title: '11:20 Chang La',
          description: 'Tea at the top and no long stay.',
        },
        {
          title: '13:15 Lunch in Karu',
          description: 'The first sure pump since Diskit.',
        },
        {
          title: '14:30 Leh',
          description: 'Return the Leh bikes and pack for the road west.',
        },
      ],
    },
    {
      title: 'Alchi, Lamayuru and Fotu La to Kargil',
      description:
        'West along the Indus to Alchi, then up through the pale clay hills of Lamayuru. Fotu La and Namika La follow, and at Mulbekh a tall Maitreya is carved into the rock by the road. Kargil lies lower than any night since Manali.',
      stops: [
        'Leh',
        'Magnetic Hill',
        'Sangam',
        'Nimmu',
        'Alchi',
        'Khaltse',
        'Lamayuru',
        'Fotu La',
        'Namika La',
        'Mulbekh',
        'Kargil',
      ],
      picture: 'lamayuru',
      track: [
        {
          title: '08:00 Leave Leh',
          description: 'A short halt above the rivers at Sangam.',
        },
        {
          title: '09:30 Alchi',
          description: 'A brief visit to the painted temples.',
        },
        {
          title: '11:30 Lamayuru',
          description: 'Tea below the monastery.',
        },
        {
          title: '13:40 Mulbekh',
          description: 'A late bite opposite the rock figure.',
        },
        {
          title: '14:45 Kargil',
          description: 'An evening walk by the Suru river.',
        },
      ],
    },
    {
      title: 'Over Zoji La to Srinagar',
      description:
        'Drass and its war memorial come first, then Zoji La, where bare rock gives way to meadow and pine. The pass is narrow and muddy after rain, and traffic may be held at either end. From Sonamarg the road follows the Sindh river down to Srinagar.',
      stops: ['Kargil', 'Drass', 'Zoji La', 'Sonamarg', 'Srinagar'],
      picture: 'zoji-la',
      track: [
        {
          title: '08:00 Leave Kargil',
          description: 'Timings at the pass are confirmed the evening before.',
        },
        {
          title: '09:30 Drass',
          description: 'A stop at the Kargil war memorial.',
        },
        {
          title: '11:10 Zoji La',
          description: 'Ride the inside line and let lorries pass.',
        },
        {
          title: '12:20 Lunch in Sonamarg',
          description: 'Green slopes and thicker air.',
        },
        {
          title: '15:00 Srinagar',
          description: 'The last dinner together.',
        },
      ],
    },
    {
      title: 'Dal Lake and departure',
      description:
        'The tour ends after breakfast in Srinagar. A shikara on Dal Lake in the early morning is worth the alarm clock; it is paid on the spot. Bikes are looked over and deposits settled before you leave.',
      stops: ['Srinagar'],
      picture: 'srinagar-dal',
      track: [
        {
          title: '06:30 Dal Lake',
          description: 'An optional shikara ride, at your own cost.',
        },
        {
          title: '09:00 Breakfast',
          description: 'Then airport or bus, as you have planned it.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Why do we change bikes in Leh?',
      desc: 'Motorcycles rented outside Leh are refused on the Nubra, Pangong and Hanle circuits. Days 6 to 8 are therefore ridden on a motorcycle rented in Leh; ask us before you book which bike carries you on to Srinagar.',
    },
    {
      id: 2,
      title: 'Is riding from Manali easier on the body than flying to Leh?',
      desc: 'Not by itself: Jispa to Sarchu is a large step, from 3,200 m to 4,290 m, above the common guideline of 500 m a night. Two nights in Leh follow before Khardung La, and on the step of 1,090 m to Pangong, Tangtse (3,950 m) is the lower fallback.',
    },
    {
      id: 3,
      title: 'What permits are needed?',
      desc: 'Indian guests register and carry the receipt of the environment fee for the Nubra and Pangong loop; no inner line permit has been needed since August 2021. Foreign guests need a Protected Area Permit through a registered Leh agent, as a group of two or more. We file it; rules change; ask before you pay for flights.',
    },
    {
      id: 4,
      title: 'Where is fuel sure on this route?',
      desc: 'At Manali, Tandi, Karu, Leh, Diskit and Kargil. The long gap is Tandi to Karu, so tanks are full at Tandi and extra fuel is carried.',
    },
    {
      id: 5,
      title: 'Does the tour end where it starts?',
      desc: 'No. It starts in Manali and ends in Srinagar, so book your travel home from Srinagar and keep a spare day in case Zoji La is held.',
    },
    {
      id: 6,
      title: 'Will my phone work?',
      desc: 'From Ladakh onwards only postpaid SIMs from other states work, and there is next to no signal between Jispa and Upshi. Draw cash in Manali and again in Leh.',
    },
  ],
  mapQuery: 'Manali-Leh Highway, India',
  pictures: {
    background: 'more-plains',
    header: ['more-plains', 'lamayuru', 'pangong-morning', 'srinagar-dal', 'baralacha-la'],
  },
}
