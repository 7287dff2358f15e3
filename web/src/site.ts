// The agency's own facts. An editor changes this file and web/content/; docs/operations.md names the
// settings outside of the repository.

const street = 'Sector 12'
const city = 'Karnal'
const postalCode = '132001'
const region = 'Haryana'

/** The facts about the office for search engines (head/structured-data.ts); no page's code contains them. */
export const office = {
  street,
  city,
  postalCode,
  region,
  country: 'IN',
  /** The coordinates of the city, in degrees, until the agency enters those of its office. */
  geo: { latitude: 29.686, longitude: 76.99 },
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  opens: '09:00',
  closes: '21:00',
} as const

export const site = {
  brand: 'Seventh Pass',
  tagline: 'Guided motorbike journeys in Ladakh, from Karnal',
  /** Without a trailing slash. */
  baseUrl: 'https://seventh-pass.example',
  openingHours: 'Mon-Sat: 9am to 9pm',
  city,
  postalCode,
  address: `${street}, ${city} ${postalCode}, ${region}, India`,
  /** The location block of the contact page. */
  location: 'Karnal, India',
  email: 'hello@seventh-pass.example',
  phone: { shown: '+91 184 000 0000', number: '+911840000000' },
  /**
   * Whether visitors can keep a tour in their browser. With false the next deployment removes every copy, and the
   * service worker with them (docs/decisions/021).
   */
  keepsTours: true as boolean,
  /**
   * The number that the agency answers on WhatsApp, digits only with the country code ("918800000000"); null shows
   * no link to WhatsApp.
   */
  whatsapp: null as string | null,
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
