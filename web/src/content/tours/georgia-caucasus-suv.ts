import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'georgia-caucasus-suv',
  season: 'June to September',
  departures: null,
  description:
    '<p>Georgia is small enough to cross in a day and varied enough to fill weeks. This trip picks two mountain regions and takes its time in each. The first lies on the old military road north of Tbilisi, past the fortress of Ananuri and over Jvari Pass to Stepantsminda, where a church stands alone under Mount Kazbek.</p><p>The second is Svaneti, in the west, where families built stone towers beside their houses and many still stand. Between the two come Gori, Kutaisi and plenty of roadside bread. You travel in an SUV with a driver, so the wine at dinner is nobody’s problem.</p><ul><li>Time to walk in the mountains, below Kazbek and at Ushguli</li><li>Paved roads nearly everywhere, rough only around Ushguli</li><li>Family guest houses in the hills and small hotels in the towns</li></ul>',
  days: [
    {
      title: 'Arrive in Tbilisi',
      description:
        'Settle into Tbilisi and walk the old town at your own pace: carved balconies, sulphur baths and a fortress on the hill. In the evening we meet over khachapuri to look at the map. Those who land late can join us at breakfast.',
      stops: ['Tbilisi'],
      picture: 'tbilisi',
      track: [
        {
          title: '14:00 Check in',
          description: 'A rest, and a change of money nearby.',
        },
        {
          title: '17:00 Old town walk',
          description: 'Balconies, the bath quarter and the cable car to the fortress.',
        },
        {
          title: '19:30 Dinner and briefing',
          description: 'The route, the weather in the mountains, and a first toast.',
        },
      ],
    },
    {
      title: 'The military road to Stepantsminda',
      description:
        'North along the Aragvi to Ananuri, a fortress with two churches above a reservoir. The road then climbs by Gudauri to Jvari Pass (2,379 m) and drops into the valley of Stepantsminda. If the cloud lifts, Kazbek is the white cone behind the church.',
      stops: ['Tbilisi', 'Ananuri', 'Gudauri', 'Jvari Pass', 'Stepantsminda'],
      picture: 'ananuri',
      track: [
        {
          title: '09:00 Leave Tbilisi',
          description: 'Out of the city and along the river.',
        },
        {
          title: '10:15 Ananuri',
          description: 'A walk round the walls and carved church fronts.',
        },
        {
          title: '11:45 Gudauri and Jvari Pass',
          description: 'Tea, and the painted viewing terrace over the gorge.',
        },
        {
          title: '13:00 Stepantsminda',
          description: 'Lunch, check in and a free afternoon in the village.',
        },
      ],
    },
    {
      title: 'A day under Kazbek',
      description:
        'The Gergeti church stands on a green hill above the village. You can walk up through the woods or be driven, and go further towards the ridge if your legs ask for more. The afternoon is free, and most people spend it on a terrace facing the mountain.',
      stops: ['Stepantsminda'],
      picture: 'gergeti-kazbek',
      track: [
        {
          title: '08:00 Up to Gergeti',
          description: 'On foot with the captain, or later by car.',
        },
        {
          title: '13:00 Lunch in the village',
          description: 'Khinkali, the dumplings of the mountains, eaten by hand.',
        },
        {
          title: '18:00 Evening light',
          description: 'The mountain clears most often at the two ends of the day.',
        },
      ],
    },
    {
      title: 'Back over the pass to Tbilisi',
      description:
        'The same road with different light, and stops for whatever you missed. We are in Tbilisi by early afternoon. The rest of the day is for the baths, the flea market or a museum.',
      stops: ['Stepantsminda', 'Jvari Pass', 'Gudauri', 'Ananuri', 'Tbilisi'],
      picture: 'tbilisi',
      track: [
        {
          title: '09:00 Leave Stepantsminda',
          description: 'After a slow breakfast and, with luck, a clear peak.',
        },
        {
          title: '10:00 Jvari Pass and Gudauri',
          description: 'A short walk on the grass and local honey to taste.',
        },
        {
          title: '13:00 Tbilisi',
          description: 'Lunch, then a free afternoon.',
        },
      ],
    },
    {
      title: 'West by Gori to Kutaisi',
      description:
        'The highway leads west through the middle of the country. Gori has a fortress on a hill and a museum about Stalin, who was born here; it says as much about how history is shown as about the man. Kutaisi, greener and warmer, is an old capital with a market that smells of spices.',
      stops: ['Tbilisi', 'Gori', 'Kutaisi'],
      picture: 'gori',
      track: [
        {
          title: '08:30 Leave Tbilisi',
          description: 'An easy motorway run in the morning.',
        },
        {
          title: '09:45 Gori',
          description: 'The fortress hill, and the museum for those who wish.',
        },
        {
          title: '13:30 Kutaisi',
          description: 'Late lunch and check in near the river.',
        },
        {
          title: '17:00 Bagrati cathedral',
          description: 'A walk uphill for the view over the town.',
        },
      ],
    },
    {
      title: 'Up the Enguri to Mestia',
      description:
        'After Zugdidi the road turns north and follows the Enguri river into the mountains, past a very high dam. Forest, tunnels and waterfalls come one after another. Then the first towers appear above the roofs of Mestia (1,500 m).',
      stops: ['Kutaisi', 'Zugdidi', 'Mestia'],
      picture: 'mestia-towers',
      track: [
        {
          title: '08:00 Leave Kutaisi',
          description: 'Across the western lowland with its hazelnut groves.',
        },
        {
          title: '10:00 Zugdidi',
          description: 'Coffee and the palace garden.',
        },
        {
          title: '11:45 Enguri viewpoint',
          description: 'A stop above the reservoir before the valley narrows.',
        },
        {
          title: '14:00 Mestia',
          description: 'Late lunch and a walk among the towers.',
        },
      ],
    },
    {
      title: 'Ushguli, villages at the end of the road',
      description:
        'A rougher road leads to Ushguli (2,100 m), a cluster of villages with towers, below the white wall of Shkhara. Wander between the houses, visit the small church on the hill, and eat kubdari, bread filled with spiced meat or, if you ask, potato and cheese. We return to Mestia by evening.',
      stops: ['Mestia', 'Ushguli', 'Mestia'],
      picture: 'ushguli',
      track: [
        {
          title: '09:00 Leave Mestia',
          description: 'Over a wooded pass and along the upper Enguri.',
        },
        {
          title: '11:15 Ushguli',
          description: 'A walk through the villages and lunch at a family table.',
        },
        {
          title: '14:00 Start back',
          description: 'Photo stops where the towers line up with the peaks.',
        },
        {
          title: '16:15 Mestia',
          description: 'The museum, or a chair in the sun.',
        },
      ],
    },
    {
      title: 'Down to Kutaisi',
      description:
        'The Enguri gorge again, this time towards the warm lowland. We reach Kutaisi in the afternoon. Gelati monastery, on its hill outside the town, is a good visit if the light holds and the restoration work allows it.',
      stops: ['Mestia', 'Zugdidi', 'Kutaisi'],
      picture: 'kutaisi',
      track: [
        {
          title: '08:30 Leave Mestia',
          description: 'One more look at the towers with the sun behind them.',
        },
        {
          title: '12:30 Zugdidi',
          description: 'Lunch: maize porridge with cheese, as they make it here.',
        },
        {
          title: '14:30 Kutaisi',
          description: 'Check in, with time for Gelati or the market.',
        },
      ],
    },
    {
      title: 'Through Gori to Tbilisi',
      description:
        'A last easy drive to the capital. If time allows we stop near Gori for the rock-cut town of Uplistsikhe, or for fresh bread from the roadside ovens. The trip ends in Tbilisi in the afternoon, so choose an evening flight or stay one more night.',
      stops: ['Kutaisi', 'Gori', 'Tbilisi'],
      picture: 'tbilisi',
      track: [
        {
          title: '08:30 Leave Kutaisi',
          description: 'Through the wooded hills that divide west from east.',
        },
        {
          title: '11:30 Gori',
          description: 'An early lunch and a walk.',
        },
        {
          title: '13:30 Tbilisi',
          description: 'The tour ends at the hotel, or at the airport if you fly that day.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Do Indian passport holders need a visa?',
      desc: 'Usually yes, most often an e-visa, though some valid visas or residence permits of other countries change that. The rules are revised now and then: we advise on your case before you pay for flights.',
    },
    {
      id: 2,
      title: 'Do I have to drive?',
      desc: 'No. You have a seat in an SUV with a driver, and a captain who travels with the group. If you want to drive a part yourself, ask first, because the insurance has to allow it.',
    },
    {
      id: 3,
      title: 'How rough is the road to Ushguli?',
      desc: 'It has been improved, but rain still turns parts of it to mud. On a bad day we change to a local four-wheel-drive car or choose another valley near Mestia.',
    },
    {
      id: 4,
      title: 'Is there enough to eat for vegetarians?',
      desc: 'Plenty: khachapuri, beans, aubergine with walnut, salads, mushrooms and cheese in many forms. In mountain houses we tell the family the day before.',
    },
    {
      id: 5,
      title: 'What should I wear in churches?',
      desc: 'Shoulders and knees covered, and a scarf for women’s hair. A thin scarf and long trousers in the day bag are enough.',
    },
    {
      id: 6,
      title: 'Do I need travel insurance?',
      desc: 'Yes, please bring a policy that covers medical care for the whole stay; visitors may be asked to show one at the border. Check that it also covers walking in the mountains.',
    },
  ],
  mapQuery: 'Stepantsminda, Georgia',
  pictures: {
    background: 'ushguli',
    header: ['tbilisi', 'ananuri', 'gergeti-kazbek', 'mestia-towers', 'ushguli'],
  },
}
