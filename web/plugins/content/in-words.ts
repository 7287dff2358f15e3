import type { Fault } from './report.ts'

/** Each mistake as "file:line" with its remedy below. */
export function inWords(faults: readonly Fault[]): string {
  const count = faults.length === 1 ? 'one mistake' : `${faults.length} mistakes`
  const lines = faults.map(({ file, line, text }) => `web/content/${file}:${line}\n  ${text}`)
  return [`The content has ${count}:`, ...lines].join('\n\n')
}
