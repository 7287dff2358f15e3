// What a failed send means: nodemailer tells it by its codes. fault.test.ts is the table of what was
// measured.

/** What to do about it, from harmless to hopeless. */
export type Remedy =
  /** The server has nothing: try again. */
  | 'retry'
  /** The server may have the mail: try again, which the same Message-ID makes recognisable. */
  | 'ambiguous'
  /** Nothing a retry can mend, but a person can: try again and raise the alarm. */
  | 'operator'
  /** The server will not take this content: once more as plain text. */
  | 'content'
  /** The only recipient does not exist: park the delivery, raise the alarm, keep the lead. */
  | 'park'

export type Fault = {
  remedy: Remedy
  /** Codes alone: the server's own words may quote an address. */
  code: string
}

type SmtpError = { code?: string; responseCode?: number; timeoutType?: string }

export function faultOf(error: unknown): Fault {
  const { code, responseCode, timeoutType } = (error ?? {}) as SmtpError
  const permanent = responseCode !== undefined && responseCode >= 500
  const named = [code, responseCode].filter(Boolean).join(' ') || 'unknown'
  return { remedy: remedyOf(code, permanent, timeoutType), code: named }
}

function remedyOf(code: string | undefined, permanent: boolean, timeoutType?: string): Remedy {
  switch (code) {
    case 'EAUTH':
      return 'operator'
    case 'EENVELOPE':
      return permanent ? 'park' : 'retry'
    case 'EMESSAGE':
      return permanent ? 'content' : 'retry'
    case 'ETIMEDOUT':
      // Silence of a server that had greeted: it may be the silence after the last dot.
      return timeoutType === 'SOCKET_TIMEOUT' ? 'ambiguous' : 'retry'
    case 'ECONNECTION':
    case 'EABORT':
      return 'ambiguous'
    default:
      return 'retry'
  }
}
