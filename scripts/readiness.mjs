import { placeholdersIn } from './placeholders.mjs'

/**
 * @typedef {{
 *   project: string,
 *   site: {
 *     baseUrl: string, metricsUrl: string | null, phone: { number: string }, whatsapp: string | null
 *   },
 *   samples: readonly string[],
 *   env: NodeJS.Dict<string> | null,
 *   firebaseJson: string,
 * }} Values
 * `site`: brand/agency.yaml. `samples`: the files of content/ with invented people or answers. `env`:
 * the values of functions/.env.<project>, null without the file. `firebaseJson`: its text.
 */

/** The number that stands in agency.yaml until the agency writes its own. */
const PLACEHOLDER_NUMBER = '+911840000000'

/**
 * What a deployment still needs, and what a person has to check. The Firebase CLI itself asks for
 * a missing value of the functions and for their password; without a terminal the CLI aborts.
 * @param {Values} values
 */
export function readiness({ project, site, samples, env, firebaseJson }) {
  const file = `functions/.env.${project}`
  const sitePlaceholders = placeholdersIn(site)
  const envPlaceholders = placeholdersIn(env ?? {})
  const metrics = site.metricsUrl && new URL(site.metricsUrl, site.baseUrl).origin
  const domain = /@([^\s,;:<>"]+)/.exec(env?.MAIL_FROM ?? '')?.[1] ?? 'MAIL_FROM'
  /** @type {[holds: boolean, what: string][]} */
  const conditions = [
    [
      !project.startsWith('demo-'),
      `${project} is for the emulators alone: name the id of the agency's project`,
    ],
    [
      sitePlaceholders.length === 0,
      `the agency's own ${sitePlaceholders.join(', ')} in brand/agency.yaml`,
    ],
    [site.phone.number !== PLACEHOLDER_NUMBER, `the agency's own phone in brand/agency.yaml`],
    [
      samples.length === 0,
      `real people and answers in place of the samples in ${samples.join(', ')}`,
    ],
    [env !== null, `the file ${file} (docs/deploy.md, step 6)`],
    [envPlaceholders.length === 0, `the agency's own ${envPlaceholders.join(', ')} in ${file}`],
    [
      !env || `${env.MAIL_TO},${env.MAIL_FROM}`.split(',').every((one) => /\S@\S+\.\w/.test(one)),
      `an e-mail address in MAIL_FROM and in each part of MAIL_TO, in ${file}`,
    ],
    [
      env?.SITE_URL === site.baseUrl,
      `one address: SITE_URL in ${file} is ${env?.SITE_URL ?? 'not set'}, and baseUrl in brand/agency.yaml is ${site.baseUrl}`,
    ],
    [
      !metrics || metrics === site.baseUrl || firebaseJson.includes(` ${metrics}`),
      `${metrics} in connect-src of firebase.json: agency.yaml sends page speeds there`,
    ],
  ]
  const byHand = [
    `SMTP_PASSWORD is stored (npx firebase functions:secrets:set SMTP_PASSWORD --project ${project})`,
    `${project} exists, is on the Blaze plan, and has a web app that is linked to Hosting`,
    `the (default) database is in ${JSON.parse(firebaseJson).firestore.location}, with deletion protection, point-in-time recovery and daily backups`,
    'the link "Note it here" in a lead’s mail opens a page: everybody may call the function answer',
    `${domain} has the SPF, DKIM and DMARC records that the mail provider asks for`,
    ...(site.whatsapp
      ? []
      : ['the agency wants no link to WhatsApp: brand/agency.yaml has no number for it']),
    'App Check is switched on, or not wanted (docs/decisions/011-app-check.md)',
  ]
  const missing = conditions.flatMap(([holds, what]) => (holds ? [] : [what]))
  return { missing, byHand }
}
