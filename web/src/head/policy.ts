// The Content-Security-Policy of the pages: which hosts a page may use, and for what. `npm run policy`
// writes it into firebase.json.

import { appCheckSiteKey, site } from '../site.ts'

type Sources = Record<string, readonly string[]>

/** The hosts that reCAPTCHA Enterprise and App Check need; the maps' frames allow google.com already. */
const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://recaptcha.google.com/recaptcha/'],
}

/** The hashes (`sha256-…`) of the scripts and styles that stand in the pages themselves. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** The features of agency.yaml that need further hosts. */
type Switches = { appCheck: boolean; metricsUrl: string | null }

/** The policy with the features that agency.yaml has switched on. */
export function sitePolicy(inline: InlineHashes): string {
  return policy(inline, { appCheck: appCheckSiteKey !== null, metricsUrl: site.metricsUrl })
}

export function policy({ scripts, styles }: InlineHashes, { appCheck, metricsUrl }: Switches) {
  const own: Sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'https://firestore.googleapis.com', ...originOf(metricsUrl)],
    'frame-src': ['https://www.google.com', 'https://maps.google.com'],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
  }
  const further = appCheck ? APP_CHECK : {}
  return Object.entries(own)
    .map(([directive, sources]) => [directive, ...sources, ...(further[directive] ?? [])].join(' '))
    .join('; ')
}

const quoted = (hash: string) => `'${hash}'`

/** The origin of an address; empty for an address of the site itself, which 'self' allows. */
function originOf(url: string | null): string[] {
  if (url === null) return []
  const { origin } = new URL(url, site.baseUrl)
  return origin === site.baseUrl ? [] : [origin]
}
