import { ExcludedIcon, IncludedIcon } from '../../../components/icons/icons.ts'
import styles from './item-list.module.css'

const ICONS = { included: IncludedIcon, excluded: ExcludedIcon }

/** Short items in columns with a tick or a cross. The marks have no text, because the heading says the same. */
export function ItemList({ items, mark }: { items: readonly string[]; mark: keyof typeof ICONS }) {
  const Icon = ICONS[mark]
  return (
    <ul className={styles.items} data-mark={mark}>
      {items.map((item) => (
        <li key={item}>
          <Icon aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  )
}
