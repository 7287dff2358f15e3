import {
  type PointerEvent,
  type ReactElement,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import Module from 'react-multi-carousel'
import styles from './carousel.module.css'
import { STEP_MS } from './carousel-timing.ts'

// The package is CommonJS: its default export arrives wrapped in an object.
const { default: MultiCarousel = Module } = Module as typeof Module & { default?: typeof Module }

/** The methods that the buttons call; the plain row and the turning row both have them. */
export type Turns = Pick<Module, 'previous' | 'next'>

type Props = {
  ref: Ref<Turns>
  children: readonly ReactElement[]
  /** Number of items side by side. */
  shown: number
  direction: 'ltr' | 'rtl'
  rotating: boolean
}

/** Pixels. A pointer that moved further has dragged the row and does not click the item. */
const CLICK_REACH = 8

/** react-multi-carousel with the constants of spec 9. A press moves one item, a drag of 80 pixels at least one. */
export function CarouselTrack({ ref, children, shown, direction, rotating }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const pressedX = useRef(0)
  useInertItems(list)

  function press({ clientX }: PointerEvent) {
    pressedX.current = clientX
  }

  function click(event: SyntheticEvent<Element, MouseEvent>) {
    // A click made by a key has detail 0 and no position.
    const { detail, clientX } = event.nativeEvent
    if (detail === 0 || Math.abs(clientX - pressedX.current) <= CLICK_REACH) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={list} onPointerDownCapture={press} onClickCapture={click}>
      <MultiCarousel
        ref={ref as Ref<Module>}
        responsive={{
          all: { breakpoint: { min: 0, max: Number.POSITIVE_INFINITY }, items: shown },
        }}
        infinite
        autoPlay={rotating}
        autoPlaySpeed={STEP_MS}
        transitionDuration={400}
        customTransition="transform 400ms ease-in-out"
        pauseOnHover={false}
        keyBoardControl={false}
        arrows={false}
        rtl={direction === 'rtl'}
        containerClass={styles.list ?? ''}
        sliderClass={styles.track ?? ''}
        itemClass={styles.item ?? ''}
      >
        {children}
      </MultiCarousel>
    </div>
  )
}

/** Makes hidden items inert: the package sets only aria-hidden on them, and changes the attribute at each turn. */
function useInertItems(list: RefObject<Element | null>) {
  useEffect(() => {
    if (!list.current) return
    const mark = () => {
      for (const item of list.current?.querySelectorAll('li[aria-hidden]') ?? []) {
        item.toggleAttribute('inert', item.getAttribute('aria-hidden') === 'true')
      }
    }
    mark()
    const observer = new MutationObserver(mark)
    const attributeFilter = ['aria-hidden']
    observer.observe(list.current, {
      attributes: true,
      attributeFilter,
      childList: true,
      subtree: true,
    })
    return () => observer.disconnect()
  }, [list])
}
