import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** One letter as it came over the wire. */
export interface Letter {
  /** What the sender said before the letter: `MAIL FROM`, `RCPT TO`. */
  commands: string[]
  /** Names and values of its head, unfolded. */
  head: [name: string, value: string][]
  body: string
}

export interface MailTrap {
  url: string
  letters: Letter[]
}

/** A mail server of the attacker on this machine, which takes every letter and keeps what was said about it. */
export async function openMailTrap(cleanUp: AsyncDisposableStack): Promise<MailTrap> {
  const letters: Letter[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}) // Corner is stopped at the end
    socket.on('close', () => sockets.delete(socket))
    converse(socket, letters)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanUp.defer(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters }
}

/** RFC 5321, as much of it as a letter needs. */
function converse(socket: Socket, letters: Letter[]): void {
  let commands: string[] = []
  let lines: string[] | undefined
  socket.write('220 trap\r\n')
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (lines === undefined) {
      if (/^(?:MAIL|RCPT)/i.test(line)) commands.push(line)
      if (/^DATA/i.test(line)) lines = []
      const answer = /^DATA/i.test(line) ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 yes'
      socket.write(`${answer}\r\n`)
    } else if (line === '.') {
      letters.push({ commands, ...partsOf(lines) })
      commands = []
      lines = undefined
      socket.write('250 taken\r\n')
    } else lines.push(line)
  })
}

function partsOf(lines: readonly string[]): Pick<Letter, 'head' | 'body'> {
  const end = lines.indexOf('')
  const unfolded = lines
    .slice(0, end)
    .join('\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split('\n')
  const head = unfolded.map((line): [string, string] => {
    const [, name = '', value = ''] = /^([^:]*):\s*(.*)$/.exec(line) ?? []
    return [name.toLowerCase(), value]
  })
  return { head, body: lines.slice(end + 1).join('\n') }
}
