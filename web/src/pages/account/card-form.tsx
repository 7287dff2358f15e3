import {
  StaticField,
  StaticForm,
  StaticRow,
  StaticSubmit,
} from '../../components/static-form/static-form.tsx'
import { StaticSelect } from '../../components/static-form/static-select.tsx'
import { cardTypes, expiryMonths, expiryYears } from '../../content/account/payment-methods.ts'
import { digits } from './digits.ts'

/** The card form of spec 3, with the limits of spec 5 and 9; it sends nothing. */
// biome-ignore format: one field a line
export function CardForm({ label }: { label: string }) {
  return (
    <StaticForm label={label}>
      <StaticField label="Name" name="name" required autoComplete="cc-name" />
      <StaticField label="Card Number" name="cardNumber" {...digits} required autoComplete="cc-number" />
      <StaticRow>
        <StaticSelect label="Expiry Month" name="month" options={expiryMonths} autoComplete="cc-exp-month" />
        <StaticSelect label="Expiry Year" name="year" options={expiryYears} autoComplete="cc-exp-year" />
        <StaticSelect label="Card Type" name="cardType" options={cardTypes} autoComplete="cc-type" />
        <StaticField label="CVV" name="cvv" {...digits} required autoComplete="cc-csc" />
      </StaticRow>
      <StaticSubmit>Add Card</StaticSubmit>
    </StaticForm>
  )
}
