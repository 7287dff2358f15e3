// The agency's words about itself on About Us.

/** Below the heading of About Us. */
export const aboutUs =
  'A small operator in Karnal, on the plains, with its mind on the passes. We lead motorbike and SUV journeys in Ladakh, and a few beyond it.'

export const manners = [
  {
    title: 'Two people answer',
    text: 'Every quote request and every message is read by one of two people in Karnal, who also write the reply. They know the routes, the beds and the prices, and they say so when a month is the wrong one.',
  },
  {
    title: 'A captain ahead, a mechanic behind',
    text: 'The lead captain sets the pace, and it is a slow one. A mechanic comes along with spares, and a backup vehicle carries oxygen and first aid, so a puncture costs a tea break and not a day.',
  },
  {
    title: 'Height first, pictures later',
    text: 'Our loops from Leh begin with two nights at 3,500 m. Where a route climbs faster than the usual guideline, its page says so in metres, together with the lower place where we can stop instead.',
  },
  {
    title: 'Papers and prices in plain words',
    text: 'We register our Indian guests for Ladakh and file the permits of those from abroad. Prices are for a person, with GST, bike and deposit each on a line of their own, and what is not included is on the list too.',
  },
] as const

/** The last section of About Us, above a link to the contact page. */
export const invitation = {
  title: 'Ask before you plan',
  text: 'Roads open late, rules change and flights sell out. Write before you pay for anything, and we will tell you what we know and what we do not.',
} as const
