import type { Mistake } from './report.ts'

/** Each mistake as "file:line" with its remedy below. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
  const lines = mistakes.map(({ file, line, text }) => `web/content/${file}:${line}\n  ${text}`)
  return [`The content has ${count}:`, ...lines].join('\n\n')
}
