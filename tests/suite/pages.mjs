// The pages that are measured.

/** One page of each kind. */
// biome-ignore format: a table
export const benchPages = {
  home:    '/',
  listing: '/grid',
  tour:    '/leh-to-leh-with-turtuk',
  post:    '/blog-detail/1',
  contact: '/contact',
}

/** @typedef {keyof typeof benchPages} PageName */
