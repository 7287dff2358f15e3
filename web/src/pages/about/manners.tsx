import styles from './manners.module.css'

const manners = [
  {
    title: 'Two people answer',
    text: 'Every quote request and every message is read by one of two people in Karnal, who also write the reply. They know the routes, the beds and the prices, and they say so when a month is the wrong one.',
  },
  {
    title: 'A captain ahead, a mechanic behind',
    text: 'The lead captain sets the pace, and it is a slow one. A mechanic comes along with spares, and a backup vehicle carries oxygen and first aid, so a puncture costs a tea break and not a day.',
  },
  {
    title: 'Height first, pictures later',
    text: 'Our loops from Leh begin with two nights at 3,500 m. Where a route climbs faster than the usual guideline, its page says so in metres, together with the lower place where we can stop instead.',
  },
  {
    title: 'Papers and prices in plain words',
    text: 'We register our Indian guests for Ladakh and file the permits of those from abroad. Prices are for a person, with GST, bike and deposit each on a line of their own, and what is not included is on the list too.',
  },
] as const

/** How the agency works. */
export function Manners() {
  return (
    <section className={styles.manners}>
      <h2>How we go about it</h2>
      <ul className={styles.list}>
        {manners.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
