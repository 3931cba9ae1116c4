import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'
import { afterAll } from 'vitest'
import type { SocketConnection } from '../database/embedded/readiness.ts'

export interface DatabaseProxy {
  /** The address of the same database, through the proxy. */
  connection: SocketConnection
  /** Open connections accept data but pass nothing on, and neither side learns that the other has closed; new ones work. */
  silence(): void
  /** Closes open connections; new ones work. */
  cut(): void
  /** Refuses new connections until told otherwise. */
  refuse(refuses: boolean): void
}

/** A network between a test and its database that fails as networks do. It closes itself after the file. */
export async function createDatabaseProxy(database: SocketConnection): Promise<DatabaseProxy> {
  const passing = new Set<[Socket, Socket]>()
  const everySocket = new Set<Socket>()
  let refuses = false
  const server = createServer({ allowHalfOpen: true }, (near) => {
    if (refuses) return void near.destroy()
    const far = createConnection({ ...addressOf(database), allowHalfOpen: true })
    const pair: [Socket, Socket] = [near, far]
    passing.add(pair)
    for (const [from, to] of [pair, [far, near]] as const) {
      everySocket.add(from)
      from.on('data', (bytes) => to.write(bytes))
      from.on('end', () => to.end())
      from.on('error', () => {})
      from.on('close', () => {
        everySocket.delete(from)
        if (passing.delete(pair)) to.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    for (const socket of everySocket) socket.destroy()
    server.close()
  })
  return {
    connection: { ...database, host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    silence() {
      for (const pair of passing)
        for (const socket of pair) socket.removeAllListeners('data').removeAllListeners('end').resume()
      passing.clear()
    },
    cut() {
      for (const [near] of passing) near.destroy()
    },
    refuse(refusing) {
      refuses = refusing
    },
  }
}

/** The embedded PostgreSQL listens on a socket in a folder, a cluster that CITUS_URL names on a port. */
function addressOf({ host, port }: SocketConnection): { path: string } | { host: string; port: number } {
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
}
