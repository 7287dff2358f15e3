import { Icon, nextIcon, previousIcon } from '../icons/icons.ts'
import { InertLink } from './inert.tsx'
import styles from './pager.module.css'

const PAGES = [1, 2, 3, 4, 5]
const CURRENT = 3

/** The static pager of spec 2.4: five pages, the third current; a press does nothing. */
export function Pager() {
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <InertLink label="Previous page">
        <Icon of={previousIcon} size={18} className="icon mirrored" />
      </InertLink>
      {PAGES.map((page) =>
        page === CURRENT ? (
          <span key={page} aria-current="page">
            {page}
          </span>
        ) : (
          <InertLink key={page}>{page}</InertLink>
        ),
      )}
      <InertLink label="Next page">
        <Icon of={nextIcon} size={18} className="icon mirrored" />
      </InertLink>
    </nav>
  )
}
