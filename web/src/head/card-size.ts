// The size of a social card in pixels. These constants are not in cards.ts, because the build's plugins import
// them before the content is compiled.

export const CARD_WIDTH = 1200
export const CARD_HEIGHT = 630
