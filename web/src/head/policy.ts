// The Content-Security-Policy of firebase.json: which hosts a page may use, and for what.

import { appCheckSiteKey, site } from '../site.ts'

type Sources = Record<string, readonly string[]>

/** The hosts that reCAPTCHA Enterprise and App Check need; maps need google.com as a frame. */
const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://recaptcha.google.com/recaptcha/'],
}

  /** The hash of the page's one inline script. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

  /** The hashes of the inline styles: the page's, and the fonts' for visitors without scripts. */
type Switches = { appCheck: boolean; metricsUrl: string | null }

/** The features that site.ts switches on. */
export function sitePolicy(inline: InlineHashes): string {
  return policy(inline, { appCheck: appCheckSiteKey !== null, metricsUrl: site.metricsUrl })
}

export function policy({ scripts, styles }: InlineHashes, { appCheck, metricsUrl }: Switches) {
  const own: Sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(quoted)],
    'style-src': ["'self'", ...styles.map(quoted)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
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

/** The origin of an address; none for the site's own, which is always allowed. */
function originOf(url: string | null): string[] {
  if (url === null) return []
  const { origin } = new URL(url, site.baseUrl)
  return origin === site.baseUrl ? [] : [origin]
}
