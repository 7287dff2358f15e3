// A row of items that turns by itself. The prerendered page has a plain row that scrolls
// (carousel-row.tsx). When the code of react-multi-carousel has loaded, its turning row
// (carousel-track.tsx) takes the same place and size.

import { NEXT_SLIDE, PAUSE_SLIDES, PLAY_SLIDES, PREVIOUS_SLIDE } from 'content/control-labels.ts'
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  startTransition,
  useDeferredValue,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { lazyValue } from '../../loading/lazy-value.ts'
import { useHydrated } from '../../loading/use-hydrated.ts'
import { useNear } from '../../loading/use-near.ts'
import { Icon, nextIcon, pauseIcon, playIcon, previousIcon } from '../icons/icons.ts'
import styles from './carousel.module.css'
import { CarouselRow } from './carousel-row.tsx'
import { useRotation } from './carousel-timing.ts'
import type { Turns } from './carousel-track.tsx'
import { whenReleased } from './when-released.ts'

const track = lazyValue(async () => (await import('./carousel-track.tsx')).CarouselTrack)

/** A transition renders a long row in small steps, so that a slow phone answers presses. */
const showTrack = (change: () => void) => whenReleased(() => startTransition(change))

type Props = {
  label: string
  /** Elements with keys and without ids: the turning row also renders copies of them. */
  children: readonly ReactElement[]
  /** A class that sets `--carousel-items` (else 1) and a gap, `--carousel-gutter` (else 0). */
  className: string | undefined
  /** Whether to show buttons for the previous and the next item. */
  arrows?: boolean
  /** True while an overlay that an item opened is shown: the carousel does not turn then. */
  held?: boolean
  /** A heading beside the controls. */
  heading?: ReactNode
}

export function Carousel({ label, children, className, arrows, held = false, heading }: Props) {
  const root = useRef<HTMLElement>(null)
  const turns = useRef<Turns>(null)
  const itemsId = useId()
  const { value: Track, failed } = useNear(root, track, { margin: '25% 0px', show: showTrack })
  const hydrated = useHydrated()
  const shown = useItemsShown(root)
  const direction = useDirection()
  // A change of direction mounts the turning row anew, which is slow on a phone. With a deferred
  // value React first shows the rest of the page in its new direction.
  const rowDirection = useDeferredValue(direction)
  const { playing, rotating, announced, toggle, pauseHandlers } = useRotation(root, held)
  const ready = Track !== null && shown !== null
  // The index of the plain row's first item in view: the turning row begins with this item.
  const [first, setFirst] = useState(0)

  const turn = (way: keyof Turns) => turns.current?.[way](0)

  function turnWithKeys(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    // Shortcuts of the browser, such as Alt with an arrow, which goes back or forward.
    if (altKey || ctrlKey || metaKey) return
    // The browser would scroll the plain row as well.
    event.preventDefault()
    const forward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'
    turn(key === forward ? 'next' : 'previous')
  }

  return (
    <section
      ref={root}
      className={`spaced ${styles.carousel} ${className}`}
      aria-roledescription="carousel"
      aria-label={label}
      onKeyDown={turnWithKeys}
      {...pauseHandlers}
    >
      <div className={`wrap ${styles.head}`}>
        {heading}
        <div className={styles.controls}>
          <Control
            label={playing ? PAUSE_SLIDES : PLAY_SLIDES}
            onClick={toggle}
            works={hydrated && !failed}
          >
            <Icon of={playing ? pauseIcon : playIcon} size={20} />
          </Control>
          {arrows &&
            ARROWS.map(({ way, label, icon }) => (
              <Control
                key={way}
                label={label}
                onClick={() => turn(way)}
                works={hydrated}
                controls={itemsId}
              >
                <Icon of={icon} size={22} className="icon mirrored" />
              </Control>
            ))}
        </div>
      </div>
      <div id={itemsId} aria-live={ready && announced ? 'polite' : 'off'}>
        {ready ? (
          // A new key mounts the package anew: the package reads the number of items when it mounts and at a resize.
          <Track
            key={`${shown} ${rowDirection}`}
            ref={turns}
            shown={shown}
            direction={rowDirection}
            rotating={rotating}
          >
            {[...children.slice(first), ...children.slice(0, first)]}
          </Track>
        ) : (
          <CarouselRow ref={turns} onScrollTo={setFirst}>
            {children}
          </CarouselRow>
        )}
      </div>
    </section>
  )
}

const ARROWS = [
  { way: 'previous', label: PREVIOUS_SLIDE, icon: previousIcon },
  { way: 'next', label: NEXT_SLIDE, icon: nextIcon },
] as const

type ControlProps = {
  label: string
  onClick: () => void
  /** False without the code that the button needs. */
  works: boolean
  controls?: string
  children: ReactElement
}

function Control({ label, onClick, works, controls, children }: ControlProps) {
  return (
    <button
      type="button"
      className="round"
      aria-label={label}
      aria-controls={controls}
      disabled={!works}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** The number of items side by side, read again at each resize; null in prerendered HTML. */
function useItemsShown(element: RefObject<Element | null>): number | null {
  const read = (row: Element) => getComputedStyle(row).getPropertyValue('--carousel-items')
  return useSyncExternalStore(
    onResize,
    () => element.current && Number(read(element.current) || 1),
    () => null,
  )
}

function onResize(onChange: () => void) {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** The page's direction, which the start script changes (loading/start/preferences.ts); `ltr` in prerendered HTML. */
function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    onDirection,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
}

function onDirection(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}
