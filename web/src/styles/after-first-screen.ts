// Styles for every page that the first screens of Home and of a tour do without (plugins/page-styles.ts).

import './fields.css'
import './focus.css'
import './interaction.css'
import './load-failed.css'
