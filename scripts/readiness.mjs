// Not by package name: a fresh clone has no node_modules yet.
import { REGION } from '../functions/src/region.mjs'
import { placeholdersIn } from './deployment-values.mjs'

/**
 * @typedef {{
 *   project: string,
 *   site: {
 *     baseUrl: string, metricsUrl: string | null, phone: { number: string }, whatsapp: string | null
 *   },
 *   samples: readonly string[],
 *   env: Record<string, string> | null,
 *   parameters: readonly string[],
 *   firebaseJson: string,
 *   passwordIsStored: boolean,
 * }} Values
 * `samples`: the files of content/ with invented people or answers. `env`: the values of
 * functions/.env.<project>, null without the file. `parameters`: the names that the functions read
 * from the file. `firebaseJson`: the text of firebase.json. `passwordIsStored`: false also if the CLI
 * cannot tell.
 */

/** The number that stands in agency.yaml until the agency writes its own. */
const PLACEHOLDER_NUMBER = '+911840000000'

/**
 * What a first deployment still needs, and what a person has to see to.
 * @param {Values} values
 */
export function readiness(values) {
  const { project, site, samples, env, parameters, firebaseJson, passwordIsStored } = values
  const file = `functions/.env.${project}`
  const sitePlaceholders = placeholdersIn(site)
  const envPlaceholders = placeholdersIn(env ?? {})
  const lacking = parameters.filter((name) => env?.[name] === undefined)
  const metrics = site.metricsUrl && new URL(site.metricsUrl, site.baseUrl).origin
  const domain = env?.MAIL_FROM?.split('@')[1] ?? 'MAIL_FROM'
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
    [lacking.length === 0, `${lacking.join(', ')} in ${file} (docs/deploy.md, step 6)`],
    [
      env !== null && envPlaceholders.length === 0,
      `the agency's own ${envPlaceholders.join(', ') || 'addresses'} in ${file}`,
    ],
    [
      env?.SITE_URL === site.baseUrl,
      `one address: SITE_URL in ${file} is ${env?.SITE_URL ?? 'not set'}, and baseUrl in brand/agency.yaml is ${site.baseUrl}`,
    ],
    [
      !metrics || site.baseUrl.startsWith(metrics) || firebaseJson.includes(metrics),
      `${metrics} after connect-src in firebase.json: agency.yaml sends page speeds there`,
    ],
  ]
  const password = `SMTP_PASSWORD (npx firebase functions:secrets:set SMTP_PASSWORD --project ${project})`
  const byHand = [
    ...(passwordIsStored ? [] : [`${password} is stored`]),
    `${project} exists, is on the Blaze plan, and has a web app that is linked to Hosting`,
    `the (default) database is in ${REGION}, with deletion protection, point-in-time recovery and daily backups`,
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
