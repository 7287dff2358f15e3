// The data attributes that the prerendered HTML, the start script (this folder) and the page's code
// (src/app) use to communicate. styles/interaction.css, load-failed.css and tokens.css select PRESSED, ALIVE and THEME.

/** On <html>: the page's style sheets and the files of its code, which the start script loads. */
export const CODE = 'data-code'

/** On <html>: set by src/app when the page's code runs; the start script then does nothing more. */
export const ALIVE = 'data-alive'

/**
 * On a button, link or form that was used before the page's code ran: the timeStamp of each event, each after a space.
 * src/app repeats the presses.
 */
export const PRESSED = 'data-pressed'

/** On the message that the start script adds to a form that could not be sent. src/app removes that copy. */
export const INSTEAD = 'data-instead'

/** On the <link> of a font: its family and weight. The start script removes FAMILY when it loads the font. */
export const FAMILY = 'data-family'
export const WEIGHT = 'data-weight'

/** On <html>: the theme that the visitor has chosen. */
export const THEME = 'data-theme'
