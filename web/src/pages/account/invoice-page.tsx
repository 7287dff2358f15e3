import { invoice, invoiceAmountOf, invoiceTotalsOf, user } from 'content/account-samples.ts'
import { agency } from 'content/compiled/agency.ts'
import { Icon, printIcon } from '../../components/icons/icons.ts'
import { MapFrame } from '../../components/map-frame/map-frame.tsx'
import { Overlay, opens } from '../../components/overlay/overlay.tsx'
import { does } from '../../loading/start/button-actions.ts'
import type { Match } from '../../routes.ts'
import { AccountLayout } from './account-layout.tsx'
import styles from './invoice-page.module.css'

/** The height of a map in an overlay, in pixels (spec 9). */
const MAP_HEIGHT = 800
const MAP_TITLE = 'Map of our address'
const MAP_ID = 'map'

export function Page({ id }: Match) {
  return (
    <AccountLayout routeId={id}>
      <InvoicePaper />
      <p>
        <button type="button" className="button" {...does('print')}>
          <Icon of={printIcon} size={20} />
          Print
        </button>
      </p>
      <Overlay id={MAP_ID} label={MAP_TITLE} size="full">
        <MapFrame query={agency.address} title={MAP_TITLE} height={MAP_HEIGHT} inOverlay />
      </Overlay>
    </AccountLayout>
  )
}

/** The invoice as a sheet of paper, the only part of the page that is printed. */
function InvoicePaper() {
  return (
    <article className={`parts raised ${styles.paper}`}>
      <header className={`wrap ${styles.header}`}>
        <h2>{agency.brand}</h2>
        <address>
          <button type="button" className="link-button" {...opens(MAP_ID)}>
            {agency.address}
          </button>
          <p>{agency.email}</p>
          <p>
            <span data-ltr="">{agency.phone.shown}</span>
          </p>
        </address>
      </header>
      <dl className={`stack ${styles.facts}`}>
        <Fact name="Invoice No." value={invoice.number} />
        <Fact name="Date" value={invoice.date} />
        <Fact name="Due" value={invoice.due} />
        <Fact name="Billed to" value={`${user.firstName} ${user.lastName}`} />
      </dl>
      <Items />
      <p className="small">A sample: nothing was sold and nothing is owed.</p>
    </article>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="small">{name}</dt>
      <dd>
        <span data-ltr="">{value}</span>
      </dd>
    </div>
  )
}

function Items() {
  const { subtotal, taxes, total } = invoiceTotalsOf(invoice)
  return (
    <table className={styles.items} aria-label="What the invoice holds">
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
            <Money amount={invoiceAmountOf(row)} />
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
