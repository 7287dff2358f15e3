import { createServer, type Socket } from 'node:net'

/** A reply: a code, or a code with its enhanced code and words (`550 5.1.1 unknown`). */
export type Reply = number | string

/** How the server behaves at each step; 'silent' is no reply, 'drop' a closed connection. */
export type Behaviour = {
  greeting?: Reply | 'silent'
  login?: Reply | 'silent' | 'drop'
  /** Whether it offers a login at all. */
  offersLogin?: boolean
  sender?: Reply | 'silent' | 'drop'
  recipient?: Reply | 'silent' | 'drop'
  /** The one recipient that `recipient` is about; all of them without it. */
  about?: string
  /** The reply to the command DATA. */
  beforeData?: Reply | 'silent' | 'drop'
  /** The reply to the mail's last dot. */
  data?: Reply | 'silent' | 'drop'
  /** Says which mails `data` is about; all of them without it. */
  refuses?: (message: string) => boolean
  /** Milliseconds before the reply to the last dot. */
  dataAfter?: number
  /** Milliseconds before each reply. */
  slow?: number
  /** Called before a message is read, and when one has been taken. */
  onData?: () => void
  onTaken?: () => void
}

/**
 * A real SMTP server that misbehaves on order. `received` holds every message that was read to its end,
 * `taken` those that it answered with 250.
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
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

type Log = {
  received: string[]
  taken: string[]
  /** Whom mails were for, as SMTP was told. */
  recipients: string[]
}

function serve(socket: Socket, behaviour: () => Behaviour, log: Log) {
  const reply = (text: string, after = 0) =>
    setTimeout(() => socket.write(`${text}\r\n`), (behaviour().slow ?? 0) + after)
  const answer = (what: Reply | 'silent' | 'drop', after = 0) => {
    if (what === 'drop') socket.destroy()
    else if (what !== 'silent') reply(typeof what === 'number' ? `${what} as ordered` : what, after)
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
    }
  })

  function command(line: string) {
    const { login = 235, offersLogin = true, sender = 250, recipient = 250 } = behaviour()
    const { about, beforeData = 354, onData } = behaviour()
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') reply(offersLogin ? '250-here\r\n250 AUTH PLAIN' : '250 here')
    else if (verb === 'AUTH') answer(login)
    else if (verb === 'MAIL') answer(sender)
    else if (verb === 'RCPT') {
      const address = /<(.*)>/.exec(line)?.[1] ?? line
      log.recipients.push(address)
      answer(about && about !== address ? 250 : recipient)
    } else if (verb === 'DATA') {
      if (beforeData === 354) {
        message = ''
        onData?.()
      }
      answer(beforeData)
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else reply('250 fine')
  }

  function finish(whole: string) {
    log.received.push(whole)
    message = null
    const { data = 250, refuses = () => true, dataAfter = 0, onTaken } = behaviour()
    const verdict = refuses(whole) ? data : 250
    if (verdict === 250) log.taken.push(whole)
    answer(verdict, dataAfter)
    onTaken?.()
  }
}
