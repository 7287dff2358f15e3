import { useEffect, useState } from 'react'

/** The line that the read section has passed with its top, as a fraction of the window's height. */
const LINE = 0.35

/** The id of the last section that begins above the line; null above the first section and without code. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const sections = ids.flatMap((id) => document.getElementById(id) ?? [])
    const observer = new IntersectionObserver(
      () => {
        const line = LINE * window.innerHeight
        const begun = sections.filter((section) => section.getBoundingClientRect().top <= line)
        setCurrent(begun.at(-1)?.id ?? null)
      },
      // The observed area is the line.
      { rootMargin: `-${100 * LINE}% 0px -${100 * (1 - LINE)}% 0px` },
    )
    for (const section of sections) observer.observe(section)
    return () => observer.disconnect()
  }, [ids])
  return current
}
