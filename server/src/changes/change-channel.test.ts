import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, it, vi } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { MeasurementChanges } from '../measurements/measurement-changes.ts'
import { createTestDatabase } from '../testing/database.ts'
import { announceMeasurementChange, listenToChanges } from './change-channel.ts'

const { connection } = await createTestDatabase()
const pool = openPool(connection)
const db = openDatabase(pool)
const changes = new MeasurementChanges()
const listener = listenToChanges(connection, [changes])

afterAll(async () => {
  await listener.close()
  await pool.end()
})

const LISTENS = `application_name = 'corner: changes' and datname = current_database()`

const heard = () => vi.waitFor(() => expect(changes.mark()).toBeDefined())

async function mark(): Promise<number> {
  await heard()
  return changes.mark() ?? Number.NaN
}

/** Notifications arrive in order: once this one arrives, all earlier ones have arrived. */
async function hearAll() {
  const before = await mark()
  await announceMeasurementChange(db, ['the last one'])
  await vi.waitFor(() => expect(changes.isUnchangedSince(before, ['the last one'])).toBe(false))
}

it('reports a change when its transaction commits, and of no other user', async () => {
  const before = await mark()
  await db.transaction().execute((transaction) => announceMeasurementChange(transaction, ['ada', 'ben']))
  await hearAll()
  expect(['ada', 'ben', 'cy'].map((user) => changes.isUnchangedSince(before, [user]))).toEqual([false, false, true])
  expect(changes.isUnchangedSince(await mark(), ['ada', 'ben'])).toBe(true)
})

it('reports nothing of a transaction that was rolled back', async () => {
  const before = await mark()
  const rolledBack = db.transaction().execute(async (transaction) => {
    await announceMeasurementChange(transaction, ['ada'])
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await hearAll()
  expect(changes.isUnchangedSince(before, ['ada'])).toBe(true)
})

it('trusts no state while it is disconnected, nor an earlier one after it reconnects', async () => {
  const before = await mark()
  await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where ${LISTENS}`)
  await vi.waitFor(() => expect(changes.mark()).toBeUndefined(), { interval: 1 })
  expect(changes.isUnchangedSince(before, ['ada'])).toBe(false)
  await heard()
  expect(changes.isUnchangedSince(before, ['ada'])).toBe(false)
  expect(changes.isUnchangedSince(await mark(), ['ada'])).toBe(true)
  await hearAll()
})

it('ends its connection when it is closed, and opens no other', async () => {
  const ears = new MeasurementChanges()
  const closing = listenToChanges(connection, [ears])
  await vi.waitFor(() => expect(ears.mark()).toBeDefined())
  await closing.close()
  const listening = () => pool.query(`select from pg_stat_activity where ${LISTENS}`)
  await vi.waitFor(async () => expect((await listening()).rowCount).toBe(1)) // the other tests' server
})

it('gives up a server that takes the connection and never answers, and tries again', async () => {
  const sockets: Socket[] = []
  const silent = createServer((socket) => void sockets.push(socket.resume())).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const waiting = listenToChanges({ host: '127.0.0.1', port: (silent.address() as AddressInfo).port }, [])
  try {
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1_000)
        expect(sockets).toHaveLength(2)
      },
      { timeout: 3_000, interval: 20 },
    )
  } finally {
    vi.useRealTimers()
    for (const socket of sockets) socket.destroy()
    silent.close()
    await waiting.close()
  }
})
