// The fields of brand/agency.yaml.

import { z } from 'zod'
import { decimal, list, nonEmpty, text, whole } from './schema-text.ts'

/** "none" in the file, null in the code. */
const orNone = (form: RegExp, advice: string) =>
  nonEmpty
    .refine((written) => written === 'none' || form.test(written), `${advice}; or: none`)
    .transform((written) => (written === 'none' ? null : written))

const webAddress = nonEmpty.regex(
  /^https:\/\/[^\s/@:]+$/,
  'Write the address with https:// and without a path or a slash at the end.',
)

/** The address of a profile; the footer's link has the name of the network. */
const profileOf = (host: string) =>
  nonEmpty.regex(
    new RegExp(`^https://(www\\.)?${host.replace('.', '\\.')}(/[^\\s/]+)+$`),
    `Write a profile of ${host}: https://www.${host}/name.`,
  )

const time = nonEmpty.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Write two digits each: 09:00.')

/** Digits of a phone number with its country code. A number in India has ten digits after 91. */
const DIALLED = /^(91\d{10}|(?!91)[1-9]\d{10,14})$/

const phone = nonEmpty
  .transform((shown) => ({ shown, number: shown.replaceAll(' ', '') }))
  .refine(
    ({ number }) => number.startsWith('+') && DIALLED.test(number.slice(1)),
    'It cannot be dialled. Write a plus sign, the country code and the digits: +91 184 000 0000.',
  )

export const agency = z.strictObject({
  brand: text,
  tagline: text,
  baseUrl: webAddress, // of canonical links and the sitemap; links in mails begin with SITE_URL
  email: nonEmpty.regex(z.regexes.email, 'Write an e-mail address, like name@agency.in.'),
  phone,
  social: z.strictObject({
    facebook: profileOf('facebook.com'),
    instagram: profileOf('instagram.com'),
  }),
  openingHours: text,
  location: text, // the location block of the contact page
  office: z
    .strictObject({
      street: text,
      city: text,
      postalCode: nonEmpty.regex(/^[1-9]\d{5}$/, 'Write the six digits of a PIN.'),
      region: text,
      country: z.literal('IN'),
      // The limits of India refuse exchanged coordinates.
      geo: z.strictObject({ latitude: decimal(6, 38), longitude: decimal(68, 98) }),
      days: list(z.enum('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '))),
      opens: time,
      closes: time,
    })
    .refine(({ opens, closes }) => opens < closes, {
      path: ['closes'],
      message: 'The office closes before it opens. Write the hours as 09:00 and 18:00.',
    }),
  captains: whole(1, 50), // one captain leads each group: the most groups on tour on one day
  whatsapp: orNone(DIALLED, 'Write the country code and the digits only: 918800000000'),
  keepsTours: z.stringbool({ truthy: ['true'], falsy: ['false'] }),
  metricsUrl: orNone(/^https:\/\/[^\s/]\S*$/, 'Write an address with https://'),
  appCheckSiteKey: orNone(/^.{20,}$/, 'Write the whole site key'),
})
