/** The keys of the visitor's preferences in localStorage. Keys of drafts: enquiry/drafts.ts. */
export const THEME_KEY = 'theme'
export const DIRECTION_KEY = 'direction'
