import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import type { SocketConnection } from '../database/embedded/readiness.ts'

export interface DatabaseProxy {
  /** To the same database, through the proxy. */
  connection: SocketConnection
  /** Connections that are open now take what they are sent and pass nothing on any more; new ones work. */
  silence(): void
  /** Ends connections that are open now; new ones work. */
  cut(): void
  /** Takes no new connections until told otherwise. */
  refuse(refuses: boolean): void
  openCount(): number
}

/** A network between a test and its database that fails as networks do. It closes itself after the file. */
export async function createDatabaseProxy(database: SocketConnection): Promise<DatabaseProxy> {
  const pairs = new Set<[Socket, Socket]>()
  let refuses = false
  const server = createServer((near) => {
    if (refuses) return near.destroy()
    const far = createConnection(`${database.host}/.s.PGSQL.${database.port}`)
    const pair: [Socket, Socket] = [near, far]
    pairs.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        pairs.delete(pair)
      })
    }
    return undefined
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const [near] of pairs) near.destroy()
  }
  afterAll(() => {
    cut()
    server.close()
  })
  return {
    connection: { ...database, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    silence() {
      for (const pair of pairs) {
        pairs.delete(pair)
        for (const socket of pair) socket.removeAllListeners('data').removeAllListeners('close').resume()
        const end = () => pair[1].destroy()
        pair[0].once('close', end)
      }
    },
    cut,
    refuse(refusing) {
      refuses = refusing
    },
    openCount: () => pairs.size,
  }
}
