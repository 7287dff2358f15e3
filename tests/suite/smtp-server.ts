import { createServer, type Socket } from 'node:net'
import PostalMime from 'postal-mime'

/** A reply: a code, or a code with its enhanced code and words (`550 5.1.1 unknown`). */
export type Reply = number | string

/** A reply, or what is done instead. */
type Answer = Reply | 'silent' | 'drop'

/** How the server behaves at each step of SMTP. Line feeds separate the lines of a reply. */
export type Behaviour = {
  greeting?: Answer
  /** Milliseconds before the greeting. */
  greetsAfter?: number
  login?: Answer
  sender?: Answer
  recipient?: Answer
  /** The only address to which `recipient` is the reply; without `about`, `recipient` is the reply to every address. */
  about?: string
  /** The reply to the command DATA. */
  beforeData?: Answer
  /** What happens once in the middle of the first message of a connection. */
  duringData?: Answer
  /** The reply to the dot that ends the message. */
  data?: Answer
  /** `duringData` and `data` apply only to messages that match; for `data` the decoded text counts too. */
  words?: RegExp
  /** Milliseconds before the reply to the dot. */
  dataAfter?: number
  /** Milliseconds before each reply. */
  slow?: number
  /** Called at each line outside a message, before the reply. */
  onLine?: (line: string) => void
}

/**
 * An SMTP server whose behaviour the test sets. `received` has every message that was read to its end, `taken` the
 * messages accepted with 250.
 */
export async function smtpServer(initial: Behaviour = {}) {
  let behaviour = initial
  const log: Log = { received: [], taken: [], recipients: [] }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    serve(socket, () => behaviour, log)
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
      for (const list of Object.values(log)) list.length = 0
      for (const socket of sockets) socket.destroy()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** A message as a mail program shows it; `raw` is the source, with \n at the ends of lines. */
type Received = Awaited<ReturnType<typeof parsed>>

type Log = {
  received: Received[]
  taken: Received[]
  /** The addresses of all RCPT commands. */
  recipients: string[]
}

function serve(socket: Socket, behaviour: () => Behaviour, log: Log) {
  const reply = (text: string, after = 0) =>
    setTimeout(
      () => socket.write(`${text.replaceAll('\n', '\r\n')}\r\n`),
      (behaviour().slow ?? 0) + after,
    )
  const answer = (what: Answer, after = 0) => {
    if (what === 'silent') return
    if (what === 'drop') socket.destroy()
    else reply(typeof what === 'number' ? `${what} as ordered` : what, after)
  }
  answer(behaviour().greeting ?? 220, behaviour().greetsAfter)

  let message: string | null = null
  let isDisturbed = false
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
      // The client doubles a leading dot (RFC 5321, 4.5.2).
      else message += `${line.replace(/^\./, '')}\n`
      const { duringData, words } = behaviour()
      if (!message || !duringData || isDisturbed || (words && !words.test(message))) continue
      isDisturbed = true
      return answer(duringData)
    }
  })

  function command(line: string) {
    behaviour().onLine?.(line)
    const { login = 235, sender = 250, recipient = 250, about, beforeData = 354 } = behaviour()
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO' || verb === 'HELO') answer('250-here\n250 AUTH PLAIN')
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
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else reply('250 fine')
  }

  async function finish(raw: string) {
    message = null
    const whole = await parsed(raw)
    log.received.push(whole)
    const { data = 250, words, dataAfter = 0 } = behaviour()
    const isMeant = !words || words.test(`${raw}${whole.text}${whole.html}`)
    const verdict = isMeant ? data : 250
    if (`${verdict}`.startsWith('250')) log.taken.push(whole)
    answer(verdict, dataAfter)
  }
}

async function parsed(raw: string) {
  const { text = '', html = '', ...mail } = await PostalMime.parse(raw)
  return { ...mail, text, html, raw }
}
