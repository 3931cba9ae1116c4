import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A connection that sends exactly these bytes, whatever HTTP says about them. */
export async function openSocket(url: string, bytes: string | Buffer): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {}) // the server may cut it: that is what is waited for
  await once(socket, 'connect')
  socket.write(bytes)
  return socket
}

interface Patience {
  patienceMs?: number
  /** What has come that is enough; absent: everything until the server closes. */
  enough?: RegExp
}

/** What came back until the server closed, until it was enough, or until the patience ended. */
export async function answerTo(
  url: string,
  bytes: string | Buffer,
  { patienceMs = 3_000, enough }: Patience = {},
): Promise<string> {
  const socket = await openSocket(url, bytes)
  let said = ''
  const whole = new Promise<void>((resolve) => {
    socket.on('data', (piece) => {
      said += piece.toString('latin1')
      if (enough?.test(said)) resolve()
    })
  })
  await Promise.race([once(socket, 'close'), whole, wait(patienceMs)])
  socket.destroy()
  return said
}
