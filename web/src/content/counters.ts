/** The figures beside the about section; the page counts up to each. */
export const counters = [
  { label: 'Visitor', end: 4589 },
  { label: 'Travel Packages', end: 50, suffix: '+' },
] as const
