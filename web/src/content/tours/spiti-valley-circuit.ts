import type { TourDetail } from '../tour.ts'

// Day 9: the stops end at Gramphu. Only the text describes the ride from there to Manali, because
// geo/legs.json has no such leg.
export const tour: TourDetail = {
  slug: 'spiti-valley-circuit',
  season: 'Mid June to early October',
  departures: { first: '2027-06-19', last: '2027-09-25' },
  description:
    '<p>Spiti can be reached from two sides, and the order matters. We start in Shimla and climb by steps: apple country at Narkanda, Chitkul at the head of the Baspa valley, Kalpa facing Kinner Kailash, then Nako, Tabo and Kaza. The way out crosses Kunzum La to the Manali side.</p>' +
    '<p>There are two nights in Kaza, with a day for Key, Kibber and Langza, before the night near the lake of Chandratal (4,270 m). Not every step is small: Narkanda to Chitkul and Kaza to Chandratal are both more than the common guideline of 500 m a night, and Chitkul is followed by a lower night in Kalpa.</p>' +
    '<ul><li>Kinnaur roads are narrow, with rockfall after rain; the stretch from Batal to Gramphu is rough, with streams to cross.</li><li>Foreign guests need a permit for the stretch between Kinnaur and Kaza.</li></ul>',
  days: [
    {
      title: 'Meet in Shimla',
      description:
        'The group meets in Shimla and the bikes are handed out. Walk the Ridge and the Mall in the evening; cars are kept off both. The captain gives the briefing before dinner.',
      stops: ['Shimla'],
      picture: 'shimla',
      track: [
        {
          title: '14:00 Check-in',
          description: 'Settle in and pack the saddle bags.',
        },
        {
          title: '16:00 Bikes',
          description: 'A check with the mechanic and a short test ride.',
        },
        {
          title: '19:00 Briefing and dinner',
          description: 'The route, the papers and how we ride in a group.',
        },
      ],
    },
    {
      title: 'A short ride to Narkanda',
      description:
        'Hill roads and apple orchards, with time to get used to the motorcycle. Narkanda sits on a ridge with snow peaks to the north on a clear day. The afternoon is free for a walk in the forest below Hatu peak.',
      stops: ['Shimla', 'Narkanda'],
      picture: 'narkanda',
      track: [
        {
          title: '10:00 Leave Shimla',
          description: 'After the morning traffic has thinned.',
        },
        {
          title: '12:30 Narkanda',
          description: 'Lunch on the ridge.',
        },
        {
          title: '15:00 Forest walk',
          description: 'Deodar, fir and, in season, apples on the way.',
        },
      ],
    },
    {
      title: 'Up the Sutlej and the Baspa to Chitkul',
      description:
        'A long day from forest to high valley. The road drops to the Sutlej, follows it through cliff-cut galleries and turns up the Baspa to Sangla and Chitkul, the last village on this road. At 3,450 m it is a clear step up from Narkanda, so take the evening slowly.',
      stops: ['Narkanda', 'Chitkul'],
      picture: 'chitkul',
      track: [
        {
          title: '07:30 Leave Narkanda',
          description: 'A cool descent to the river.',
        },
        {
          title: '10:00 Tea by the Sutlej',
          description: 'The valley is warm here; drink more than you think you need.',
        },
        {
          title: '13:00 Lunch near Karcham',
          description: 'Where the Baspa joins and our road turns off.',
        },
        {
          title: '15:30 Chitkul',
          description: 'Wooden houses, fields and a path along the river.',
        },
      ],
    },
    {
      title: 'Chitkul to Kalpa',
      description:
        'Back down the Baspa, along the Sutlej and up through orchards to Kalpa. Kinner Kailash stands straight across the valley. The night is lower than Chitkul, which helps before Spiti.',
      stops: ['Chitkul', 'Kalpa'],
      picture: 'kalpa',
      track: [
        {
          title: '09:30 Leave Chitkul',
          description: 'Time for a morning walk to the river first.',
        },
        {
          title: '13:00 Kalpa',
          description: 'Lunch with the peaks in view.',
        },
        {
          title: '16:00 A walk in the old village',
          description: 'Carved temples and dry-stone lanes.',
        },
      ],
    },
    {
      title: 'By Nako lake into Spiti and Tabo',
      description:
        'The trees stop and the Sutlej gives way to the Spiti river. Hairpins lead up to Nako and its small lake, then the road drops back to the valley and runs to Tabo. It is a long ride with several stretches where stones fall, so we start early and do not stop under the cliffs.',
      stops: ['Kalpa', 'Nako', 'Tabo'],
      picture: 'nako',
      track: [
        {
          title: '07:00 Leave Kalpa',
          description: 'Papers are checked before the upper valley.',
        },
        {
          title: '11:30 Nako',
          description: 'Lunch and a walk around the lake.',
        },
        {
          title: '15:00 Tabo',
          description: 'A flat, quiet village to end the day.',
        },
      ],
    },
    {
      title: 'Tabo monastery and on to Kaza',
      description:
        'The morning belongs to Tabo, a mud-walled monastery founded about a thousand years ago, with painted halls inside. Then a short ride up the Spiti river to Kaza. We stay two nights.',
      stops: ['Tabo', 'Kaza'],
      picture: 'tabo',
      track: [
        {
          title: '08:30 Tabo monastery',
          description: 'Shoes off, cameras off, eyes given time to adjust.',
        },
        {
          title: '10:30 Leave Tabo',
          description: 'A wide valley and an easy road.',
        },
        {
          title: '12:00 Kaza',
          description: 'Fuel, cash and a free afternoon.',
        },
      ],
    },
    {
      title: 'Key, Kibber and Langza',
      description:
        'A day out from Kaza with light bags. We ride past Key monastery up to Kibber, return through Kaza and climb again to Langza, where a large Buddha looks out over the fields. Leave the fossils where they lie. The night is in Kaza again, so the high villages help the body without a higher bed.',
      stops: ['Kaza', 'Kibber', 'Kaza', 'Langza', 'Kaza'],
      picture: 'key-monastery',
      track: [
        {
          title: '09:00 Leave Kaza',
          description: 'Only a jacket, water and a camera.',
        },
        {
          title: '09:50 Kibber',
          description: 'Flat roofs and fields; Key monastery follows on the way down.',
        },
        {
          title: '11:45 Langza',
          description: 'A short walk to the Buddha.',
        },
        {
          title: '12:45 Kaza',
          description: 'A late lunch and an afternoon to rest and pack.',
        },
      ],
    },
    {
      title: 'Losar, Kunzum La and Chandratal',
      description:
        'The valley widens to Losar, and the road climbs to the chortens of Kunzum La. From there we turn off on a narrow track to Chandratal. The tents stand away from the water, as the rules ask, and the last part to the lake is on foot. The night is high and cold.',
      stops: ['Kaza', 'Losar', 'Kunzum La', 'Chandratal'],
      picture: 'chandratal',
      track: [
        {
          title: '08:30 Leave Kaza',
          description: 'Fill up: there is no sure fuel again before the Manali side.',
        },
        {
          title: '10:20 Losar',
          description: 'Tea and a check of papers.',
        },
        {
          title: '11:20 Kunzum La',
          description: 'A short halt among the flags.',
        },
        {
          title: '13:00 Chandratal',
          description: 'Lunch, then a slow walk to the lake in the afternoon light.',
        },
      ],
    },
    {
      title: 'Batal and Gramphu, then on to Manali',
      description:
        'The roughest riding of the tour. From Batal the track follows the Chandra river over stones and through meltwater streams, so we leave early while they are low. At Gramphu it meets the better road, and we ride on to Manali as the road allows. Keep the evening free and book onward travel for the next day.',
      stops: ['Chandratal', 'Kunzum La', 'Batal', 'Gramphu'],
      picture: 'kunzum-la',
      track: [
        {
          title: '07:00 Leave Chandratal',
          description: 'Frost on the seats and a low sun.',
        },
        {
          title: '09:15 Batal',
          description: 'A hot second breakfast before the rough part.',
        },
        {
          title: '13:00 Gramphu',
          description: 'The end of the stones; lunch and a look over the bikes.',
        },
        {
          title: '14:00 Ride on to Manali',
          description: 'Good road and green slopes; the bikes are handed back in Manali.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Why start in Shimla and not in Manali?',
      desc: 'From Shimla the nights climb by stages to Kaza, with a lower one in Kalpa. From Manali you reach high Spiti in a day, which many people feel.',
    },
    {
      id: 2,
      title: 'How high do we sleep?',
      desc: 'The highest night is Chandratal at 4,270 m, after two nights in Kaza at 3,700 m. That step is a little over the common guideline of 500 m a night; anyone whose symptoms get worse goes down.',
    },
    {
      id: 3,
      title: 'Do I need a permit?',
      desc: 'Indian guests carry a photo ID for the check posts. Foreign guests need a permit for the stretch between Kinnaur and Kaza; we help to file it, but rules change, so ask us before you pay for flights.',
    },
    {
      id: 4,
      title: 'What if Kunzum La or the Gramphu road is closed?',
      desc: 'Snow, rain or high streams can close it, mostly at either end of the season and in the monsoon. We wait or turn back the way we came, and extra costs of closures are not part of the price.',
    },
    {
      id: 5,
      title: 'Is there fuel and phone signal?',
      desc: 'In Spiti only Kaza has sure fuel, so every tank is filled there before Kunzum La. Signal is fair in Kaza and missing around Chandratal and Batal; carry cash from Shimla.',
    },
    {
      id: 6,
      title: 'Can a pillion come along?',
      desc: 'Yes, if you are both used to rough roads. The last day has stones and water crossings, where the pillion may be asked to walk or to ride in the backup vehicle.',
    },
  ],
  mapQuery: 'Kaza, Spiti, Himachal Pradesh, India',
  pictures: {
    background: 'chandratal',
    header: ['key-monastery', 'chitkul', 'langza', 'chandratal', 'tabo'],
  },
}
