import { useEffect, useState } from 'react'
import styles from './packing-list.module.css'

/** The key in localStorage. One list of ticked things for all tours, because tours share most of their lists. */
const KEY = 'packed'

/** The packing list with checkboxes. The ticks stay in this browser and are sent nowhere. */
export function PackingTicks({ items }: { items: readonly string[] }) {
  const [packed, setPacked] = useState(read)
  // Follows the changes of other tabs.
  useEffect(() => {
    const change = ({ key }: StorageEvent) => {
      if (key === KEY) setPacked(read())
    }
    addEventListener('storage', change)
    return () => removeEventListener('storage', change)
  }, [])
  function toggle(item: string) {
    const now = packed.includes(item) ? packed.filter((each) => each !== item) : [...packed, item]
    setPacked(now)
    write(now)
  }
  return (
    <>
      <p role="status" data-print="hide">
        {`${items.filter((item) => packed.includes(item)).length} of ${items.length} packed`}
      </p>
      <ul className={styles.things}>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input
                type="checkbox"
                checked={packed.includes(item)}
                onChange={() => toggle(item)}
              />
              {item}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The ticked things. The stored value may be anything, so only its strings are used. */
function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

/** Where the browser refuses to store, the ticks hold for this page view. */
function write(packed: readonly string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(packed))
  } catch {}
}
