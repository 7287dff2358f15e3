import { createServer, type Socket } from 'node:net'

/** How the server behaves at each step; a number is its reply, 'silent' none, 'drop' a closed line. */
export type Behaviour = {
  greeting?: number | 'silent'
  login?: number
  sender?: number | 'silent'
  recipient?: number
  /** The one recipient that `recipient` is about; all of them without it. */
  about?: string
  data?: number | 'silent' | 'drop'
  /** Milliseconds before each reply. */
  slow?: number
  /** Called before a message is read, and when one has been taken. */
  onData?: () => void
  onTaken?: () => void
}

/** A real SMTP server that misbehaves on order; it keeps every message that it has read to its end. */
export async function smtpServer(initial: Behaviour = {}) {
  let behaviour = initial
  const received: string[] = []
  const recipients: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    serve(socket, () => behaviour, received, recipients)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  return {
    port,
    received,
    /** Whom mails were for, as SMTP was told. */
    recipients,
    behave(next: Behaviour) {
      behaviour = next
    },
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

function serve(
  socket: Socket,
  behaviour: () => Behaviour,
  received: string[],
  recipients: string[],
) {
  const reply = (text: string) => setTimeout(() => socket.write(`${text}\r\n`), behaviour().slow)
  const say = (code: number) => reply(`${code} as ordered`)
  const { greeting = 220 } = behaviour()
  if (greeting !== 'silent') say(greeting)

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
      else if (line === '.') finish()
      else message += `${line}\n`
    }
  })

  function command(line: string) {
    const { login = 235, sender = 250, recipient = 250, about, onData } = behaviour()
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'EHLO') reply('250-here\r\n250 AUTH PLAIN')
    else if (verb === 'AUTH') say(login)
    else if (verb === 'MAIL') {
      if (sender !== 'silent') say(sender)
    } else if (verb === 'RCPT') {
      const address = /<(.*)>/.exec(line)?.[1] ?? line
      recipients.push(address)
      say(about && about !== address ? 250 : recipient)
    } else if (verb === 'DATA') {
      message = ''
      onData?.()
      say(354)
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else say(250)
  }

  function finish() {
    received.push(message ?? '')
    message = null
    const { data = 250, onTaken } = behaviour()
    if (data === 'drop') socket.destroy()
    else if (data !== 'silent') say(data)
    onTaken?.()
  }
}
