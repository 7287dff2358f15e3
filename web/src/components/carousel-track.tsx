import { type PointerEvent, type ReactElement, type Ref, type SyntheticEvent, useRef } from 'react'
import Module from 'react-multi-carousel'
import { useInertItems } from '../browser/use-inert-items.ts'
import styles from './carousel.module.css'

// Its default export arrives inside an object.
const { default: MultiCarousel = Module } = Module as typeof Module & { default?: typeof Module }

export type Turns = Pick<Module, 'previous' | 'next'>

type Props = {
  ref: Ref<Turns>
  children: readonly ReactElement[]
  /** How many items stand side by side. */
  shown: number
  direction: 'ltr' | 'rtl'
  rotating: boolean
}

/** A pointer that moved further than this has dragged, and does not click what it is on. */
const CLICK_REACH = 8

/** The package with the specification's constants (spec 9): 3000 ms a step, 400 ms a move, looping. */
export function CarouselTrack({ ref, children, shown, direction, rotating }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const pressedAt = useRef(0)
  useInertItems(list)

  function press({ clientX }: PointerEvent) {
    pressedAt.current = clientX
  }

  function click(event: SyntheticEvent<Element, MouseEvent>) {
    // A key's click has no place.
    const { detail, clientX } = event.nativeEvent
    if (detail === 0 || Math.abs(clientX - pressedAt.current) <= CLICK_REACH) return
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
        autoPlaySpeed={3000}
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
