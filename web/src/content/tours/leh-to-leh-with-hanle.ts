import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'leh-to-leh-with-hanle',
  season: 'Late May to September; earlier departures depend on snow',
  departures: { first: '2027-04-03', last: '2027-09-25' },
  description:
    '<p>Most loops turn back at Pangong. This one keeps going, along the south shore through Man and Merak, over the wide plain of Chushul and past the Rezang La memorial, to Hanle: a monastery on a hill, an observatory above it and very little artificial light.</p>' +
    '<p>The way out is by Khardung La (5,359 m), one of the highest motorable roads in the world, and the dunes of Hunder. The way home follows the Indus down from Loma, past the hot springs of Chumathang.</p>' +
    '<p>It is the emptier of our two short loops, and it asks more: fewer shops, weak phone signal, no sure fuel between Diskit and Karu, and two nights above 4,000 m. From Hunder to Pangong the sleeping altitude rises by 1,090 m in a day; two nights in Leh come first, and Tangtse (3,950 m) is the lower fallback.</p>',
  days: [
    {
      title: 'Arrive in Leh',
      description:
        'We pick you up at the airport or the bus stand. The rest of the day is for sitting still, drinking water and letting the height do its work; no alcohol, please. The Leh administration asks people who fly in to rest for 48 hours, so an early flight, or one the day before, helps.',
      stops: ['Leh'],
      picture: 'leh-palace',
      track: [
        {
          title: '11:00 Pick-up and check-in',
          description: 'Tea, lunch nearby and a long rest.',
        },
        {
          title: '18:00 Briefing',
          description: 'Route, riding order, weather and papers, with time for questions.',
        },
      ],
    },
    {
      title: 'First ride: Magnetic Hill, Sangam, Alchi',
      description:
        'Down the Indus on good tarmac, to get used to the bike while the body gets used to the air. The Zanskar meets the Indus at Sangam, and Alchi keeps some of the finest old wall paintings in Ladakh. Anyone with a headache stays in Leh today and loses nothing.',
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
          description: 'Helmets, guards and a short brake test first.',
        },
        {
          title: '10:10 Magnetic Hill',
          description: 'The slope plays a trick on the eye; try it and ride on.',
        },
        {
          title: '11:10 Alchi',
          description: 'A quiet walk between the temples under the apricot trees.',
        },
        {
          title: '13:15 Back in Leh',
          description: 'Draw cash this afternoon: it is the last easy chance.',
        },
      ],
    },
    {
      title: 'Over Khardung La into Nubra',
      description:
        'The first pass is the famous one. Khardung La stands at 5,359 m, so we take photographs, stay 15 to 20 minutes and go down. By afternoon the road runs between sand and poplars, and the night at Hunder is lower than Leh.',
      stops: ['Leh', 'Khardung La', 'Khalsar', 'Diskit', 'Hunder'],
      picture: 'hunder-dunes',
      track: [
        {
          title: '08:00 Leave Leh',
          description: 'Papers are shown at the check posts on either side of the pass.',
        },
        {
          title: '10:00 Khardung La',
          description: 'Wear everything warm; the wind is cold in July too.',
        },
        {
          title: '12:15 Khalsar',
          description: 'Lunch beside the Shyok.',
        },
        {
          title: '13:00 Diskit',
          description: 'A visit to the monastery above the valley.',
        },
        {
          title: '14:10 Hunder',
          description: 'Free until dinner; the camels and the dunes are close by.',
        },
      ],
    },
    {
      title: 'The Shyok road to Pangong',
      description:
        'A river day: Khalsar, Agham, Shyok village, then up to Durbuk and Tangtse. Meltwater streams cross the road and are lower in the morning. The sleeping altitude rises by 1,090 m, so anyone who feels it stops in Tangtse (3,950 m) and does not push on to the lake.',
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
          description: 'Every tank is filled at Diskit; no pump is sure again before Karu.',
        },
        {
          title: '11:20 Shyok village',
          description: 'A pause above the river before the last climb.',
        },
        {
          title: '12:20 Lunch in Tangtse',
          description: 'The captain checks on everyone before the lake.',
        },
        {
          title: '14:30 Spangmik',
          description: 'Layers on: the evening wind off Pangong is sharp.',
        },
      ],
    },
    {
      title: 'Along the lake and over Tsaga La to Hanle',
      description:
        'The track follows Pangong through Man and Merak, then leaves the water for the plain of Chushul. The Rezang La memorial stands beside the road here, for the soldiers who fell in November 1962. Over Tsaga La and down to Loma, and from there a side valley leads to Hanle.',
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
      picture: 'chushul-plain',
      track: [
        {
          title: '07:30 Leave Spangmik',
          description: 'Gravel and sand along the shore, ridden slowly.',
        },
        {
          title: '10:30 Rezang La memorial',
          description:
            'A quiet halt on the plain; photograph the memorial, not the posts around it.',
        },
        {
          title: '12:45 Loma',
          description: 'Papers are checked at the Indus bridge.',
        },
        {
          title: '14:00 Hanle',
          description: 'Rest first; the monastery hill can wait for cooler light.',
        },
        {
          title: '21:00 Stars',
          description: 'If the sky is clear, go out after dinner with the torch off.',
        },
      ],
    },
    {
      title: 'Down the Indus to Leh',
      description:
        'Back to Loma and then west with the river through Nyoma, Mahe and Chumathang, where hot springs steam on the bank. The gorge narrows towards Upshi and the traffic returns. It is the longest ride of the week, on mostly good road, and it ends lower.',
      stops: ['Hanle', 'Loma', 'Nyoma', 'Mahe', 'Chumathang', 'Upshi', 'Leh'],
      picture: 'hanle-monastery',
      track: [
        {
          title: '07:30 Leave Hanle',
          description: 'Look out for kiang, the wild ass, on the flats.',
        },
        {
          title: '10:40 Chumathang',
          description: 'Tea by the hot springs.',
        },
        {
          title: '13:15 Lunch in Upshi',
          description: 'The road from Manali joins here.',
        },
        {
          title: '15:00 Leh',
          description: 'Hand back the bikes and wash off the dust.',
        },
      ],
    },
    {
      title: 'Breakfast and departure',
      description:
        'The tour ends after breakfast in Leh. The bike deposit is settled when the motorcycle has been looked over. With a later flight, there is time for Thiksey monastery by taxi, at your own cost.',
      stops: ['Leh'],
      picture: 'thiksey',
      track: [
        {
          title: '08:00 Breakfast',
          description: 'One last table together.',
        },
        {
          title: '10:00 Check-out',
          description: 'Give us your flight time the evening before.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Is Hanle harder on the body than Nubra?',
      desc: 'Yes. Pangong and Hanle are two nights above 4,000 m, and the step from Hunder to Pangong is 1,090 m in sleeping height. Two nights in Leh come first, Tangtse (3,950 m) is the lower fallback, and oxygen travels in the backup vehicle.',
    },
    {
      id: 2,
      title: 'Can foreign guests join this tour?',
      desc: 'They need a Protected Area Permit through a registered Leh agent, as a group of two or more. What it covers around Chushul and Hanle has changed over the years, so we file it and ask you to check with us before you pay for flights.',
    },
    {
      id: 3,
      title: 'What papers do Indian guests need?',
      desc: 'No inner line permit has been needed since August 2021, though locals still say “permit”. You register and carry the receipt of the environment fee (₹400 in recent sources), plus a wildlife fee of ₹20 a day and an optional Red Cross fee; we do the paperwork.',
    },
    {
      id: 4,
      title: 'Which month is best for Hanle?',
      desc: 'Late May to September. April and early May departures run when the passes are open, but snow can close Khardung La or the road to Hanle, and extra costs of closures are not in the price.',
    },
    {
      id: 5,
      title: 'Is there fuel and phone signal on the way?',
      desc: 'Fuel is sure at Leh, Diskit and Karu; fuel for the listed route is included and is planned from Diskit. Only postpaid SIMs from other states work, signal is weak beyond Pangong, and you should carry cash from Leh.',
    },
    {
      id: 6,
      title: 'Turtuk or Hanle: which loop should I choose?',
      desc: 'Choose Turtuk for villages, orchards and an easier pace. Choose Hanle for open plains and night skies, if you are comfortable on gravel and with two high nights in a row.',
    },
  ],
  mapQuery: 'Hanle, Ladakh, India',
  pictures: {
    background: 'chushul-plain',
    header: ['hanle-monastery', 'pangong-morning', 'chushul-plain', 'khardung-la', 'hanle-night'],
  },
}
