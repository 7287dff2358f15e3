// The only script of the sheets and of /offline (plugins/prerender.ts).

import { eraseExpired } from '../enquiry/draft-expiry.ts'

eraseExpired()
