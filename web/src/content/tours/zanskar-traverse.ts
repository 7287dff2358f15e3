import type { TourDetail } from '../tour.ts'

export const tour: TourDetail = {
  slug: 'zanskar-traverse',
  season: 'June to early October',
  departures: { first: '2027-06-05', last: '2027-09-25' },
  description:
    '<p>For a long time Zanskar was a valley with one road in and the same road out. With Shinku La open to traffic in summer, it can be crossed from end to end. We ride it from Srinagar: over Zoji La to Kargil, up the Suru valley to Rangdum, past the glacier at Penzi La to Padum, and out by Purne and Shinku La (5,091 m) to Lahaul and Manali.</p>' +
    '<p>Much of the way is gravel or road under construction, with water crossings after warm afternoons. Days are planned short enough to absorb delays, and there is a full day in Padum to rest and see Karsha monastery.</p>' +
    '<ul><li>The largest step in sleeping altitude is from Kargil (2,676 m) to Rangdum (3,980 m). Two nights in Padum follow, lower than Rangdum.</li><li>The route does not enter the Nubra, Pangong or Hanle circuits and does not pass through Leh, so the change of bike that those circuits require does not apply on these dates.</li></ul>',
  days: [
    {
      title: 'Meet in Srinagar',
      description:
        'We meet in Srinagar, hand out the motorcycles and go over the route. There is time for Dal Lake in the evening. Draw cash today, because machines are few after Kargil.',
      stops: ['Srinagar'],
      picture: 'srinagar-dal',
      track: [
        {
          title: '14:00 Check-in',
          description: 'Bags in, boots on, and a look at the bikes.',
        },
        {
          title: '16:30 Dal Lake',
          description: 'An optional shikara ride, at your own cost.',
        },
        {
          title: '19:00 Briefing and dinner',
          description: 'Riding order, water crossings and what to do when the road is closed.',
        },
      ],
    },
    {
      title: 'Over Zoji La to Kargil',
      description:
        'Up the Sindh valley to Sonamarg and over Zoji La, where pine forest ends and bare mountains begin. Traffic at the pass is often one way at a time, so we may wait. After Drass and its war memorial the road runs down to Kargil.',
      stops: ['Srinagar', 'Sonamarg', 'Zoji La', 'Drass', 'Kargil'],
      picture: 'zoji-la',
      track: [
        {
          title: '08:00 Leave Srinagar',
          description: 'Out of the city before the school traffic is thick.',
        },
        {
          title: '10:00 Sonamarg',
          description: 'Tea, and news of the pass.',
        },
        {
          title: '11:15 Zoji La',
          description: 'Narrow and muddy after rain; ride on the inside.',
        },
        {
          title: '12:30 Lunch in Drass',
          description: 'With a stop at the Kargil war memorial.',
        },
        {
          title: '15:00 Kargil',
          description: 'A walk by the Suru river before dinner.',
        },
      ],
    },
    {
      title: 'Up the Suru valley to Rangdum',
      description:
        'Green villages as far as Panikhar, with Nun and Kun above them on a clear day, then gravel and a wide, empty valley. Rangdum lies at 3,980 m, a large step from Kargil. Anyone who feels unwell should say so at Panikhar (3,300 m), which is the lower place to stop.',
      stops: ['Kargil', 'Sankoo', 'Panikhar', 'Rangdum'],
      picture: 'rangdum',
      track: [
        {
          title: '08:30 Leave Kargil',
          description: 'Full tanks: the next sure pump on this road is at Tandi, on day 8.',
        },
        {
          title: '09:45 Sankoo',
          description: 'Tea among poplars and barley.',
        },
        {
          title: '11:00 Panikhar',
          description: 'A long look at the snow peaks and a check on how everyone feels.',
        },
        {
          title: '14:00 Rangdum',
          description: 'Rest first, then the monastery mound if you feel well.',
        },
      ],
    },
    {
      title: 'Penzi La and down to Padum',
      description:
        'A gentle climb past small lakes to Penzi La, the gate to Zanskar. Just beyond it the Drang-Drung glacier curves down beside the road. Then a long valley of scattered villages leads to Padum, lower than last night.',
      stops: ['Rangdum', 'Penzi La', 'Padum'],
      picture: 'penzi-la',
      track: [
        {
          title: '08:30 Leave Rangdum',
          description: 'Marmots sit up beside the track in the morning.',
        },
        {
          title: '09:30 Penzi La',
          description: 'A short walk to the view of the glacier.',
        },
        {
          title: '13:30 Padum',
          description: 'A late lunch, and two nights in one place.',
        },
      ],
    },
    {
      title: 'Rest day in Padum',
      description:
        'No riding is planned. The mechanic goes over the bikes while you sleep late, wash clothes or visit Karsha, the large monastery across the valley, by local taxi at your own cost. The day is also our reserve if a road was closed.',
      stops: ['Padum'],
      picture: 'padum',
      track: [
        {
          title: '09:00 Late breakfast',
          description: 'The body catches up with the height.',
        },
        {
          title: '10:30 Karsha, if you like',
          description: 'White houses and temples stacked up a cliff.',
        },
        {
          title: '17:00 Bike check',
          description: 'Chains, tyres and bolts before the rough part.',
        },
      ],
    },
    {
      title: 'To Purne, and on foot to Phugtal',
      description:
        'A short ride up the Lungnak valley, on a road cut into the side of the gorge. From Purne a footpath leads to Phugtal, a monastery built into the mouth of a cave. The walk is there and back by the river, uneven but not technical; those who prefer can stay in Purne.',
      stops: ['Padum', 'Purne'],
      picture: 'purne',
      track: [
        {
          title: '09:00 Leave Padum',
          description: 'Ride slowly and keep to the inside of the bends.',
        },
        {
          title: '11:00 Purne',
          description: 'Drop the bags and eat before the walk.',
        },
        {
          title: '12:00 Walk to Phugtal',
          description: 'Carry water and a sun hat; there is little shade.',
        },
        {
          title: '17:30 Back in Purne',
          description: 'A simple dinner and an early night.',
        },
      ],
    },
    {
      title: 'Over Shinku La to Jispa',
      description:
        'We follow the stream past the rock tower of Gonbo Rangjon and climb to Shinku La, 5,091 m, the highest point of the tour. The halt is 15 to 20 minutes. The descent to Darcha is long, and the night by the Bhaga river in Jispa is much lower.',
      stops: ['Purne', 'Shinku La', 'Darcha', 'Jispa'],
      picture: 'shinku-la',
      track: [
        {
          title: '08:00 Leave Purne',
          description: 'Streams are low in the morning.',
        },
        {
          title: '10:10 Shinku La',
          description: 'Wind, prayer flags and a quick photograph.',
        },
        {
          title: '12:00 Darcha',
          description: 'Back on the Manali road.',
        },
        {
          title: '12:30 Jispa',
          description: 'Lunch by the river and a free afternoon.',
        },
      ],
    },
    {
      title: 'Through the Atal Tunnel to Manali',
      description:
        'An easy last ride through Keylong and Sissu. The Atal Tunnel brings you from dry Lahaul into the cedars of the Kullu side. Bikes are looked over in Manali and the tour ends there in the early afternoon.',
      stops: ['Jispa', 'Keylong', 'Tandi', 'Sissu', 'Atal Tunnel N', 'Atal Tunnel S', 'Manali'],
      picture: 'jispa',
      track: [
        {
          title: '09:00 Leave Jispa',
          description: 'Warm enough, at last, for thin gloves.',
        },
        {
          title: '10:00 Fuel at Tandi',
          description: 'The first sure pump since Kargil.',
        },
        {
          title: '10:50 Sissu',
          description: 'Tea opposite the waterfall.',
        },
        {
          title: '12:30 Manali',
          description: 'Hand back the bikes; evening buses leave from here.',
        },
      ],
    },
  ],
  questions: [
    {
      id: 1,
      title: 'Do we change bikes in Leh on this tour?',
      desc: 'No, because the route does not pass through Leh and does not enter the Nubra, Pangong or Hanle circuits, where motorcycles rented outside Leh are refused. If you add Leh and those circuits afterwards, you need a bike rented in Leh. Local rules can change, so we confirm this before you pay.',
    },
    {
      id: 2,
      title: 'How high do we sleep?',
      desc: 'The highest night is Rangdum at 3,980 m, a large step from Kargil at 2,676 m and above the common guideline of 500 m a night. Panikhar (3,300 m) is the lower place to stop, and two lower nights in Padum follow.',
    },
    {
      id: 3,
      title: 'Do foreign guests need a permit?',
      desc: 'The Protected Area Permit is for circuits such as Nubra, Pangong and Hanle, which this route does not enter. Rules change, so carry your passport and visa and ask us before you pay for flights.',
    },
    {
      id: 4,
      title: 'How rough is the road?',
      desc: 'Expect gravel, dust, road works and some water crossings between Panikhar and Darcha. You should have ridden off tarmac before; a pillion needs patience and strong knees.',
    },
    {
      id: 5,
      title: 'Where can we get fuel?',
      desc: 'It is sure at Kargil and again at Tandi. Do not count on Padum: we fill up in Kargil and carry the rest, and fuel for the listed route is included.',
    },
    {
      id: 6,
      title: 'What about phones and cash?',
      desc: 'Only postpaid SIMs from other states work, and beyond Panikhar there is little signal outside Padum. Draw cash in Srinagar or Kargil.',
    },
  ],
  mapQuery: 'Padum, Zanskar, Ladakh, India',
  pictures: {
    background: 'penzi-la',
    header: ['rangdum', 'penzi-la', 'padum', 'shinku-la', 'purne'],
  },
}
