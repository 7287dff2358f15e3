import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'nepal-upper-mustang',
  season: 'April to May, September to November',
  departures: null,
  description:
    '<p>North of Kagbeni the Kali Gandaki valley turns into a high desert of ochre cliffs, mud-brick villages and long mani walls. The old kingdom of Lo lies at the end of it. For years it was reached only on foot or on horseback; today a rough road goes all the way, and it is a ride that keeps you busy.</p><p>We start in Kathmandu, rest the nerves by the lake in Pokhara, and climb from the hot springs of Tatopani to the wind of Jomsom and Kagbeni. Two nights in Lo Manthang leave a whole day without an engine. On the way down we visit Muktinath, sacred to Hindus and Buddhists alike.</p><ul><li>Gravel, dust, stream crossings and works: some off-road practice is needed</li><li>A restricted area, entered only with permits that the agency arranges</li><li>Simple lodges above Kagbeni, clean but plain</li></ul>',
  days: [
    {
      title: 'Arrive in Kathmandu',
      description:
        'Meet the group and collect the motorcycles. Papers for Upper Mustang are checked against your passport, so bring the original. If there is time, the lanes around the old Durbar square are the best introduction to the city.',
      stops: ['Kathmandu'],
      picture: 'kathmandu',
      track: [
        {
          title: '14:00 Meet at the hotel',
          description: 'Passports, permits and insurance papers are looked through once more.',
        },
        {
          title: '16:00 Motorcycles',
          description: 'A short test in a quiet lane, and luggage tried on the rack.',
        },
        {
          title: '19:00 Dinner and briefing',
          description: 'The route, the wind, the dust, and how the group rides together.',
        },
      ],
    },
    {
      title: 'The highway to Pokhara',
      description:
        'This road is busy and parts of it are often under repair, so it takes far longer than the map suggests. We start early, ride in small groups and stop often beside the Trishuli and the Marsyangdi. The reward is a lakeside evening with the Annapurna range behind it, if the sky is clear.',
      stops: ['Kathmandu', 'Pokhara'],
      picture: 'pokhara-lake',
      track: [
        {
          title: '06:30 Leave Kathmandu',
          description: 'Out of the valley before the buses and lorries fill the road.',
        },
        {
          title: '10:30 River stop',
          description: 'Tea, shade and a stretch beside the Trishuli.',
        },
        {
          title: '13:00 Lunch',
          description: 'Dal bhat in a highway kitchen, with second helpings.',
        },
        {
          title: '15:30 Pokhara',
          description: 'Check in and walk down to Phewa lake.',
        },
      ],
    },
    {
      title: 'Into the gorge: Tatopani',
      description:
        'The tarmac gives way and the valley closes in between two very large mountains. Expect mud after rain and dust after sun. Tatopani means hot water, and the springs by the river are exactly what the shoulders want.',
      stops: ['Pokhara', 'Tatopani'],
      picture: 'tatopani',
      track: [
        {
          title: '08:30 Leave Pokhara',
          description: 'Over the first hills and down to the Kali Gandaki.',
        },
        {
          title: '11:30 Early lunch',
          description: 'A stop in a bazaar town before the rough part begins.',
        },
        {
          title: '14:00 Tatopani',
          description: 'Check in, then an hour in the hot pools.',
        },
      ],
    },
    {
      title: 'Past Jomsom to Kagbeni',
      description:
        'The forest thins, the river spreads out over grey stones, and the air becomes dry. The wind in this valley rises late in the morning, so we ride early. Kagbeni (2,810 m), with its red monastery and covered lanes, is the last village before Upper Mustang.',
      stops: ['Tatopani', 'Jomsom', 'Kagbeni'],
      picture: 'kagbeni',
      track: [
        {
          title: '07:30 Leave Tatopani',
          description: 'A steep, stony start past waterfalls and landslide works.',
        },
        {
          title: '11:00 Jomsom',
          description: 'Fuel, an early lunch, and cash for the days ahead.',
        },
        {
          title: '12:00 Kagbeni',
          description: 'Check in before the wind, and rest after lunch.',
        },
        {
          title: '16:00 Village walk',
          description: 'Lanes, the monastery and the check post for tomorrow.',
        },
      ],
    },
    {
      title: 'Into Upper Mustang: Ghami',
      description:
        'Permits are shown at the check post and the road begins to climb out of the river bed. Beyond Chele it crosses one bare ridge after another, with villages like green patches far below. Ghami (3,520 m) is more than 500 m above last night’s bed, a large step at this height, so we arrive early and keep the evening quiet.',
      stops: ['Kagbeni', 'Chele (Mustang)', 'Ghami'],
      picture: 'ghami',
      track: [
        {
          title: '07:30 Leave Kagbeni',
          description: 'Permit check, then along and above the river bed.',
        },
        {
          title: '09:15 Chele',
          description: 'Tea after the climb, and a look back down the valley.',
        },
        {
          title: '12:00 Ghami',
          description: 'Lunch, water and an idle afternoon to let the body catch up.',
        },
        {
          title: '16:00 Mani wall',
          description: 'A flat walk to the long wall of carved stones beside the fields.',
        },
      ],
    },
    {
      title: 'Lo Manthang, the walled town',
      description:
        'A short ride over the last passes, then the white walls of Lo Manthang (3,840 m) on their plain. We arrive before lunch and go in on foot. The height is felt here, so walk slowly, drink water and leave beer for Pokhara.',
      stops: ['Ghami', 'Lo Manthang'],
      picture: 'lo-manthang',
      track: [
        {
          title: '08:30 Leave Ghami',
          description: 'Gravel bends through red and grey hills.',
        },
        {
          title: '11:00 Lo Manthang',
          description: 'Check in and rest through the windy part of the day.',
        },
        {
          title: '16:30 Around the walls',
          description: 'An easy circuit on foot, with the animals coming home.',
        },
      ],
    },
    {
      title: 'A day in Lo Manthang',
      description:
        'No engines today. The old monasteries keep wall paintings that have been restored by local hands, and the keepers open them one by one. A local guide takes you through the lanes; whoever feels the height can simply sit on a roof in the sun.',
      stops: ['Lo Manthang'],
      picture: 'lo-manthang',
      track: [
        {
          title: '09:00 Monasteries',
          description: 'Painted halls inside the walls, with a guide who knows who keeps the keys.',
        },
        {
          title: '12:30 Lunch and rest',
          description: 'Buckwheat bread, soup and time out of the wind.',
        },
        {
          title: '16:00 Free walk',
          description: 'Fields, stables and the evening light on the walls.',
        },
      ],
    },
    {
      title: 'Back down to Kagbeni',
      description:
        'The whole of Upper Mustang in one day, mostly downhill. The views that were behind you are now in front. We leave early to meet the wind as late as possible, and hand in the permits at Kagbeni.',
      stops: ['Lo Manthang', 'Ghami', 'Chele (Mustang)', 'Kagbeni'],
      picture: 'kagbeni',
      track: [
        {
          title: '07:00 Leave Lo Manthang',
          description: 'Warm gloves for the first passes.',
        },
        {
          title: '09:30 Ghami',
          description: 'A second breakfast and a check of chains and bolts.',
        },
        {
          title: '12:15 Chele',
          description: 'Lunch above the river before the last descent.',
        },
        {
          title: '14:00 Kagbeni',
          description: 'Check out of the restricted area, and a hot shower.',
        },
      ],
    },
    {
      title: 'Muktinath, then down to Tatopani',
      description:
        'A morning climb to the temple of Muktinath (3,760 m), with its 108 water spouts and a small flame that burns over water. Pilgrims come here from all over India. Then it is down past Jomsom, with the wind behind us if we are lucky, to the warm pools of Tatopani.',
      stops: ['Kagbeni', 'Muktinath', 'Kagbeni', 'Jomsom', 'Tatopani'],
      picture: 'muktinath',
      track: [
        {
          title: '07:00 Leave Kagbeni',
          description: 'A good road up, with Dhaulagiri in the mirrors.',
        },
        {
          title: '07:45 Muktinath',
          description: 'Time at the temple; the last part is on foot.',
        },
        {
          title: '10:00 Jomsom',
          description: 'Tea, fuel and a last look at the dry side.',
        },
        {
          title: '12:30 Tatopani',
          description: 'Lunch among banana plants, and the springs once more.',
        },
      ],
    },
    {
      title: 'The last ride, to Pokhara',
      description:
        'Down the gorge, back to tarmac, and a final climb over green hills. The tour ends in Pokhara, where the motorcycles are handed back. Fly or take a coach to Kathmandu, or stay a few days by the lake.',
      stops: ['Tatopani', 'Pokhara'],
      picture: 'pokhara-lake',
      track: [
        {
          title: '08:00 Leave Tatopani',
          description: 'The rough part first, while everybody is fresh.',
        },
        {
          title: '11:00 Tea on tarmac',
          description: 'Knees and bikes get a rest where the good road starts.',
        },
        {
          title: '13:30 Pokhara',
          description: 'Bikes handed back, and a farewell meal by the water.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Which permits does Upper Mustang need?',
      desc: 'Foreign visitors need a restricted area permit through a registered Nepali agency, usually for two or more people with a guide, and a conservation area entry. We file them with your passport details; rules and fees change, so we confirm both in the quote.',
    },
    {
      id: 2,
      title: 'Do Indian guests need a visa for Nepal?',
      desc: 'No visa at present, but carry your passport: it is the safest paper for the restricted area permit and for flights. We tell you what is asked for when you book.',
    },
    {
      id: 3,
      title: 'How difficult is the riding?',
      desc: 'Expect gravel, sand, steep bends and some water. You should be at ease standing on the pegs and riding a whole day off tarmac; if not, ask us about travelling in a support vehicle.',
    },
    {
      id: 4,
      title: 'What about altitude?',
      desc: 'The night at Ghami is more than 500 m above Kagbeni, which is over the common guideline above 3,000 m. That is why the days before and after are short and Lo Manthang has a rest day; anyone who gets worse goes down.',
    },
    {
      id: 5,
      title: 'When is the Tiji festival?',
      desc: 'Usually in May, for three days in Lo Manthang, on dates set by the Tibetan calendar. Rooms are few then, so ask very early if you want to be there.',
    },
    {
      id: 6,
      title: 'What should I pack for dust and wind?',
      desc: 'A buff, clear goggles or a close-fitting visor, lip balm and a dry bag for anything electronic. Nights at Lo Manthang are cold even in May, so bring a down jacket.',
    },
  ],
  mapQuery: 'Lo Manthang, Mustang, Nepal',
  pictures: {
    background: 'ghami',
    header: ['kagbeni', 'ghami', 'lo-manthang', 'muktinath', 'pokhara-lake'],
  },
}
