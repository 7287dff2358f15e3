import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'sri-lanka-hills-and-coast',
  season: 'January to March',
  departures: null,
  description:
    '<p>Sri Lanka packs a great deal into short drives: a palace on a rock, a temple town, tea gardens, cloud forest, leopard country and a walled port. This trip strings them together by SUV, in the months when the hills and the south coast are at their driest.</p><p>We start near the airport in Negombo, go inland to Sigiriya and Kandy, and climb to the tea country around Nuwara Eliya. Horton Plains is walked at sunrise, Ella has a railway bridge worth an early start, and the road then falls to the wildlife parks of the south. The last evening is on the ramparts of Galle.</p><ul><li>Early starts that are worth it: Sigiriya, Horton Plains and the Ella bridge</li><li>Short drives that leave time to walk, eat and sit by the sea</li><li>A seat in an SUV with a driver, comfortable for families</li></ul>',
  days: [
    {
      title: 'Arrive in Negombo',
      description:
        'Negombo is close to the airport and has a long beach, a lagoon and a lively fish market. Rest after the flight and walk by the water. We meet for dinner and go through the week.',
      stops: ['Negombo'],
      picture: 'negombo',
      track: [
        {
          title: '14:00 Check in',
          description: 'A swim, or a sleep after an early flight.',
        },
        {
          title: '17:00 Beach walk',
          description: 'Fishing boats with brown sails, when they are out.',
        },
        {
          title: '19:30 Dinner and briefing',
          description: 'Rice and curry, and the plan for each day.',
        },
      ],
    },
    {
      title: 'Inland to Sigiriya',
      description:
        'The coconut belt gives way to paddy, lakes and dry forest. After a village lunch we rest through the hot hours. Late in the day those who want can climb a neighbouring rock for the view of Sigiriya itself.',
      stops: ['Negombo', 'Sigiriya'],
      picture: 'sigiriya',
      track: [
        {
          title: '08:30 Leave Negombo',
          description: 'A cool start and king coconuts on the way.',
        },
        {
          title: '13:00 Sigiriya',
          description: 'Lunch, check in and a rest.',
        },
        {
          title: '16:30 Sunset climb',
          description: 'A rocky scramble for the fit; a lakeside walk for the others.',
        },
      ],
    },
    {
      title: 'The rock, and on to Kandy',
      description:
        'We are at the gate of Sigiriya early, before the heat and the crowds. Frescoes, a wall polished like a mirror and a pair of stone paws lead to the palace ruins at the top. In the evening Kandy gathers for prayers at the Temple of the Tooth.',
      stops: ['Sigiriya', 'Kandy'],
      picture: 'kandy',
      track: [
        {
          title: '06:45 Sigiriya rock',
          description: 'Many steps, taken slowly, with stops at the paintings.',
        },
        {
          title: '10:30 Leave Sigiriya',
          description: 'By Matale and its spice gardens into the hills.',
        },
        {
          title: '14:00 Kandy',
          description: 'Late lunch and check in above the lake.',
        },
        {
          title: '18:00 Temple of the Tooth',
          description: 'Drums and flowers at the evening offering.',
        },
      ],
    },
    {
      title: 'Up into the tea country',
      description:
        'The road climbs in long loops between tea gardens and waterfalls. We stop at a working factory to follow a leaf from the withering loft to the cup. Nuwara Eliya (1,890 m) is cool and a little old-fashioned, with a lake and a racecourse.',
      stops: ['Kandy', 'Nuwara Eliya'],
      picture: 'nuwara-eliya',
      track: [
        {
          title: '09:00 Leave Kandy',
          description: 'Past the botanical garden and up the valley.',
        },
        {
          title: '11:00 Tea factory',
          description: 'A short tour and a proper cup.',
        },
        {
          title: '12:30 Nuwara Eliya',
          description: 'Lunch, then a walk by the lake with a jumper on.',
        },
      ],
    },
    {
      title: 'Horton Plains and the road to Ella',
      description:
        'We leave in the dark to walk the Horton Plains loop before the cloud comes in. World’s End is a cliff where the highlands simply stop; Baker’s Falls is on the way back. After a late breakfast in Nuwara Eliya the road winds down to Ella.',
      stops: ['Nuwara Eliya', 'Horton Plains', 'Nuwara Eliya', 'Ella'],
      picture: 'horton-plains',
      track: [
        {
          title: '05:15 Leave Nuwara Eliya',
          description: 'Packed tea and a dark, narrow road to the park gate.',
        },
        {
          title: '06:30 Loop walk',
          description: 'Grassland, cloud forest and the edge at World’s End.',
        },
        {
          title: '11:00 Back in Nuwara Eliya',
          description: 'A late, large breakfast and packing up.',
        },
        {
          title: '12:15 Leave for Ella',
          description: 'Down through vegetable gardens and railway villages.',
        },
        {
          title: '15:00 Ella',
          description: 'Check in, with the gap in the hills in front of you.',
        },
      ],
    },
    {
      title: 'From the bridge to leopard country',
      description:
        'An early walk to the Nine Arch Bridge, to see a blue train cross it if the timetable holds. Then the road drops past Ravana Falls to the dry plains by Tissamaharama. In the afternoon an open jeep takes you into Yala: elephants and birds are likely, leopards are never promised.',
      stops: ['Ella', 'Yala/Tissamaharama'],
      picture: 'ella-bridge',
      track: [
        {
          title: '06:30 Nine Arch Bridge',
          description: 'Through the tea to the viaduct, and back for breakfast.',
        },
        {
          title: '09:30 Leave Ella',
          description: 'A stop at Ravana Falls, then warm air at last.',
        },
        {
          title: '12:30 Tissamaharama',
          description: 'Lunch and a rest by the old lake.',
        },
        {
          title: '14:30 Jeep safari',
          description: 'Into the park with a local driver, until the gates close.',
        },
      ],
    },
    {
      title: 'Along the south coast to Galle',
      description:
        'A coast road of palms, harbours and cricket grounds, with a pause on the bay of Mirissa. Galle Fort is a small town inside thick walls, with lanes made for walking. The trip ends here at sunset on the ramparts; onward transfers can be arranged.',
      stops: ['Yala/Tissamaharama', 'Mirissa', 'Galle'],
      picture: 'galle-fort',
      track: [
        {
          title: '08:30 Leave Tissamaharama',
          description: 'Curd and treacle for the road, a speciality here.',
        },
        {
          title: '11:15 Mirissa',
          description: 'A swim and an early lunch on the bay.',
        },
        {
          title: '13:00 Galle',
          description: 'Check in and a quiet hour out of the sun.',
        },
        {
          title: '17:00 Walk on the ramparts',
          description: 'Lighthouse, bastions and boys playing cricket below.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Do I need a visa for Sri Lanka?',
      desc: 'Indian visitors usually apply for an electronic travel authorisation before flying; its rules and charges have changed more than once. We advise on what is in force when you book.',
    },
    {
      id: 2,
      title: 'Why January to March?',
      desc: 'That is when the south coast and the hills tend to be driest at the same time. In other months the rain moves from one side of the island to the other, so ask us first.',
    },
    {
      id: 3,
      title: 'How hard are Sigiriya and Horton Plains?',
      desc: 'Sigiriya is a long series of steps, some of them steel and open to the drop. Horton Plains is an uneven loop walk of a morning; anyone who prefers can stay at the hotel and join us for breakfast.',
    },
    {
      id: 4,
      title: 'Shall we see leopards at Yala?',
      desc: 'Perhaps. Yala is known for them, but they keep their own hours, and we do not ask drivers to race for sightings.',
    },
    {
      id: 5,
      title: 'Is the trip suitable for children and older parents?',
      desc: 'Yes: the drives are short and the heights modest. Tell us ages and any walking difficulty, and we will suggest what to skip on the early mornings.',
    },
    {
      id: 6,
      title: 'What should I wear at temples?',
      desc: 'Cover shoulders and knees, take off shoes and hats, and do not pose with your back to a statue of the Buddha. Light cotton and a pair of socks for hot stone are useful.',
    },
  ],
  mapQuery: 'Kandy, Sri Lanka',
  pictures: {
    background: 'nuwara-eliya',
    header: ['sigiriya', 'nuwara-eliya', 'horton-plains', 'ella-bridge', 'galle-fort'],
  },
}
