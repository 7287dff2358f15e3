// The names that the HTML, the start script (this folder), the page's code and the style sheets share. A style sheet
// cannot import a constant: the comment of an attribute names the sheets that select it.

/** On <html>: the page's style sheets and the files of its code, which the start script loads. base.css. */
export const CODE = 'data-code'

/** On <html>: set by src/app when the page's code runs. For tests, scripts and base.css. */
export const ALIVE = 'data-alive'

/** The id of the message in index.html that parts of the page are missing. base.css. */
export const LOST = 'lost'

/** On the <link> of a font: its family and weight. The start script removes FAMILY, so that a font is loaded once. */
export const FAMILY = 'data-family'
export const WEIGHT = 'data-weight'

/** On <html>: the theme that the visitor has chosen. tokens.css, floating-controls.module.css. */
export const THEME = 'data-theme'

/** On a button: a key of ACTIONS in button-actions.ts, which the start script runs at a press. scrolling.css. */
export const ACTION = 'data-action'

/**
 * On <html>, while the page is scrolled further than 50 pixels (STUCK) or 300 pixels (FAR) (spec 2.2, 4).
 * STUCK: navigation-bar.module.css, section-links.module.css. FAR: floating-controls.module.css.
 */
export const STUCK = 'data-stuck'
export const FAR = 'data-far'

/** On a form that stores a lead: the form's name in submissions. */
export const LEAD = 'data-lead'

/** On a form that stores a lead: the draft as JSON, sent before the form's code ran. */
export const HELD = 'data-held'

/** On a form that stores a lead: the draft as JSON, whose send has failed without the form's code. enquiry.module.css. */
export const LATE = 'data-late'
