import fold from '../../../components/fold/fold.module.css'
import { lazyValue } from '../../../loading/lazy-value.ts'
import { NearPart } from '../../../loading/near-part.tsx'
import styles from './packing-list.module.css'

const ticks = lazyValue(async () => (await import('./packing-ticks.tsx')).PackingTicks)

export function PackingList({ items }: { items: readonly string[] }) {
  return (
    <>
      <p>A rucksack of 60 litres or more is advised.</p>
      <details className={styles.fold}>
        <summary className={fold.head}>
          <h3>{`The ${items.length} things`}</h3>
        </summary>
        <NearPart part={ticks} with={{ items }} className={`stack ${styles.list}`}>
          <ul className={styles.things}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </NearPart>
      </details>
    </>
  )
}
