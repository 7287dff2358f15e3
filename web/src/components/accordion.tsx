import { type MouseEvent, useId, useState } from 'react'
import styles from './accordion.module.css'
import { OpenIcon } from './icons.ts'

export type AccordionItem = { id: number | string; title: string; desc: string }

/**
 * One item is open at a time, the first item when the page opens. A click on the open item leaves it
 * open (spec 2.3). <details> elements that share a name do most of this without code.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId()
  const [open, setOpen] = useState(items[0]?.id)

  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, desc }) => (
        <details
          key={id}
          name={name}
          open={id === open}
          // The browser opens an item too: for a press, and when a search in the page finds words in the item.
          onToggle={({ currentTarget }) => currentTarget.open && setOpen(id)}
          className={styles.item}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
          <summary onClick={leaveOpen}>
            {title}
            <OpenIcon size={20} aria-hidden="true" />
          </summary>
          <p>{desc}</p>
        </details>
      ))}
    </div>
  )
}

function leaveOpen(event: MouseEvent) {
  if (event.currentTarget.closest('details')?.open) event.preventDefault()
}
