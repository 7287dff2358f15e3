// Styles for every page that the first screen of a tour does without (plugins/page-styles.ts).

import './fields.css'
import './lost.css'
