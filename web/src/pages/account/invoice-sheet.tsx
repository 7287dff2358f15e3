import type { ReactNode } from 'react'
import { amountOf, type Invoice, totalsOf } from '../../content/account/invoice.ts'
import { user } from '../../content/account/user.ts'
import { site } from '../../site.ts'
import styles from './invoice-sheet.module.css'

type Props = { invoice: Invoice; onAddress: () => void }

/** The sheet of paper. In print it is all that is left of the page. */
export function InvoiceSheet({ invoice, onAddress }: Props) {
  return (
    <article className={styles.sheet} data-print="only">
      <header className={styles.header}>
        <h2>{site.brand}</h2>
        <address>
          <button type="button" aria-haspopup="dialog" onClick={onAddress}>
            {site.address}
          </button>
          <p>{site.email}</p>
          <p>
            <span data-ltr="">{site.phone.shown}</span>
          </p>
        </address>
      </header>
      <dl className={styles.facts}>
        <Fact name="Invoice No.">
          <span data-ltr="">{invoice.number}</span>
        </Fact>
        <Fact name="Date">
          <span data-ltr="">{invoice.date}</span>
        </Fact>
        <Fact name="Due">
          <span data-ltr="">{invoice.due}</span>
        </Fact>
        <Fact name="Billed to">
          {user.firstName} {user.lastName}
        </Fact>
      </dl>
      <Items invoice={invoice} />
      <p className={styles.note}>A sample: nothing was sold and nothing is owed.</p>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Items({ invoice }: Pick<Props, 'invoice'>) {
  const { subtotal, taxes, total } = totalsOf(invoice)
  return (
    <table className={styles.items}>
      <caption>What the invoice holds</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Quantity</th>
          <th scope="col">Rate</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {invoice.rows.map((row) => (
          <tr key={row.item}>
            <th scope="row">{row.item}</th>
            <td>{row.quantity}</td>
            <Money amount={row.rate} />
            <Money amount={amountOf(row)} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum name="Subtotal" amount={subtotal} />
        <Sum name="Taxes" amount={taxes} />
        <Sum name="Total" amount={total} />
      </tfoot>
    </table>
  )
}

function Sum({ name, amount }: { name: string; amount: number }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <Money amount={amount} />
    </tr>
  )
}

function Money({ amount }: { amount: number }) {
  return (
    <td>
      <span data-ltr="">$ {amount}</span>
    </td>
  )
}
