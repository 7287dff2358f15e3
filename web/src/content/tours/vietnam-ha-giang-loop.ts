import type { TourDetail } from '../tour.ts'

// Days 2 and 7: the distance includes the transfer by van between Hanoi and Ha Giang.
export const tour: TourDetail = {
  slug: 'vietnam-ha-giang-loop',
  season: 'March to April, September to November',
  departures: null,
  description:
    '<p>The far north of Vietnam is a country of stone: thousands of grey limestone peaks, maize planted in pockets of earth between them, and roads that go wherever there is room. The Ha Giang loop joins them together. Distances on the loop are short and the bends are many, so the riding is about rhythm and not about speed.</p><p>We travel up from Hanoi, collect small motorbikes in Ha Giang, and ride by Quan Ba and Yen Minh to the old quarter of Dong Van. Ma Pi Leng, the pass above the Nho Que river, has a morning almost to itself. The way back goes through Du Gia, where rice fields and stilt houses make a soft ending.</p><ul><li>Mostly paved mountain roads, narrow and sometimes broken</li><li>Homestays and small guest houses, with dinners at a long table</li><li>Licence rules that we go through with you before you pay</li></ul>',
  days: [
    {
      title: 'Arrive in Hanoi',
      description:
        'Land in Hanoi and find your feet in the old quarter, which takes an hour and a strong coffee. We meet in the evening to look at papers, helmets and the route. Crossing the street is your first riding lesson: steady, visible, no sudden moves.',
      stops: ['Hanoi'],
      picture: 'hanoi',
      track: [
        {
          title: '14:00 Check in',
          description: 'The afternoon is free for rest, or for Hoan Kiem lake.',
        },
        {
          title: '17:30 Papers and briefing',
          description: 'Licences, insurance, the plan for each day, and riding on the right.',
        },
        {
          title: '19:00 Dinner in the old quarter',
          description: 'Noodles and grilled things on low stools, with vegetarian plates found.',
        },
      ],
    },
    {
      title: 'North to Ha Giang',
      description:
        'A long transfer by road from the Red River plain to the foot of the mountains. It is not the stretch you came for, so we suggest a van and a good book. Bikes are tried out in Ha Giang in the last of the light.',
      stops: ['Hanoi', 'Ha Giang'],
      picture: 'ha-giang-karst',
      track: [
        {
          title: '07:30 Leave Hanoi',
          description: 'Out of the city with breakfast packed.',
        },
        {
          title: '12:00 Lunch stop',
          description: 'Rice, greens and river fish half way up.',
        },
        {
          title: '15:30 Ha Giang',
          description: 'Check in, then fit helmets and choose motorbikes.',
        },
      ],
    },
    {
      title: 'Quan Ba and the pine hills of Yen Minh',
      description:
        'The first climb comes soon after breakfast. From the gate above Quan Ba the valley lies open with its two round hills. The road then winds through pine woods to Yen Minh, a quiet market town.',
      stops: ['Ha Giang', 'Quan Ba', 'Yen Minh'],
      picture: 'quan-ba',
      track: [
        {
          title: '09:00 Leave Ha Giang',
          description: 'Slow at first, until everyone trusts the brakes and the bends.',
        },
        {
          title: '10:30 Quan Ba',
          description: 'Coffee at the viewpoint over the twin hills.',
        },
        {
          title: '12:30 Yen Minh',
          description: 'Lunch, check in, and a free afternoon in town.',
        },
      ],
    },
    {
      title: 'Across the stone plateau to Dong Van',
      description:
        'A short day on the karst plateau, a UNESCO Global Geopark, with every stop worth making. At Sa Phin an old fortified house of a Hmong ruling family stands among tall trees. Dong Van keeps a small quarter of stone houses around its market square.',
      stops: ['Yen Minh', 'Dong Van'],
      picture: 'dong-van',
      track: [
        {
          title: '09:30 Leave Yen Minh',
          description: 'Bends in series, with women in bright skirts walking to the fields.',
        },
        {
          title: '10:30 Sa Phin',
          description: 'A stop at the old walled house in its valley.',
        },
        {
          title: '11:30 Dong Van',
          description: 'Lunch and check in near the old quarter.',
        },
        {
          title: '16:00 Walk above the town',
          description: 'Up to the ruined fort for the view over the roofs.',
        },
      ],
    },
    {
      title: 'Ma Pi Leng and the way to Du Gia',
      description:
        'Ma Pi Leng is a shelf cut into the cliff high above the green Nho Que river. We ride it early, before the coaches, and stop wherever it is safe. After Meo Vac the traffic falls away and a smaller road leads to the fields of Du Gia.',
      stops: ['Dong Van', 'Ma Pi Leng', 'Meo Vac', 'Du Gia'],
      picture: 'ma-pi-leng',
      track: [
        {
          title: '08:00 Leave Dong Van',
          description: 'A cool start and low sun on the peaks.',
        },
        {
          title: '08:45 Ma Pi Leng',
          description: 'The viewpoint, and a short walk on the old path if the day is dry.',
        },
        {
          title: '10:00 Meo Vac',
          description: 'Tea and a look at the market.',
        },
        {
          title: '12:30 Du Gia',
          description: 'Late lunch at the homestay, with the fields at the door.',
        },
      ],
    },
    {
      title: 'Rice fields and back to Ha Giang',
      description:
        'A morning swim at the waterfall near the village, if the water is clear and low. The road back follows streams and stilt houses, with some broken patches that ask for care. The loop closes in Ha Giang with the keys on the table and a photograph.',
      stops: ['Du Gia', 'Ha Giang'],
      picture: 'du-gia',
      track: [
        {
          title: '08:00 Waterfall walk',
          description: 'Down through the paddies with a towel.',
        },
        {
          title: '10:30 Leave Du Gia',
          description: 'A small road with chickens, schoolchildren and few cars.',
        },
        {
          title: '13:30 Ha Giang',
          description: 'Motorbikes handed back, lunch and hot showers.',
        },
      ],
    },
    {
      title: 'Return to Hanoi',
      description:
        'The van goes down to the plain again, with a stop for lunch. You are in Hanoi in the afternoon, in time for an evening flight on most days. We suggest one more night if you can spare it.',
      stops: ['Ha Giang', 'Hanoi'],
      picture: 'hanoi',
      track: [
        {
          title: '07:30 Leave Ha Giang',
          description: 'Breakfast first, and noodles at that.',
        },
        {
          title: '11:30 Lunch stop',
          description: 'A long table beside the road.',
        },
        {
          title: '15:30 Hanoi',
          description: 'Dropped in the old quarter, where the tour ends.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Is my Indian licence valid for riding in Vietnam?',
      desc: 'Take care here: Vietnam recognises international permits of the 1968 convention, while Indian ones are generally issued under that of 1949. Ask us before you pay; riding pillion with a local rider is the usual answer, and riding without a valid licence also risks your insurance.',
    },
    {
      id: 2,
      title: 'What kind of motorbike is it?',
      desc: 'Small ones, usually manual or semi-automatic and well under 200cc, because the roads are narrow and steep. They are light, easy to turn and simple to repair in any village.',
    },
    {
      id: 3,
      title: 'Do we ride all the way from Hanoi?',
      desc: 'We propose a van between Hanoi and Ha Giang, so that your energy goes into the loop itself. Tell us if you would rather ride, and we will say whether the season and the traffic allow it.',
    },
    {
      id: 4,
      title: 'Do I need a visa and a border permit?',
      desc: 'Indian passport holders need a visa for Vietnam, and an e-visa has been the usual way. Foreigners have also been asked to register for the border districts around Dong Van; the agency advises on both, since rules change.',
    },
    {
      id: 5,
      title: 'Which months are best?',
      desc: 'March and April bring blossom and mild days; September has ripe rice, and October and November clear air and buckwheat flowers. In the summer rain there are landslides, and winter is foggy and cold.',
    },
    {
      id: 6,
      title: 'Can vegetarians eat well?',
      desc: 'Yes, with notice. Homestay dinners always have greens, tofu, eggs and rice, and we tell the kitchens the day before; fish sauce is common, so say if you avoid it.',
    },
  ],
  mapQuery: 'Dong Van, Ha Giang, Vietnam',
  pictures: {
    background: 'ha-giang-karst',
    header: ['ha-giang-karst', 'quan-ba', 'dong-van', 'ma-pi-leng', 'du-gia'],
  },
}
