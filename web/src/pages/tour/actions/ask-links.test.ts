import { expect, it } from 'vitest'
import { prefillValues } from '../../../enquiry/values-from-address.ts'
import { askPath, whatsappUrl } from './ask-links.ts'

it('a link fills in the subject and the comment of the contact form', () => {
  const comment = 'Solo rider × 2\nHimalayan +5,000 & more'
  const { pathname, search } = new URL(askPath('Leh, 1–7 May', comment), 'https://site.example')
  expect(pathname).toBe('/contact')
  expect(prefillValues(search, 'contact')).toEqual({ subject: 'Leh, 1–7 May', comment })
})

it('a link without a comment fills in the subject only', () => {
  expect(askPath('Leh')).toBe('/contact?subject=Leh')
})

it('the link to WhatsApp contains the text, and is null without a number', () => {
  expect(whatsappUrl(null, 'Leh')).toBeNull()
  expect(whatsappUrl('918800000000', 'Leh & back, 1–7 May')).toBe(
    'https://wa.me/918800000000?text=Leh%20%26%20back%2C%201%E2%80%937%20May',
  )
})
