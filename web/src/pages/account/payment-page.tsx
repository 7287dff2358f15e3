import { useState } from 'react'
import { AddIcon } from '../../components/icons.ts'
import { Overlay } from '../../components/overlay.tsx'
import { ScriptedButton } from '../../components/scripted-button.tsx'
import { paymentMethods } from '../../content/account/payment-methods.ts'
import type { Match } from '../../routes.ts'
import { AccountLayout } from './account-layout.tsx'
import { CardForm } from './card-form.tsx'
import styles from './payment-page.module.css'

const ADD = 'Add Payment Method'

export function Page({ id }: Match) {
  const [adding, setAdding] = useState(false)
  return (
    <AccountLayout routeId={id}>
      <section className={styles.methods}>
        <h2>Saved payment methods</h2>
        <ul className={styles.list}>
          {paymentMethods.map(({ image, title, date }) => (
            <li key={title}>
              <span aria-hidden="true">{image}</span>
              <h3>{title}</h3>
              <p>{date}</p>
            </li>
          ))}
        </ul>
        <ScriptedButton className="button" onClick={() => setAdding(true)}>
          <AddIcon size={20} aria-hidden="true" />
          {ADD}
        </ScriptedButton>
      </section>
      <Overlay label={ADD} open={adding} onClose={() => setAdding(false)}>
        <h2 className={styles.heading}>{ADD}</h2>
        <CardForm label={ADD} />
      </Overlay>
    </AccountLayout>
  )
}
