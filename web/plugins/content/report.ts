/** A mistake in content: its place, and a text that tells an editor what is wrong and what to do. */
export type Mistake = { file: string; line: number; text: string }

/** Notes a mistake at a line of one file. */
export type Report = (line: number, text: string) => void

/** " Did you mean 'Khardung La'?" for "Khardung Laa"; nothing if no known name is near. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const near = [...known]
    .map((name) => ({ name, steps: stepsBetween(written.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, steps }) => steps <= Math.max(2, name.length / 4))
    .sort((a, b) => a.steps - b.steps)[0]
  return near ? ` Did you mean '${near.name}'?` : ''
}

/**
 * Levenshtein's distance: the letters to insert, delete or replace
 * (https://en.wikipedia.org/wiki/Levenshtein_distance).
 */
function stepsBetween(from: string, to: string): number {
  let above = [...to, ''].map((_, index) => index)
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1)
      const deleted = (above[column + 1] ?? 0) + 1
      current.push(Math.min(replaced, deleted, (current[column] ?? 0) + 1))
    }
    above = current
  }
  return above[to.length] ?? 0
}

/** Each mistake as "file:line" with its remedy below. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
  const lines = mistakes.map(({ file, line, text }) => `web/content/${file}:${line}\n  ${text}`)
  return [`The content has ${count}:`, ...lines].join('\n\n')
}
