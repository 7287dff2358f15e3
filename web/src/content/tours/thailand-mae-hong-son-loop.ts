import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'thailand-mae-hong-son-loop',
  season: 'November to February',
  departures: null,
  description:
    '<p>If Ladakh is where you learn patience, northern Thailand is where you learn bends. The loop west of Chiang Mai is smooth, well signed and almost never straight. The mountains are low and wooded, the villages have good coffee, and in the cool season the mornings are fresh enough for a jacket.</p><p>We ride by Pai and Pang Mapha to the small lake of Mae Hong Son, south through Khun Yuam to the riverside town of Mae Sariang, then over quiet farm roads to Mae Chaem. The last day climbs Doi Inthanon (2,565 m), the highest mountain in Thailand, and rolls down into Chiang Mai for a late lunch.</p><ul><li>A good first tour abroad for riders who are steady on bends</li><li>Short days, with afternoons free for temples, hot springs and food</li><li>Modest heights, apart from one short visit to Doi Inthanon</li></ul>',
  days: [
    {
      title: 'Arrive in Chiang Mai',
      description:
        'Arrive in Chiang Mai, drop the bags and walk the old town inside its square moat. The motorcycles are handed over in the late afternoon. After dinner the captain explains the road, fuel stops and riding in a staggered line.',
      stops: ['Chiang Mai'],
      picture: 'chiang-mai',
      track: [
        {
          title: '13:00 Check in',
          description: 'A rest, or a first bowl of khao soi nearby.',
        },
        {
          title: '16:30 Motorcycles',
          description: 'Papers, photographs of each bike, and a short ride round the moat.',
        },
        {
          title: '19:00 Dinner and briefing',
          description: 'The loop on a paper map, and the rules of the road in Thailand.',
        },
      ],
    },
    {
      title: 'The bends to Pai',
      description:
        'A short run on the main road, then the turn west and the bends begin. They are well banked and the surface is good, so you can settle into a rhythm. Pai is a small town with cafés, hot springs nearby and a narrow canyon that glows at sunset.',
      stops: ['Chiang Mai', 'Pai'],
      picture: 'pai',
      track: [
        {
          title: '09:00 Leave Chiang Mai',
          description: 'After the school traffic, with a full tank.',
        },
        {
          title: '10:45 Coffee in the hills',
          description: 'A stop half way, before the tightest part.',
        },
        {
          title: '13:00 Pai',
          description: 'Lunch and check in by the river.',
        },
        {
          title: '17:00 Pai canyon',
          description: 'Sunset from the ridges; shoes with grip are needed.',
        },
      ],
    },
    {
      title: 'Over the ridges to Mae Hong Son',
      description:
        'More bends, fewer cars and long views from the ridge above Pang Mapha. Limestone cliffs close in before the last descent. Mae Hong Son has a small lake with two Shan temples that are lit at night, and an evening market beside it.',
      stops: ['Pai', 'Pang Mapha', 'Mae Hong Son'],
      picture: 'mae-hong-son',
      track: [
        {
          title: '09:00 Leave Pai',
          description: 'A climb into the morning mist and out of it again.',
        },
        {
          title: '10:30 Pang Mapha',
          description: 'Tea and noodles with a view of the cliffs.',
        },
        {
          title: '12:30 Mae Hong Son',
          description: 'Check in and rest in the heat of the day.',
        },
        {
          title: '17:30 The lake',
          description: 'Temples, reflections and dinner at the market stalls.',
        },
      ],
    },
    {
      title: 'South through Khun Yuam to Mae Sariang',
      description:
        'A day along the western valleys, with teak forest and rice stubble. Around Khun Yuam the hills turn yellow with wild sunflowers for a short time in November. Mae Sariang is a quiet river town where wooden verandas face the water.',
      stops: ['Mae Hong Son', 'Khun Yuam', 'Mae Sariang'],
      picture: 'mae-sariang',
      track: [
        {
          title: '08:30 Leave Mae Hong Son',
          description: 'Cool air and an empty road.',
        },
        {
          title: '10:00 Khun Yuam',
          description: 'Coffee and a look at the wooden temple.',
        },
        {
          title: '12:30 Mae Sariang',
          description: 'Lunch by the river and a free afternoon.',
        },
      ],
    },
    {
      title: 'Farm roads to Mae Chaem',
      description:
        'Away from the main loop the traffic almost stops. The road follows streams and terraces to Mae Chaem, a valley town known for its weaving. The surface is rougher in places, so we leave larger gaps.',
      stops: ['Mae Sariang', 'Mae Chaem'],
      picture: 'mae-chaem',
      track: [
        {
          title: '09:00 Leave Mae Sariang',
          description: 'Up through pine woods on a winding highway.',
        },
        {
          title: '10:45 Tea stop',
          description: 'A village shop, where the dogs know every rider.',
        },
        {
          title: '12:30 Mae Chaem',
          description: 'Lunch, then a walk to the weavers and the painted temple.',
        },
      ],
    },
    {
      title: 'Doi Inthanon and home to Chiang Mai',
      description:
        'The climb from Mae Chaem is steep and shaded, so wear the jacket that has stayed in your bag. Near the top there is a short boardwalk through mossy forest. A wide road leads down to the plain and back to Chiang Mai, where the tour ends.',
      stops: ['Mae Chaem', 'Doi Inthanon', 'Chiang Mai'],
      picture: 'doi-inthanon',
      track: [
        {
          title: '08:00 Leave Mae Chaem',
          description: 'First gear bends through cold, wet forest.',
        },
        {
          title: '09:15 Doi Inthanon',
          description: 'The summit, the boardwalk and the pair of pagodas.',
        },
        {
          title: '12:30 Chiang Mai',
          description: 'Motorcycles handed back and a farewell lunch.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Which licence do I need?',
      desc: 'Your Indian motorcycle licence together with an International Driving Permit that covers motorcycles; get the permit before you leave home. Police checks are common around Chiang Mai, and insurance depends on it.',
    },
    {
      id: 2,
      title: 'Do Indian guests need a visa for Thailand?',
      desc: 'The arrangements for Indian visitors have changed several times in recent years. We advise on the rule in force, and on any arrival form, when you ask for a quote.',
    },
    {
      id: 3,
      title: 'Is the loop suitable for a newer rider?',
      desc: 'Yes, if you are already comfortable with hairpins and with riding on the left. The surface is good, but there are a great many bends, so practise smooth braking before you come.',
    },
    {
      id: 4,
      title: 'Why only November to February?',
      desc: 'These months are dry and cool. From around late February farmers burn the fields and the haze can be heavy, and the rains make the hills slippery from about June.',
    },
    {
      id: 5,
      title: 'How cold does it get?',
      desc: 'Mornings in the hills can be close to single figures, and Doi Inthanon is colder. A jacket with a liner, light gloves and a rain layer are enough.',
    },
    {
      id: 6,
      title: 'Can I ride with a pillion?',
      desc: 'Yes, tell us when you ask for a quote so that we find a bike with the right seat and power. The many bends tire a pillion sooner than the rider, so we stop often.',
    },
  ],
  mapQuery: 'Mae Hong Son, Thailand',
  pictures: {
    background: 'doi-inthanon',
    header: ['chiang-mai', 'pai', 'mae-hong-son', 'mae-sariang', 'doi-inthanon'],
  },
}
