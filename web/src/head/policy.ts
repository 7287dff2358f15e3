// The Content-Security-Policy of firebase.json: which hosts a page may use, and for what.

import { site } from '../site.ts'

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

export type InPage = {
  /** The hash of the page's one inline script. */
  startScript: string
  /** The hashes of the inline styles: the page's, and the fonts' for visitors without scripts. */
  styles: readonly string[]
}

/** The features that site.ts switches on. */
type Switched = { appCheck: boolean; metricsUrl: string | null }

export function policy({ startScript, styles, appCheck, metricsUrl }: InPage & Switched) {
  const own: Sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${startScript}'`],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
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
    .map(([kind, sources]) => [kind, ...sources, ...(further[kind] ?? [])].join(' '))
    .join('; ')
}

/** The origin of an address; none for the site's own, which is always allowed. */
function originOf(url: string | null): string[] {
  if (url === null) return []
  const { origin } = new URL(url, site.baseUrl)
  return origin === site.baseUrl ? [] : [origin]
}
