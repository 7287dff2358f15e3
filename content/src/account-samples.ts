// The sample content of the account screens (spec 2.7); nobody signs in.

/** The traveller whose account it is. */
export const user = { firstName: 'Asha', lastName: 'Rawat', picture: 'portrait-1' } as const

/** The details on the traveller's profile. */
export const userDetails = {
  email: 'asha@traveller.example',
  occupation: 'Architect',
  description: 'Rides in summer, draws in winter.',
  phone: '9100000000',
  website: 'https://asha.example',
} as const

/** The traveller's introduction on the profile. */
export const introduction = [
  'I started on a borrowed 350 in the hills behind Shimla and have been looking for the next pass since. I like long days, early starts, and tea at every place that sells it.',
  'Leh was the first place where I slept badly and woke up happy. Next on my list: the dark sky over Hanle, and one road that I have not yet seen on any map.',
] as const

/** The card types of the card form, spelt and ordered as in spec 3. */
export const cardTypes = ['Visa', 'Ame. Express', 'Master'] as const

export type CardType = (typeof cardTypes)[number]

/** With the field names of spec 3; `image` is the type of the drawn card. */
type PaymentMethod = { image: CardType; title: string; date: string }

export const paymentMethods: readonly PaymentMethod[] = [
  { image: 'Master', title: 'Mastercard ending in 4578', date: 'Expires in 09/2025' },
  { image: 'Visa', title: 'Visa ending in 1204', date: 'Expires in 11/2024' },
  { image: 'Ame. Express', title: 'American Express ending in 3007', date: 'Expires in 03/2025' },
]

export const expiryMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

export const expiryYears = [2022, 2023, 2024, 2025] as const

/** An invoice whose rows add up to the subtotal of spec 9: 520. */
export const invoice = {
  number: 'SP-0117',
  date: '14 June 2024',
  due: '28 June 2024',
  rows: [
    { item: 'Motorcycle, 500 cc', quantity: 5, rate: 58 },
    { item: 'Riding jacket and gloves', quantity: 5, rate: 14 },
    { item: 'Camp at Pangong, extra night', quantity: 2, rate: 65 },
    { item: 'Phone holder and charger', quantity: 1, rate: 30 },
  ],
  taxes: 20,
}

export const invoiceAmountOf = ({ quantity, rate }: (typeof invoice.rows)[number]) =>
  quantity * rate

export function invoiceTotalsOf({ rows, taxes }: typeof invoice) {
  const subtotal = rows.reduce((sum, row) => sum + invoiceAmountOf(row), 0)
  return { subtotal, taxes, total: subtotal + taxes }
}

export type SocialNetwork = 'twitter' | 'facebook' | 'instagram' | 'linkedin' | 'youtube'

/** With the field names of spec 3, such as `placeHolder`. */
type SocialProfile = { icon: SocialNetwork; name: string; placeHolder: string; desc: string }

// biome-ignore format: a table
export const socialProfiles: readonly SocialProfile[] = [
  { icon: 'twitter',   name: 'Twitter',   placeHolder: 'Twitter profile name',   desc: 'Your Twitter name, for example asha.rides.' },
  { icon: 'facebook',  name: 'Facebook',  placeHolder: 'Facebook profile name',  desc: 'Your Facebook name, for example asha.rides.' },
  { icon: 'instagram', name: 'Instagram', placeHolder: 'Instagram profile name', desc: 'Your Instagram name, for example asha.rides.' },
  { icon: 'linkedin',  name: 'Linkedin',  placeHolder: 'Linkedin profile name',  desc: 'Your Linkedin name, for example asha-rawat.' },
  { icon: 'youtube',   name: 'Youtube',   placeHolder: 'Youtube address',        desc: 'The address of your Youtube channel.' },
]

type NotificationGroup = {
  title: string
  desc: string
  choices: readonly { name: string; label: string; on?: true }[]
}

export const notificationGroups: readonly NotificationGroup[] = [
  {
    title: 'Account Notifications',
    desc: 'Tell me by e-mail when',
    choices: [
      { name: 'mention', label: 'someone mentions me', on: true },
      { name: 'follow', label: 'someone follows me', on: true },
      { name: 'share', label: 'someone shares my trip' },
      { name: 'message', label: 'someone sends me a message' },
    ],
  },
  {
    title: 'Trip Notifications',
    desc: 'While I am waiting for a departure, tell me when',
    choices: [
      { name: 'road', label: 'a pass opens or closes', on: true },
      { name: 'date', label: 'a date of my trip changes', on: true },
      { name: 'seat', label: 'a place becomes free' },
    ],
  },
  {
    title: 'Marketing Notifications',
    desc: 'Now and then, write to me about',
    choices: [
      { name: 'offers', label: 'sales and offers' },
      { name: 'news', label: 'company news', on: true },
      { name: 'jobs', label: 'weekly jobs' },
      { name: 'tours', label: 'new tours and dates' },
    ],
  },
]
