import { appCheckSiteKey } from 'content/compiled/agency.ts'

/** The addresses from which reCAPTCHA Enterprise loads its scripts. */
const APP_CHECK = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** A page's policy for scripts and styles, with the hashes of inline ones (`sha256-…`). firebase.json has the rest. */
export function pagePolicy(
  { scripts, styles }: Record<'scripts' | 'styles', readonly string[]>,
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
