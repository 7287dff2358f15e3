/** The sample invoice; totals are computed. */
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

export const amountOf = ({ quantity, rate }: (typeof invoice.rows)[number]) => quantity * rate

export function totalsOf({ rows, taxes }: typeof invoice) {
  const subtotal = rows.reduce((sum, row) => sum + amountOf(row), 0)
  return { subtotal, taxes, total: subtotal + taxes }
}
