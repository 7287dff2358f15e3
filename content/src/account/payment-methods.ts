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
