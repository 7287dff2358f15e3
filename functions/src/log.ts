/** Writes an entry. Entries of a kind have one `message`; no argument holds personal data. */
export type Log = (severity: 'info' | 'warn' | 'error', message: string, facts: Facts) => void
type Facts = Record<string, unknown>

/** The code or the class of an error, for the log: the message of an error may quote a visitor. */
export function codeOf(error: unknown): string {
  const { code, name } = error as { code?: string | number; name?: string }
  return String(code ?? name ?? 'unknown')
}
