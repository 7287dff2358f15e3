import { cardTypes, expiryMonths, expiryYears, paymentMethods } from 'content/account-samples.ts'
import { addIcon, Icon } from '../../components/icons/icons.ts'
import { Overlay, opens } from '../../components/overlay/overlay.tsx'
import {
  type FieldProps,
  StaticField,
  StaticForm,
  StaticRow,
} from '../../components/static-form/static-form.tsx'
import type { Match } from '../../routes.ts'
import styles from './account.module.css'
import { AccountLayout } from './account-layout.tsx'
import { CardPicture } from './card-picture.tsx'

const ADD = 'Add Payment Method'
const DIALOG_ID = 'add'

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <section className={`spaced ${styles.section}`}>
        <h2>Saved payment methods</h2>
        <ul className={`${styles.rows} ${styles.methods}`}>
          {paymentMethods.map(({ image, title, date }) => (
            <li key={title}>
              <CardPicture type={image} />
              <h3>{title}</h3>
              <p className="muted">{date}</p>
            </li>
          ))}
        </ul>
        <button type="button" className="button" {...opens(DIALOG_ID)}>
          <Icon of={addIcon} size={20} />
          {ADD}
        </button>
      </section>
      <Overlay id={DIALOG_ID} label={ADD}>
        <h2 className={styles.heading}>{ADD}</h2>
        {/* The card form of spec 3, 5 and 9. The form sends nothing. */}
        <StaticForm label={ADD} submit="Add Card">
          <StaticField label="Name" name="name" required autoComplete="cc-name" />
          <StaticField
            label="Card Number"
            name="cardNumber"
            type="number"
            required
            autoComplete="cc-number"
          />
          <StaticRow fields={EXPIRY_AND_TYPE} />
        </StaticForm>
      </Overlay>
    </AccountLayout>
  )
}

// biome-ignore format: a table
const EXPIRY_AND_TYPE: readonly FieldProps[] = [
  { label: 'Expiry Month', name: 'month',    options: expiryMonths,    autoComplete: 'cc-exp-month' },
  { label: 'Expiry Year',  name: 'year',     options: expiryYears,     autoComplete: 'cc-exp-year' },
  { label: 'Card Type',    name: 'cardType', options: cardTypes,       autoComplete: 'cc-type' },
  { label: 'CVV',          name: 'cvv',      type: 'number', required: true, autoComplete: 'cc-csc' },
]
