/**
 * Every colour of the brand, as hex. Style sheets write `var(--palette-apricot)` (web/plugins/css-constants.ts); code
 * imports this table. web/src/styles/tokens.css says which colour a button has, and pictures/src/moods.ts has others.
 */
export const palette = {
  // Backgrounds, text and lines. styles/tokens.css pairs the colours of the light theme with those of the dark theme.
  paper: '#fbf6ec',
  night: '#13142c',
  snow: '#fffdf8',
  twilight: '#1d1f41',
  sand: '#f2e8d5',
  midnight: '#0d0e22',
  indigo: '#1b1c45',
  ink: '#1b1c3a',
  cream: '#f6efe2',
  slate: '#565672',
  lavender: '#b9b7cf',
  parchment: '#e0d3bb',
  denim: '#34365f',
  stone: '#8a8498',
  steel: '#7d7ea6',
  white: '#ffffff',

  // Links, buttons and other controls.
  cobalt: '#2346b5',
  'cobalt-deep': '#1a3690',
  apricot: '#f4a963',
  'apricot-light': '#ffc389',
  'apricot-soft': '#f8bd86',
  plum: '#1d1533',

  // Success and failure.
  pine: '#1b6b3d',
  mint: '#7fd69e',
  brick: '#b3261e',
  coral: '#ff9b8e',

  // Days and months (dayColours).
  periwinkle: '#9db4ff',
  violet: '#6a3aa2',
  lilac: '#cfa8ff',
  umber: '#8a4b08',
  teal: '#0b6470',
  aqua: '#7fd3e0',
  wine: '#99295f',
  pink: '#ff9fce',

  // The scenes behind headings and the logo: by day, then by night.
  sky: '#2d57c8',
  'sky-night': '#171a44',
  sunset: '#f4b27c',
  'sunset-night': '#3a2f66',
  sun: '#fde3b4',
  moon: '#f3ead2',
  'far-ridge': '#7d6fae',
  'far-ridge-night': '#3c3a75',
  rose: '#b4576a',
  'rose-night': '#4a2f62',
  ochre: '#d98a3d',
  'ochre-night': '#2f2450',
  earth: '#2b2148',
  'earth-night': '#0f1027',
  'snow-field': '#fdf6ea',
  'snow-field-night': '#c9c7e6',
} as const

/** The days of a tour, and its months, take these pairs in turn: the colour of the light theme, then of the dark theme. */
export const dayColours = [
  [palette.cobalt, palette.periwinkle],
  [palette.brick, palette.coral],
  [palette.pine, palette.mint],
  [palette.violet, palette.lilac],
  [palette.umber, palette.apricot],
  [palette.teal, palette.aqua],
  [palette.wine, palette.pink],
] as const
