import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'On the third morning of our loops you leave Leh at 3,500 m and turn north. Forty kilometres later you are on Khardung La at 5,359 m. Nothing on that road is technically hard, but the motorcycle, your lungs and your hands all behave differently from what they do at home.',
  },
  { kind: 'heading', text: 'The engine' },
  {
    kind: 'paragraph',
    text: 'At the top of Khardung La the air pressure is about half that at sea level, and an engine without a turbo loses power along with the air. The bike feels as if somebody had hung a trailer on it. It is not broken, it is breathing the same thin stuff that you are.',
  },
  {
    kind: 'paragraph',
    text: 'Change down early and let the engine turn. Lugging it up a hairpin in third is the classic way to stall on a slope with a truck behind you. If a bike coughs or will not idle, tell the mechanic at the next stop, and leave the overtaking for lower down.',
  },
  { kind: 'heading', text: 'Your breath' },
  {
    kind: 'paragraph',
    text: 'Sitting on a motorcycle is easy at any height. Pushing one backwards out of a gravel car park at 5,000 m is not, and you will find this out in front of an audience. Ask for a hand, and park facing the way you want to leave.',
  },
  {
    kind: 'paragraph',
    text: 'Drink at every stop, thirsty or not. Spend 15 to 20 minutes at the top of a pass, no more, and walk as if you were carrying soup. If you feel dizzy, sleepy or strangely clumsy, pull over and tell the captain: the answer is usually to go down, and nobody needs it explained twice.',
  },
  { kind: 'heading', text: 'Braking and bends' },
  {
    kind: 'paragraph',
    text: 'From Khardung La to Khalsar the road drops more than 2,200 m in 57 km. Use the gears: the one you would climb a slope in is about right for going down it. Brakes held on for minutes get hot and weak, so brake firmly before the bend, then let go.',
  },
  {
    kind: 'paragraph',
    text: 'Gravel gathers where you would like to put your tyre, on the outside of bends and wherever a stream has crossed. Be gentle with the front brake there, keep your eyes far ahead, and give way to whatever is larger. Sound the horn before blind corners, since the lorry coming round will certainly sound his.',
  },
  { kind: 'heading', text: 'Water on the road' },
  {
    kind: 'paragraph',
    text: 'Riders here call a stream across the road a nala, and by afternoon the melt has made it deeper. That is why the day starts early. When you come to one, the order of things is always the same:',
  },
  {
    kind: 'list',
    items: [
      'Stop, and watch somebody else cross',
      'Choose a line, usually where the vehicles go, and look at the far bank',
      'First gear, steady throttle, a little more speed than walking',
      'One motorcycle at a time, with the next one waiting on dry land',
      'If it stalls, stay upright, switch off and wait for help',
      'Afterwards, drag the brakes lightly for a few metres to dry them',
    ],
  },
  {
    kind: 'paragraph',
    text: 'If the bike goes over in water, hit the kill switch and leave it off. An engine that has swallowed a stream should meet the mechanic before it meets the starter. There is no shame in walking across while someone else rides your bike, and you keep one dry sock.',
  },
  { kind: 'heading', text: 'Cold' },
  {
    kind: 'paragraph',
    text: 'As a rule of thumb it gets about six degrees colder for every thousand metres you climb. Between Leh and Khardung La that is eleven degrees or so, before the wind has its say. Add the layer before you feel cold, at the last stop on the way up, because by the top your fingers will no longer do zips.',
  },
  {
    kind: 'paragraph',
    text: 'Cold hands brake late, which makes gloves a safety item and not a comfort. Warm them on your body, not on the exhaust. A change of socks and something hot at the next tea stall repair most of what a pass has done to you.',
  },
  {
    kind: 'note',
    text: 'Ride your own pace. A lead captain goes in front and a backup vehicle is part of the group, so the only person asking you to hurry is you.',
  },
]
