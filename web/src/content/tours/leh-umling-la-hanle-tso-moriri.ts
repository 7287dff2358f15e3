import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'leh-umling-la-hanle-tso-moriri',
  season: 'Late May to September',
  departures: { first: '2027-05-29', last: '2027-09-25' },
  description:
    '<p>This loop takes the time that eastern Ladakh needs. It goes out by Khardung La (5,359 m) and Pangong, stays two nights in Hanle, and comes home by the high lakes of Tso Moriri and Tso Kar.</p>' +
    '<p>From Hanle we ride to Umling La (5,798 m), one of the highest motorable roads in the world. It comes on day 6, after nights at Pangong and Hanle, and the visit to the top is short. Nobody has to go: a rider who would rather stay below spends the day in Hanle.</p>' +
    '<ul><li>The sleeping altitude rises by 1,090 m between Hunder and Pangong. Two nights in Leh come first, and Tangtse (3,950 m) is the lower fallback.</li><li>Umling La is listed as closed to foreign nationals.</li><li>No fuel is sure between Diskit and Karu, so every tank is filled at Diskit and the rest is carried.</li></ul>',
  days: [
    {
      title: 'Arrive in Leh, no riding',
      description:
        'Pick-up from the airport or bus stand, then rest. A trip that goes this high needs a patient beginning: water, no alcohol, early to bed. The Leh administration asks people who fly in for 48 hours of rest, and arriving a day early makes that easy.',
      stops: ['Leh'],
      picture: 'leh-palace',
      track: [
        {
          title: '11:00 Pick-up and check-in',
          description: 'Lie down, even if you feel well.',
        },
        {
          title: '18:00 Briefing',
          description:
            'The captain goes through the route, the papers and the signs of altitude sickness.',
        },
      ],
    },
    {
      title: 'Sangam and Alchi, an easy first ride',
      description:
        'A half-day down the Indus to try the bike and its luggage. We stop where the Zanskar joins the Indus and at the temples of Alchi. You sleep in Leh again; anyone who wants the full rest stays behind today.',
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
          description: 'The mechanic sets levers and chain for each rider.',
        },
        {
          title: '10:30 Sangam',
          description: 'Two rivers, often of two colours.',
        },
        {
          title: '11:10 Alchi',
          description: 'Old murals in dim rooms, seen without cameras.',
        },
        {
          title: '13:15 Back in Leh',
          description: 'Draw cash and buy what is missing; shops thin out from here.',
        },
      ],
    },
    {
      title: 'Khardung La and the dunes of Hunder',
      description:
        'The first high pass, at 5,359 m, with a halt of 15 to 20 minutes. Then a long descent to Khalsar and the flat floor of the Nubra valley. Hunder is lower than Leh, so tonight is for sleeping well.',
      stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
      picture: 'hunder-dunes',
      track: [
        {
          title: '08:00 Leave Leh',
          description: 'The climb starts straight from the town.',
        },
        {
          title: '10:00 Khardung La',
          description: 'Photographs, tea and down.',
        },
        {
          title: '13:00 Diskit',
          description: 'The monastery and its seated Maitreya look up the valley.',
        },
        {
          title: '14:10 Hunder',
          description: 'Walk on the dunes once the sun is lower.',
        },
      ],
    },
    {
      title: 'By the Shyok river to Pangong',
      description:
        'Fill up at Diskit, then turn off at Khalsar for the river road. After Shyok village the way climbs to Durbuk and Tangtse and opens at the lake. The sleeping altitude rises by 1,090 m; Tangtse (3,950 m) is the lower bed for anyone who needs it.',
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
          description: 'Streams across the road are lower in the morning.',
        },
        {
          title: '08:20 Fuel at Diskit',
          description: 'The last sure pump before Karu, on day 8.',
        },
        {
          title: '12:20 Lunch in Tangtse',
          description: 'A check on how everyone feels before the lake.',
        },
        {
          title: '14:30 Spangmik',
          description: 'Settle in and walk no further than the shore.',
        },
      ],
    },
    {
      title: 'Chushul, Tsaga La and the road to Hanle',
      description:
        'Along Pangong to Merak and over to Chushul, on gravel for much of the way. We stop at the Rezang La memorial on the plain, cross Tsaga La and reach the Indus at Loma. Hanle lies up a side valley, with its monastery on a hill and the observatory above.',
      stops: [
        'Spangmik',
        'Man',
        'Merak',
        'Chushul',
        'Rezang La memorial',
        'Tsaga La',
        'Loma',
        'Hanle',
      ],
      picture: 'hanle-night',
      track: [
        {
          title: '07:30 Leave Spangmik',
          description: 'The lake stays on the left as far as Merak.',
        },
        {
          title: '10:30 Rezang La memorial',
          description: 'A halt for those who fell here in November 1962.',
        },
        {
          title: '12:00 Tsaga La',
          description: 'A broad saddle with a view down to the Indus side.',
        },
        {
          title: '14:00 Hanle',
          description: 'Two nights here, so unpack properly.',
        },
      ],
    },
    {
      title: 'Umling La and back',
      description:
        'Over Photi La and on to Umling La, 5,798 m. The air at the top holds about half the oxygen of the sea, so we stay 15 to 20 minutes and the backup vehicle with oxygen comes along. The road is used by the army and may be closed without notice; then we stay around Hanle.',
      stops: ['Hanle', 'Photi La', 'Umling La', 'Photi La', 'Hanle'],
      picture: 'umling-la',
      track: [
        {
          title: '07:00 Leave Hanle',
          description: 'Full thermals: it is cold at the top even in July.',
        },
        {
          title: '08:00 Photi La',
          description: 'A first test; turn back from here if you feel unwell.',
        },
        {
          title: '10:15 Umling La',
          description: 'One photograph at the sign, no running about, and down.',
        },
        {
          title: '14:30 Hanle',
          description: 'Soup, sleep and, if the sky is clear, stars.',
        },
      ],
    },
    {
      title: 'Down the Indus and up to Tso Moriri',
      description:
        'Back to Loma and along the Indus to Mahe, where we turn south. The road passes small lakes and grazing land before Tso Moriri comes into view. Korzok, on its shore, is the highest night of the tour, reached after two nights in Hanle.',
      stops: ['Hanle', 'Loma', 'Nyoma', 'Mahe', 'Sumdo (Puga)', 'Korzok'],
      picture: 'tso-moriri',
      track: [
        {
          title: '09:00 Leave Hanle',
          description: 'A later start after the long day.',
        },
        {
          title: '11:45 Mahe',
          description: 'Tea by the bridge and a check of papers.',
        },
        {
          title: '14:00 Korzok',
          description: 'Walk up to the monastery, or sit and watch the light change.',
        },
      ],
    },
    {
      title: 'Puga, Tso Kar and Tanglang La to Leh',
      description:
        'Steam and sulphur at Puga, then Polokongka La and the white salt edge of Tso Kar, where black-necked cranes spend the summer. At Debring we meet the Manali road and cross Tanglang La. It is the longest ride of the tour, and it ends lower, in Leh.',
      stops: [
        'Korzok',
        'Sumdo (Puga)',
        'Puga',
        'Polokongka La',
        'Tso Kar',
        'Debring',
        'Tanglang La',
        'Upshi',
        'Leh',
      ],
      picture: 'tso-kar',
      track: [
        {
          title: '07:00 Leave Korzok',
          description: 'Frost on the seats is normal.',
        },
        {
          title: '08:50 Puga',
          description: 'Look at the hot ground from the path, not from on top of it.',
        },
        {
          title: '10:30 Tso Kar',
          description: 'Stay on the tracks; birds nest near the water.',
        },
        {
          title: '12:00 Tanglang La',
          description: 'The last high pass, with good tarmac down.',
        },
        {
          title: '15:30 Leh',
          description: 'Hot water and dinner together.',
        },
      ],
    },
    {
      title: 'Goodbye in Leh',
      description:
        'Breakfast, the return of the bike deposit once the motorcycle has been looked over, and goodbye. If there is time before your flight, Thiksey monastery is an easy taxi ride, at your own cost.',
      stops: ['Leh'],
      picture: 'thiksey',
      track: [
        {
          title: '08:00 Breakfast',
          description: 'The last meal of the tour.',
        },
        {
          title: '10:00 Check-out',
          description: 'Morning flights are the rule in Leh.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'How do you prepare people for Umling La?',
      desc: 'By order: two nights in Leh, one lower in Hunder, then Pangong and Hanle before the pass on day 6. The step from Hunder to Pangong is still 1,090 m in sleeping height, so Tangtse (3,950 m) is kept as a lower fallback, and anyone whose symptoms get worse goes down.',
    },
    {
      id: 2,
      title: 'Can foreign guests ride to Umling La?',
      desc: 'No, it is listed as closed to them. For the rest, foreign guests need a Protected Area Permit through a registered Leh agent, as a group of two or more, and what it covers around Chushul and Hanle can change. We file it; ask us before you pay for flights.',
    },
    {
      id: 3,
      title: 'What happens if Umling La is closed on the day?',
      desc: 'Snow or the army can close it without notice. We then spend the day around Hanle and keep to the rest of the plan. Nobody can promise the pass, so please book for the whole loop.',
    },
    {
      id: 4,
      title: 'Where is fuel available?',
      desc: 'Fuel is sure at Leh, Diskit and Karu. Between Diskit and Karu nothing is sure, so tanks are filled at Diskit and the rest is carried; fuel for the listed route is included.',
    },
    {
      id: 5,
      title: 'Is this a tour for a beginner?',
      desc: 'Not for a new rider. You should be at ease on gravel, sand and water crossings, and with several long days one after another.',
    },
    {
      id: 6,
      title: 'What about phone signal and cash?',
      desc: 'Only postpaid SIMs from other states work in Ladakh, and there is little signal between Pangong and Leh. Carry enough cash from Leh for the whole loop.',
    },
  ],
  mapQuery: 'Umling La, Ladakh, India',
  pictures: {
    background: 'tso-moriri',
    header: ['tso-moriri', 'umling-la', 'hanle-night', 'tso-kar', 'pangong-evening'],
  },
}
