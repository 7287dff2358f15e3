// The facts of brand/agency.yaml. An `appCheckSiteKey` switches App Check on (docs/decisions/011).

export { agency, appCheckSiteKey, office } from 'content/compiled/agency.ts'
