// The Content-Security-Policy that firebase.json must have: which hosts a page may use, and for what.

type Sources = Record<string, readonly string[]>

/** What reCAPTCHA Enterprise and App Check fetch, run and frame; the maps' frames allow google.com. */
const APP_CHECK: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://recaptcha.google.com/recaptcha/'],
}

export type InPage = {
  /** The hash of the one script that stands in the page. */
  startScript: string
  /** The hashes of its styles, and of its fonts' for visitors without scripts. */
  styles: readonly string[]
}

export function policy({ startScript, styles, appCheck }: InPage & { appCheck: boolean }) {
  const own: Sources = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${startScript}'`],
    'style-src': ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://firestore.googleapis.com'],
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
