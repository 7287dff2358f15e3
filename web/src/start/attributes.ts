// The data attributes through which the prerendered HTML, the start script in its head (this folder)
// and the page's code (src/app) tell each other how far the page has come. styles/base.css and
// styles/lost.css know PRESSED and ALIVE by their names.

/** On <html>: the files of the page's code. The build writes them, the start script loads them. */
export const CODE = 'data-code'

/** On <html>: the page's code runs, and the start script does nothing more. src/app sets it. */
export const ALIVE = 'data-alive'

/** On a button, link or form that was used before the page's code ran: when. src/app does it again. */
export const PRESSED = 'data-pressed'

/** On a button that the start script must leave disabled, because code that comes later enables it. */
export const LATER = 'data-later'

/** On what the start script wrote into a form that could not be sent. src/app removes it. */
export const INSTEAD = 'data-instead'

/** On a font's <link>: its family and weight. The build writes them; FAMILY goes when the font loads. */
export const FAMILY = 'data-family'
export const WEIGHT = 'data-weight'

/** On <html>: the theme that the visitor has chosen. */
export const THEME = 'data-theme'
