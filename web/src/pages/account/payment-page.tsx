import { AddIcon } from '../../components/icons/icons.ts'
import { Overlay, opens } from '../../components/overlay/overlay.tsx'
import { paymentMethods } from '../../content/account/payment-methods.ts'
import type { Match } from '../../routes.ts'
import { AccountLayout } from './account-layout.tsx'
import { CardForm } from './card-form.tsx'
import { CardPicture } from './card-picture.tsx'
import styles from './payment-page.module.css'

const ADD = 'Add Payment Method'
const ID = 'add'

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <section className={styles.methods}>
        <h2>Saved payment methods</h2>
        <ul className={styles.list}>
          {paymentMethods.map(({ image, title, date }) => (
            <li key={title}>
              <CardPicture type={image} />
              <h3>{title}</h3>
              <p>{date}</p>
            </li>
          ))}
        </ul>
        <button type="button" className="button" {...opens(ID)}>
          <AddIcon size={20} aria-hidden="true" />
          {ADD}
        </button>
      </section>
      <Overlay id={ID} label={ADD}>
        <h2 className={styles.heading}>{ADD}</h2>
        <CardForm label={ADD} />
      </Overlay>
    </AccountLayout>
  )
}
