import styles from './packing-list.module.css'

export function PackingList({ items }: { items: readonly string[] }) {
  return (
    <>
      <p>A rucksack of 60 litres or more is advised.</p>
      <ul className={styles.things}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
