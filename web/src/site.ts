// The agency's own facts. It edits this file and content/, and nothing else.

export const site = {
  brand: 'Seventh Pass',
  tagline: 'Guided motorbike journeys in Ladakh, from Karnal',
  /** Without a slash at its end. */
  baseUrl: 'https://seventh-pass.example',
  /** As visitors read them, and as schema.org writes the same. */
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
   * Where page speeds are reported (app/vitals.ts); null is nowhere. After setting it run npm test and
   * paste the policy it shows into firebase.json.
   */
  metricsUrl: null as string | null,
} as const

/** The site key of reCAPTCHA Enterprise switches App Check on: docs/decisions/011. */
export const appCheckSiteKey: string | null = null
