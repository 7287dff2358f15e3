import { useEffect, useState } from 'react'

type Now = { now: number; opened: number }

/** The time now and when the page opened, each second; null until the code runs. */
export function useNow(clock: () => number = Date.now): Now | null {
  const [time, setTime] = useState<Now | null>(null)
  useEffect(() => {
    const opened = clock()
    const tick = () => setTime({ now: clock(), opened })
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [clock])
  return time
}
