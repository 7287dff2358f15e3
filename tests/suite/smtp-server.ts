import { createServer, type Socket } from 'node:net'

/** A reply: a code, or a code with its enhanced code and words (`550 5.1.1 unknown`). */
export type Reply = number | string

/**
 * What the server does instead of a reply: nothing, an end of the connection (FIN, RST, or its own half of
 * it), or a line that is no SMTP.
 */
export type Misdeed = 'silent' | 'drop' | 'reset' | 'half-close' | 'garbage'
type Answer = Reply | Misdeed

/** How the server behaves at each step. A reply of several lines has line feeds. */
export type Behaviour = {
  greeting?: Answer
  ehlo?: Answer
  /** What EHLO offers beside a login. */
  offers?: readonly string[]
  /** The reply to STARTTLS; a TLS handshake never follows. */
  startTls?: Answer
  login?: Answer
  /** Whether it offers a login at all. */
  offersLogin?: boolean
  sender?: Answer
  recipient?: Answer
  /** The one recipient that `recipient` is about; all of them without it. */
  about?: string
  /** The reply to the command DATA. */
  beforeData?: Answer
  /** Ends the connection in the middle of the message. */
  duringData?: 'drop' | 'reset'
  /** The reply to the mail's last dot. */
  data?: Answer
  /** Says which mails `data` is about; all of them without it. */
  refuses?: (message: string) => boolean
  /** Milliseconds before the reply to the last dot. */
  dataAfter?: number
  /** What follows unasked after a mail that was taken. */
  afterTaken?: Answer
  quit?: Answer
  /** Milliseconds before each reply. */
  slow?: number
  /** Milliseconds between the bytes of each reply; all at once without it. */
  perByte?: number
  /** Connections behave well in turn: only the first, third, fifth … has the fault. */
  everySecond?: boolean
  /** Called at the command DATA, and when one has been taken. */
  onData?: () => void
  onTaken?: () => void
}

/**
 * A real SMTP server that misbehaves on order. `received` holds every message that was read to its end,
 * `taken` those that it answered with 250, `unanswered` those that it gave no verdict on.
 */
export async function smtpServer(initial: Behaviour = {}) {
  let behaviour = initial
  const log: Log = { received: [], taken: [], unanswered: [], later: [], recipients: [] }
  let connections = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const isFaulty = connections++ % 2 === 0
    serve(socket, () => (behaviour.everySecond && !isFaulty ? {} : behaviour), log)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    ...log,
    behave(next: Behaviour) {
      behaviour = next
    },
    /** Resolves when all that follows a mail unasked has reached its client. */
    async isIdle() {
      if (log.later.length) await Promise.all(log.later.splice(0)).then(() => after(2 * AFTERWARDS))
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Milliseconds until what follows a mail unasked. */
const AFTERWARDS = 10

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

type Log = {
  received: string[]
  taken: string[]
  unanswered: string[]
  /** What follows mails unasked. */
  later: Promise<unknown>[]
  /** Whom mails were for, as SMTP was told. */
  recipients: string[]
}

function serve(socket: Socket, behaviour: () => Behaviour, log: Log) {
  const reply = (text: string, after = 0) =>
    setTimeout(() => write(`${text.replaceAll('\n', '\r\n')}\r\n`), (behaviour().slow ?? 0) + after)
  const write = (text: string) => {
    const { perByte } = behaviour()
    if (!perByte) socket.write(text)
    else
      for (const [index, byte] of [...text].entries())
        setTimeout(() => socket.write(byte), index * perByte)
  }
  const answer = (what: Answer, after = 0) => {
    switch (what) {
      case 'silent':
        return
      case 'drop':
        return socket.destroy()
      case 'reset':
        return socket.resetAndDestroy()
      case 'half-close':
        return socket.end()
      case 'garbage':
        return reply('\0\u00ff no SMTP', after)
      default:
        return reply(typeof what === 'number' ? `${what} as ordered` : what, after)
    }
  }
  /** 421 says that the server closes the connection (RFC 5321, 3.8). */
  const unasked = (what: Answer) => {
    if (typeof what === 'string' && what.startsWith('421')) {
      socket.end(`${what}\r\n`, () => socket.destroy())
    } else answer(what)
  }
  answer(behaviour().greeting ?? 220)

  let message: string | null = null
  let rest = ''
  socket.on('data', (chunk) => {
    rest += chunk
    for (;;) {
      const end = rest.indexOf('\r\n')
      if (end < 0) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (message === null) command(line)
      else if (line === '.') finish(message)
      // A leading dot was doubled on the way (RFC 5321, 4.5.2).
      else message += `${line.replace(/^\./, '')}\n`
      const { duringData } = behaviour()
      if (message && duringData) return answer(duringData)
    }
  })

  function command(line: string) {
    const { login = 235, offersLogin = true, sender = 250, recipient = 250 } = behaviour()
    const { about, beforeData = 354, onData, ehlo, offers = [], startTls = 220 } = behaviour()
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO') {
      const all = ['here', ...offers, ...(offersLogin ? ['AUTH PLAIN'] : [])]
      answer(ehlo ?? all.map((one, at) => `250${at < all.length - 1 ? '-' : ' '}${one}`).join('\n'))
    } else if (verb === 'STAR') answer(startTls)
    else if (verb === 'AUTH') answer(login)
    else if (verb === '') answer('501 5.5.2 no command')
    else if (verb === 'MAIL') answer(sender)
    else if (verb === 'RCPT') {
      const address = /<(.*)>/.exec(line)?.[1] ?? line
      log.recipients.push(address)
      answer(about && about !== address ? 250 : recipient)
    } else if (verb === 'DATA') {
      if (/^[23]/.test(`${beforeData}`)) message = ''
      onData?.()
      answer(beforeData)
    } else if (verb === 'QUIT') {
      const { quit } = behaviour()
      if (quit) answer(quit)
      else socket.end('221 bye\r\n')
    } else reply('250 fine')
  }

  function finish(whole: string) {
    log.received.push(whole)
    message = null
    const { data = 250, refuses = () => true, dataAfter = 0, afterTaken, onTaken } = behaviour()
    const verdict = refuses(whole) ? data : 250
    const isTaken = `${verdict}`.startsWith('250')
    if (isTaken) log.taken.push(whole)
    else if (!/^[45]/.test(`${verdict}`)) log.unanswered.push(whole)
    answer(verdict, dataAfter)
    onTaken?.()
    if (isTaken && afterTaken) log.later.push(after(AFTERWARDS).then(() => unasked(afterTaken)))
  }
}
