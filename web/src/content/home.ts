/** The figures beside the about section; the page counts up to each. */
export const counters = [
  { label: 'Visitor', end: 4589 },
  { label: 'Travel Packages', end: 50, suffix: '+' },
] as const

/** The about section of Home, paragraph by paragraph. */
export const aboutOnHome = [
  'We lead guided motorbike journeys in Ladakh: over Khardung La to the dunes of Nubra, along the blue of Pangong, and out to the dark nights of Hanle. A captain rides in front, a mechanic behind, and a backup vehicle is never far away.',
  'Our loops begin with two nights of rest in Leh, because height is the one thing that cannot be hurried.',
] as const
