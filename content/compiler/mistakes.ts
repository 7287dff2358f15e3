/** A mistake in content: its place, and what an editor reads: what is wrong, and what to do. */
export type Mistake = { file: string; line: number; text: string }

/** Notes mistakes at a line of one file. */
export type Report = (line: number, ...texts: readonly string[]) => void

export type ReportIn = (file: string) => Report

/** Notes mistakes at a field such as ['departures', 2, 'first'], or at a missing field's parent. */
export type ReportAt = (path: readonly PropertyKey[], ...texts: readonly string[]) => void

/** The path of a file by its name in the content. */
const pathOf = (name: string) => (name === 'agency.yaml' ? 'brand/agency.yaml' : `content/${name}`)

/** Each mistake as "file:line" with its text below; '' without mistakes. */
export function mistakesText(mistakes: readonly Mistake[]): string {
  if (mistakes.length === 0) return ''
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`
  const lines = mistakes
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    .map(({ file, line, text }) => `${pathOf(file)}:${line}\n  ${text}`)
  return [`The content has ${count}:`, ...lines].join('\n\n')
}

/** Each mistake as a workflow command of GitHub, which shows it at its place in a pull request. */
export function annotationsOf(mistakes: readonly Mistake[]): string[] {
  const escaped = (text: string, signs: RegExp) => text.replace(signs, encodeURIComponent)
  return mistakes.map(({ file, line, text }) => {
    const place = `file=${escaped(pathOf(file), /[%\r\n:,]/g)},line=${line}`
    return `::error ${place},title=Mistake in the content::${escaped(text, /[%\r\n]/g)}`
  })
}

/** What the agency has not confirmed: "# open: …", "<!-- open: … -->" or "{open: …}". */
export function openMarks(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([name, text]) =>
    text.split('\n').flatMap((line, index) => {
      const mark = /(?:#|<!--|\{)\s*open: (.+?)(?:\s*-->|\}.*)?$/.exec(line)?.[1]
      return mark ? [`${pathOf(name)}:${index + 1}  ${mark}`] : []
    }),
  )
}
