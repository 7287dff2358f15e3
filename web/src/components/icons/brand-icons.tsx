// Logos of other companies, which lucide does not have: paths on its grid of 24 by 24.

export const FACEBOOK =
  'M14 22v-8h2.7l.5-3.3H14V8.6c0-1 .4-1.7 1.8-1.7h1.5V4a20 20 0 0 0-2.3-.1c-2.6 0-4.2 1.5-4.2 4.3v2.5H8V14h2.8v8z'

export const INSTAGRAM =
  'M8 2h8q6 0 6 6v8q0 6-6 6H8q-6 0-6-6V8q0-6 6-6m0 2q-4 0-4 4v8q0 4 4 4h8q4 0 4-4V8q0-4-4-4zm4 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6m5.3-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4'

export function Glyph({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path fillRule="evenodd" d={d} />
    </svg>
  )
}
