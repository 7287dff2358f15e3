import { type MouseEvent, useId, useState } from 'react'
import styles from './accordion.module.css'
import { OpenIcon } from './icons.ts'

export type AccordionItem = { id: number | string; title: string; desc: string }

/**
 * One item is open at a time, at first the first. A click on the open item leaves it open (spec
 * 2.3). <details> elements that share a name do most of this without code.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const name = useId()
  const [open, setOpen] = useState(items[0]?.id)

  function choose(event: MouseEvent, id: AccordionItem['id']) {
    event.preventDefault()
    setOpen(id)
  }

  return (
    <div className={styles.accordion}>
      {items.map(({ id, title, desc }) => (
        <details key={id} name={name} open={id === open} className={styles.item}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
          <summary onClick={(event) => choose(event, id)}>
            {title}
            <OpenIcon size={20} aria-hidden="true" />
          </summary>
          <p>{desc}</p>
        </details>
      ))}
    </div>
  )
}
