import { appCheckSiteKey } from '../content/agency.ts'

/** The hashes (`sha256-…`) of the scripts and styles that stand in a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** The hosts from which reCAPTCHA Enterprise loads its scripts. */
const APP_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** The policy for a page's own scripts and styles; the header in firebase.json has the rest. */
export function pagePolicy(
  { scripts, styles }: InlineHashes,
  hasAppCheck = appCheckSiteKey !== null,
): string {
  const own = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)]
  return [
    ['script-src', ...own(scripts), ...(hasAppCheck ? APP_CHECK : [])],
    ['style-src', ...own(styles)],
  ]
    .map((words) => words.join(' '))
    .join('; ')
}
