// The agency's own facts (brand/agency.yaml). `appCheckSiteKey` is the site key of reCAPTCHA Enterprise, which
// switches App Check on (docs/decisions/011).

export { agency, appCheckSiteKey, office } from 'web/compiled/agency.ts'
