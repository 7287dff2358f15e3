import {
  type ComponentType,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { RIDE_IT, RIDER_PLACE } from '../../../../content/labels.ts'
import { pumpsOf } from '../../../../content/road/pumps.ts'
import { type Spot, spotsOf, startOf } from '../../../../content/road/spots.ts'
import { homes } from '../../../../content/sky/air.ts'
import type { Day, TourDetail } from '../../../../content/tour.ts'
import { MapRider } from './map-rider.tsx'
import { PetrolRibbon } from './petrol-ribbon.tsx'
import { ProfileRider } from './profile-rider.tsx'
import { type Circumstances, type Home, readingsOf, sentenceOf } from './readout.ts'
import styles from './ride.module.css'
import { ShutPass } from './shut-pass.tsx'
import { SleepLadder } from './sleep-ladder.tsx'
import { useDayInAddress } from './use-day-in-address.ts'

type Props = {
  tour: Pick<TourDetail, 'days' | 'departures'>
  himalayan: boolean
  map: RefObject<HTMLElement | null>
  /** A prop, because an import from here would make the profile a separate chunk. */
  Profile: ComponentType<{ days: readonly Day[]; ref: Ref<HTMLDivElement> }>
}

/** memo(), so that a step renders only what it changes: each step must be quick on a slow phone. */
const Nights = memo(SleepLadder)
const Passes = memo(ShutPass)
const Ribbon = memo(PetrolRibbon)
const Readings = memo(ReadingList)
const OnMap = memo(MapRider)
const OnProfile = memo(ProfileRider)

/** The rider on the map and the profile, the figures at the rider's spot, petrol, nights and shut passes. */
export function Ride({ tour: { days, departures }, himalayan, map, Profile }: Props) {
  const profile = useRef<HTMLDivElement>(null)
  const spots = useMemo(() => spotsOf(days), [days])
  const pumps = useMemo(() => pumpsOf(days), [days])
  const [index, setIndex] = useState(0)
  const [home, setHome] = useState<Home>(homes[0])
  const [shutPass, setShutPass] = useState<string | null>(null)
  const spot = spots[index]!
  const { stop, toggle, playing } = usePlay(spots, index, setIndex)
  const move = useCallback(
    (to: number) => {
      stop()
      setIndex(to)
    },
    [stop],
  )
  const writeDay = useDayInAddress(days.length, (day) => move(startOf(spots, day)))
  const circumstances = useMemo(() => ({ home, pumps, departures }), [home, pumps, departures])
  // React renders the figures after the frame in which the rider moves, so that a press is answered soon.
  const shownIndex = useDeferredValue(index)

  return (
    <div className={`parts ${styles.ride}`}>
      <div className={`stack ${styles.controls}`} data-print="hide">
        <button type="button" className="button" onClick={toggle}>
          {playing ? 'Stop' : RIDE_IT}
        </button>
        <input
          type="range"
          dir="ltr"
          aria-label={RIDER_PLACE}
          aria-valuetext={sentenceOf(readingsOf(spot, circumstances))}
          min={0}
          max={spots.length - 1}
          value={index}
          onChange={({ currentTarget }) => move(currentTarget.valueAsNumber)}
          onPointerUp={() => writeDay(spot.day)}
          onKeyUp={() => writeDay(spot.day)}
        />
      </div>
      <Readings spot={spots[shownIndex]!} circumstances={circumstances} />
      <div className={`stack small ${styles.notes}`} data-print="hide">
        <label>
          Home is
          <select
            value={home.name}
            onChange={({ currentTarget }) =>
              setHome(homes.find(({ name }) => name === currentTarget.value) ?? homes[0])
            }
          >
            {homes.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <p>
          Air is 21% oxygen everywhere; its pressure falls with the altitude. Modelled for summer,
          rounded; it does not say how you will feel.
        </p>
      </div>
      {useMemo(
        () => (
          <Profile days={days} ref={profile} />
        ),
        [Profile, days],
      )}
      <Nights days={days} />
      <Ribbon days={days} pumps={pumps} spots={spots} index={shownIndex} />
      {himalayan && <Passes days={days} pass={shutPass} onChoose={setShutPass} />}
      <Portals inside={map} selector="svg[data-shape]">
        {(shape) => (
          <OnMap
            key={shape}
            days={days}
            shape={shape as 'wide' | 'narrow'}
            spots={spots}
            index={index}
            onMove={move}
            onPass={himalayan ? setShutPass : undefined}
          />
        )}
      </Portals>
      <Portals inside={profile} selector="svg[role=group]">
        {() => <OnProfile days={days} spots={spots} index={index} onMove={move} />}
      </Portals>
    </div>
  )
}

function ReadingList({ spot, circumstances }: { spot: Spot; circumstances: Circumstances }) {
  return (
    <dl className={styles.readings} data-ltr="" data-print="hide">
      {readingsOf(spot, circumstances).map(({ name, value }, index) => (
        // The second name, such as "Day 3", changes with the day, so it cannot be the key.
        <div key={index === 1 ? 'day' : name}>
          <dt className="small">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type PortalsProps = {
  inside: RefObject<HTMLElement | null>
  selector: string
  children: (shape: string) => ReactNode
}

/** Renders its children into each <svg> of the element `inside` that fits the selector. */
function Portals({ inside, selector, children }: PortalsProps) {
  const [found, setFound] = useState<SVGSVGElement[]>([])
  useEffect(() => {
    setFound([...(inside.current?.querySelectorAll<SVGSVGElement>(selector) ?? [])])
  }, [inside, selector])
  return found.map((svg) =>
    createPortal(children(svg.dataset.shape ?? ''), svg, svg.dataset.shape ?? 'profile'),
  )
}

/** Milliseconds from spot to spot, and with reduced motion from place to place. */
const [SPOT_MS, PLACE_MS] = [90, 1600]

/** Moves the rider from spot to spot, with reduced motion from place to place, until the end or `stop`. */
function usePlay(
  spots: readonly Spot[],
  index: number,
  onMove: (to: (index: number) => number) => void,
) {
  const [started, setStarted] = useState(false)
  const last = spots.length - 1
  const playing = started && index < last

  useEffect(() => {
    if (!playing) return
    const reduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = window.setInterval(
      () => {
        onMove((index) => {
          if (!reduced) return Math.min(index + 1, last)
          const next = spots.findIndex(
            ({ fraction }, later) => later > index && (fraction === 1 || fraction === 0),
          )
          return next < 0 ? last : next
        })
      },
      reduced ? PLACE_MS : SPOT_MS,
    )
    return () => window.clearInterval(timer)
  }, [playing, spots, last, onMove])

  return {
    playing,
    stop: useCallback(() => setStarted(false), []),
    toggle() {
      if (index === last) onMove(() => 0)
      setStarted(!playing)
    },
  }
}
