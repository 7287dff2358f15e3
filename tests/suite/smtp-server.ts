import { createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { htmlOf, plainTextOf } from './mime.ts'

/** A reply: a code, or a code with its enhanced code and words (`550 5.1.1 unknown`). */
export type Reply = number | string

/** Done instead of a reply. `half-close` closes the server's half of the connection; `garbage` is no SMTP. */
type Misbehaviour = 'silent' | 'drop' | 'reset' | 'half-close' | 'garbage'
type Answer = Reply | Misbehaviour

/** How the server behaves at each step of SMTP. Line feeds separate the lines of a reply. */
export type Behaviour = {
  greeting?: Answer
  /** Milliseconds before the greeting. */
  greetsAfter?: number
  ehlo?: Answer
  /** The extensions in the reply to EHLO, except the login. */
  offers?: readonly string[]
  /** The reply to STARTTLS; a TLS handshake never follows. */
  startTls?: Answer
  login?: Answer
  /** Whether the reply to EHLO offers a login. */
  offersLogin?: boolean
  sender?: Answer
  recipient?: Answer
  /** The only address to which `recipient` is the reply; without `about`, `recipient` is the reply to every address. */
  about?: string
  /** The reply to the command DATA. */
  beforeData?: Answer
  /** Ends the connection in the middle of the message. */
  duringData?: 'drop' | 'reset'
  /** The reply to the dot that ends the message. */
  data?: Answer
  /** `duringData` and `data` apply only to messages that match; for `data` the decoded text counts too. */
  words?: RegExp
  /** Milliseconds before the reply to the dot. */
  dataAfter?: number
  /** What the server does, without a command, after it has accepted a message. */
  afterTaken?: Answer
  quit?: Answer
  /** Milliseconds before each reply. */
  slow?: number
  /** Milliseconds between the bytes of each reply; by default all bytes are sent together. */
  perByte?: number
  /** Only the first, third, fifth … connection has the fault; the others behave well. */
  everySecond?: boolean
  /** Called at each line outside a message and at the dot that ends a message, before the reply. */
  onLine?: (line: string) => void
  /** Called after the reply to a message. */
  onReplied?: () => void
}

/**
 * An SMTP server whose behaviour the test sets. `received` has every message that was read to its end, `taken` the
 * messages accepted with 250, `unanswered` the messages neither accepted nor refused.
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
    /** Makes the server as new: without messages, connections and faults. */
    reset() {
      behaviour = {}
      connections = 0
      for (const list of Object.values(log)) list.length = 0
      for (const socket of sockets) socket.destroy()
    },
    /** Resolves when everything that `afterTaken` sends has reached the client. */
    async untilIdle() {
      if (log.later.length) await Promise.all(log.later.splice(0)).then(() => pause(2 * IDLE_MS))
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The time between an accepted message and `afterTaken`. */
const IDLE_MS = 10

type Log = {
  received: string[]
  taken: string[]
  unanswered: string[]
  /** The pending sends of `afterTaken`. */
  later: Promise<unknown>[]
  /** The addresses of all RCPT commands. */
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
  /** After 421 the server closes the connection (RFC 5321, 3.8). */
  const unasked = (what: Answer) => {
    if (typeof what === 'string' && what.startsWith('421')) {
      socket.end(`${what}\r\n`, () => socket.destroy())
    } else answer(what)
  }
  answer(behaviour().greeting ?? 220, behaviour().greetsAfter)

  let message: string | null = null
  let rest = ''
  socket.on('data', (chunk) => {
    rest += chunk
    for (;;) {
      const end = rest.indexOf('\r\n')
      if (end < 0) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + 2)
      if (message === null || line === '.') behaviour().onLine?.(line)
      if (message === null) command(line)
      else if (line === '.') finish(message)
      // The client doubles a leading dot (RFC 5321, 4.5.2).
      else message += `${line.replace(/^\./, '')}\n`
      const { duringData, words } = behaviour()
      if (message && duringData && (!words || words.test(message))) return answer(duringData)
    }
  })

  function command(line: string) {
    const { login = 235, offersLogin = true, sender = 250, recipient = 250 } = behaviour()
    const { about, beforeData = 354, ehlo, offers = [], startTls = 220 } = behaviour()
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO') {
      const all = ['here', ...offers, ...(offersLogin ? ['AUTH PLAIN'] : [])]
      answer(
        ehlo ??
          all.map((one, index) => `250${index < all.length - 1 ? '-' : ' '}${one}`).join('\n'),
      )
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
    const { data = 250, words, dataAfter = 0, slow = 0, afterTaken, onReplied } = behaviour()
    const isMeant = !words || words.test(`${whole}${plainTextOf(whole)}${htmlOf(whole)}`)
    const verdict = isMeant ? data : 250
    const isTaken = `${verdict}`.startsWith('250')
    if (isTaken) log.taken.push(whole)
    else if (!/^[45]/.test(`${verdict}`)) log.unanswered.push(whole)
    answer(verdict, dataAfter)
    // The reply's timer has the same length and was set before, so `onReplied` follows the reply.
    if (onReplied) setTimeout(onReplied, slow + dataAfter)
    if (isTaken && afterTaken) log.later.push(pause(IDLE_MS).then(() => unasked(afterTaken)))
  }
}
