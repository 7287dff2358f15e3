import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'bhutan-dragon-kingdom',
  season: 'March to May, September to November',
  departures: null,
  description:
    '<p>Bhutan rewards a slow hand on the throttle. The roads are narrow and well kept, the drivers patient, and almost every bend has a prayer flag, a chorten or a cow on it. We enter by the gate at Phuentsholing, at the edge of the Bengal plains, and climb in one day into a valley of rice terraces and painted farmhouses.</p><p>The loop takes in Paro and Thimphu, the pass of Dochu La, the fortress of Punakha between its two rivers, and the wide glacial valley of Gangtey. One morning is kept for the steep walk to Taktsang, the monastery on the cliff, and one for Chele La, where the forest gives way to flags and wind.</p><ul><li>Good tarmac for the most part, with slow mountain bends and some works</li><li>Sleeping heights that stay below 3,000 m</li><li>Time on foot as well as on the motorcycle</li></ul>',
  days: [
    {
      title: 'Through the gate at Phuentsholing',
      description:
        'Meet the group on the border and walk through the painted gate from Jaigaon into Bhutan. Papers for people and motorcycles are checked here, which takes patience and a few copies. The evening is for the bike check and a first plate of ema datshi, chillies with cheese.',
      stops: ['Phuentsholing'],
      picture: 'phuentsholing',
      track: [
        {
          title: '11:00 Meet and papers',
          description: 'Entry formalities for riders and machines, with the local guide at hand.',
        },
        {
          title: '16:00 Motorcycle check',
          description: 'Each rider sets mirrors, levers and luggage before the hills begin.',
        },
        {
          title: '19:00 Dinner and briefing',
          description: 'Road rules, signals between riders, and manners in a dzong.',
        },
      ],
    },
    {
      title: 'From the plains up to Paro',
      description:
        'The road leaves the heat at once and climbs through wet forest, often in cloud. Later the valley dries out and pines take over, until the Paro river and its fields come into view. Paro (2,250 m) feels cool after the border, so keep a layer near the top of your bag.',
      stops: ['Phuentsholing', 'Paro'],
      picture: 'paro-taktsang',
      track: [
        {
          title: '08:30 Leave Phuentsholing',
          description: 'A steady climb with a check post and, quite likely, some mist.',
        },
        {
          title: '11:00 Tea in the hills',
          description: 'A roadside stop for butter tea or the ordinary kind, and dry gloves.',
        },
        {
          title: '14:00 Paro',
          description: 'Late lunch, then a walk along the main street and down to the river.',
        },
      ],
    },
    {
      title: 'Chele La and an easy afternoon in Paro',
      description:
        'A morning ride through blue pine and rhododendron to Chele La (3,988 m), with prayer flags along the ridge and, on a clear day, snow peaks to the north. We stay briefly, because it is high and usually windy, and ride back for lunch. The afternoon is for Rinpung Dzong and its wooden bridge.',
      stops: ['Paro', 'Chele La', 'Paro'],
      picture: 'chele-la',
      track: [
        {
          title: '08:00 Leave Paro',
          description: 'Early, since cloud tends to reach the ridge by midday.',
        },
        {
          title: '09:15 Chele La',
          description: 'A short walk among the flags, hot tea, and down again.',
        },
        {
          title: '11:00 Back in Paro',
          description: 'Lunch and a rest in the valley.',
        },
        {
          title: '15:00 Rinpung Dzong',
          description: 'The fortress above the river, seen with the guide and with covered arms.',
        },
      ],
    },
    {
      title: 'The walk to Taktsang, then Thimphu',
      description:
        'We set off on foot before the sun reaches the path to Taktsang, the monastery built against a cliff. It is a steep walk with a tea house half way, and nobody is hurried or obliged to finish it. After lunch a short ride along the river brings us to Thimphu.',
      stops: ['Paro', 'Thimphu'],
      picture: 'thimphu',
      track: [
        {
          title: '07:00 Start of the path',
          description: 'Water, a sun hat and good shoes; riding boots stay behind.',
        },
        {
          title: '12:30 Lunch in the valley',
          description: 'A well-earned plate of red rice before the bikes come out.',
        },
        {
          title: '14:30 Leave Paro',
          description: 'An easy run beside the Paro Chhu and the Wang Chhu.',
        },
        {
          title: '16:00 Thimphu',
          description: 'Check in, then a stroll around the clock tower square.',
        },
      ],
    },
    {
      title: 'Over Dochu La to Punakha',
      description:
        'The climb out of Thimphu ends at Dochu La (3,100 m) and its 108 small chortens. From there the road falls through oak and rhododendron to the warm valley of Punakha (1,240 m). The dzong stands where two rivers meet, and is best in the low afternoon light.',
      stops: ['Thimphu', 'Dochu La', 'Punakha'],
      picture: 'punakha-dzong',
      track: [
        {
          title: '09:00 Leave Thimphu',
          description: 'A smooth climb through apple orchards and cypress.',
        },
        {
          title: '10:00 Dochu La',
          description: 'Tea, and a view of the high Himalaya if the morning is kind.',
        },
        {
          title: '12:00 Punakha',
          description: 'Lunch in the warm valley and a rest in the shade.',
        },
        {
          title: '15:30 Punakha Dzong',
          description: 'Across the wooden bridge to the courtyards and the great hall.',
        },
      ],
    },
    {
      title: 'Up to the valley of Gangtey',
      description:
        'From Wangdue the road climbs a long forested side valley, then tips over a ridge into the bowl of Phobjikha, below Gangtey (2,900 m). It is wide, quiet and cold at night. Black-necked cranes winter here, and the first usually arrive around late October.',
      stops: ['Punakha', 'Wangdue', 'Gangtey'],
      picture: 'gangtey',
      track: [
        {
          title: '09:00 Leave Punakha',
          description: 'Along the river to Wangdue, where we fill up and have tea.',
        },
        {
          title: '12:00 Gangtey',
          description: 'Lunch with the valley floor spread out below the monastery.',
        },
        {
          title: '14:30 Valley walk',
          description: 'A gentle path from the monastery through pines to the meadows.',
        },
      ],
    },
    {
      title: 'Back over Dochu La to Thimphu',
      description:
        'The same road in the other direction looks new, and there is more time to stop. We ride down to Wangdue and the river, then up through the oak forest to Dochu La. Thimphu in the evening has cafés, craft shops and a market by the river.',
      stops: ['Gangtey', 'Wangdue', 'Punakha', 'Dochu La', 'Thimphu'],
      picture: 'dochu-la',
      track: [
        {
          title: '08:30 Leave Gangtey',
          description: 'A cold start over the ridge, then steadily warmer bends.',
        },
        {
          title: '10:30 Wangdue and Punakha',
          description: 'A pause by the river before the long climb.',
        },
        {
          title: '13:30 Dochu La',
          description: 'Late lunch at the pass, among the chortens.',
        },
        {
          title: '15:00 Thimphu',
          description: 'A free evening in town.',
        },
      ],
    },
    {
      title: 'Down to the border',
      description:
        'A last look at the Paro valley, then the long descent from pine to palm. The air thickens and the gloves come off one pair at a time. We hand over the motorcycles in Phuentsholing and cross back, or sleep on the Bhutanese side for an early start.',
      stops: ['Thimphu', 'Paro', 'Phuentsholing'],
      picture: 'phuentsholing',
      track: [
        {
          title: '07:30 Leave Thimphu',
          description: 'Down the Wang Chhu and into the Paro valley for a tea stop.',
        },
        {
          title: '12:00 Lunch on the descent',
          description: 'A warm meal above the last forests.',
        },
        {
          title: '14:30 Phuentsholing',
          description: 'Bikes checked in, papers stamped, and a farewell dinner.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'What do Indian guests need to enter Bhutan?',
      desc: 'At present an entry permit, issued against a passport or a voter identity card, and a daily Sustainable Development Fee. We advise on both and file what can be filed ahead; rules and fees change, so ask us before you book travel.',
    },
    {
      id: 2,
      title: 'And guests with other passports?',
      desc: 'They generally need a visa arranged before arrival, and the daily fee is different. Write to us with your nationality and we will tell you what applies at that time.',
    },
    {
      id: 3,
      title: 'Is one permit enough for Punakha and Gangtey?',
      desc: 'The entry permit has long covered Paro and Thimphu, with a further permission for places beyond. The agency checks the current practice and arranges what is needed for the whole route.',
    },
    {
      id: 4,
      title: 'Can I bring my own motorcycle?',
      desc: 'It is sometimes possible with a vehicle permit and extra charges at the border. Tell us the bike and where it is registered when you ask for a quote, so that we can check first.',
    },
    {
      id: 5,
      title: 'How fit do I have to be for Taktsang?',
      desc: 'It is a steep, steady climb on a good path and a series of steps, on a morning without riding. You may stop at the tea house half way, where the view is already good.',
    },
    {
      id: 6,
      title: 'What should I wear at dzongs and monasteries?',
      desc: 'Long sleeves, long trousers or a skirt, and no hat inside. A light shirt over your riding layers is enough; photographs are not allowed within the temples.',
    },
  ],
  mapQuery: 'Punakha, Bhutan',
  pictures: {
    background: 'punakha-dzong',
    header: ['paro-taktsang', 'chele-la', 'dochu-la', 'punakha-dzong', 'gangtey'],
  },
}
