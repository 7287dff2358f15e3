// What `npm run leads` (scripts/lead-commands.mjs) needs. No deployed function imports this file.

export { eraseByEmail } from '../erase-leads.ts'
export { startOfIndianDay } from '../working-day.ts'
export { exportLeads } from './export.ts'
export { listLeads } from './list.ts'
export { resend, resendAllUnsent } from './resend.ts'
export { statusLines } from './status.ts'
