import type { Block } from '../blog.ts'

export const body: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'The flight to Leh is short and the altitude does not care how short it was. You leave the plains after breakfast and step out at 3,500 m, where the air pressure is about two thirds of what it is at sea level. The body adjusts to that, but at its own pace, and it does not read itineraries.',
  },
  {
    kind: 'paragraph',
    text: 'This is why our loops from Leh sleep two nights in town before the first pass. What follows is general information about how altitude works and how the route is built. It is not advice to any one person: that comes from a doctor, ideally before the tickets are bought.',
  },
  { kind: 'heading', text: 'What the first 48 hours are for' },
  {
    kind: 'paragraph',
    text: 'The Leh administration asks visitors who fly in to rest for 48 hours before going higher. Rest means what it says: a slow walk to the market counts, a race up the palace steps does not. Water helps, alcohol does not, and the beer will still be there when you are home.',
  },
  {
    kind: 'paragraph',
    text: 'On paper our second day is a ride down the Indus to Alchi and back, 142 km that never climb above Leh itself. Someone who landed the day before and counts the 48 hours strictly would spend that day on a terrace instead. Alchi has stood for centuries and can wait for another visit.',
  },
  { kind: 'heading', text: 'The number that matters is the bed' },
  {
    kind: 'paragraph',
    text: 'Passes get the photographs, but sleeping height is what the guidelines look at. A common one says that above 3,000 m the sleeping height should rise by at most 500 m a night, with a rest day every three to four days. Crossing something high and sleeping low again is a different matter from staying up there.',
  },
  {
    kind: 'paragraph',
    text: 'So read an itinerary by its beds. These are the nights of our seven-day Hanle loop:',
  },
  {
    kind: 'list',
    items: [
      'Nights 1 and 2: Leh, 3,500 m',
      'Night 3: Hunder in Nubra, 3,160 m, after crossing Khardung La at 5,359 m',
      'Night 4: Spangmik on Pangong, 4,250 m',
      'Night 5: Hanle, 4,280 m',
      'Night 6: Leh again, 3,500 m',
    ],
  },
  { kind: 'heading', text: 'The jump we would rather tell you about' },
  {
    kind: 'paragraph',
    text: 'Look at night 4. From Hunder to Spangmik the bed rises by 1,090 m in one day, more than twice the guideline. Every loop that goes from Nubra to Pangong in a day does this, ours and everyone else’s, because the valley is low and the lake is not.',
  },
  {
    kind: 'paragraph',
    text: 'The two nights in Leh come before it for that reason, and there is a lower fallback at Tangtse, 3,950 m, a little over an hour’s riding short of Spangmik. That still means 790 m more than Hunder, so it softens the step and does not remove it. A page that shows you only the lake at sunrise has left something out.',
  },
  {
    kind: 'paragraph',
    text: 'Arriving by road is not automatically gentler. Between Jispa and Sarchu on the way up from Manali the sleeping height rises by 1,090 m as well, which is a coincidence, and not a pleasant one.',
  },
  { kind: 'heading', text: 'How it feels, and what comes next' },
  {
    kind: 'paragraph',
    text: 'A mild headache, a poor appetite and a night of odd, shallow sleep are common in the first days. The rule everybody agrees on is to go no higher while symptoms last, and to go down if they get worse. On the passes themselves, 15 to 20 minutes at the top is plenty: a picture, a look, a few slow breaths, then down.',
  },
  {
    kind: 'paragraph',
    text: 'The ride carries oxygen, first aid and a backup vehicle. None of these is a reason to carry on upwards. They are there to make going down easier.',
  },
  {
    kind: 'note',
    text: 'Medicines for altitude are a question for a doctor who knows your history, not for a blog, a captain or the person in the next tent. Confusion, unsteady walking or breathlessness at rest are treated everywhere as an emergency: go down and get medical help.',
  },
]
