// The agency's own facts. An editor changes this file and content/; docs/operations.md names the
// settings outside of the repository.

export const site = {
  brand: 'Seventh Pass',
  tagline: 'Guided motorbike journeys in Ladakh, from Karnal',
  /** Without a trailing slash. */
  baseUrl: 'https://seventh-pass.example',
  /** Opening hours as text for visitors, and in schema.org's notation. */
  openingHours: { shown: 'Mon-Sat: 9am to 9pm', schema: 'Mo-Sa 09:00-21:00' },
  city: 'Karnal',
  postalCode: '132001',
  address: 'Sector 12, Karnal 132001, Haryana, India',
  /** The location block of the contact page. */
  location: 'Karnal, India',
  email: 'hello@seventh-pass.example',
  phone: { shown: '+91 184 000 0000', number: '+911840000000' },
  social: {
    facebook: 'https://www.facebook.com/seventhpass.example',
    instagram: 'https://www.instagram.com/seventhpass.example',
  },
  /**
   * The address that page speed reports go to (app/vitals.ts); null sends none. After a change run
   * `npm run policy`, which allows this address in firebase.json.
   */
  metricsUrl: null as string | null,
} as const

/** The site key of reCAPTCHA Enterprise; a key switches App Check on (docs/decisions/011). */
export const appCheckSiteKey: string | null = null
