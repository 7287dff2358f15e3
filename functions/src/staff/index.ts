// What `npm run leads` does (scripts/leads.mjs); no deployed function needs it.

export { exportLeads } from './export.ts'
export { listLeads } from './list.ts'
export { resend } from './resend.ts'
