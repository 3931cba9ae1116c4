import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, it, vi } from 'vitest'
import { openPool } from '../database/database.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { type Check, NotReady } from './check.ts'
import { databaseCheck, migrationsCheck } from './database-checks.ts'
import { Readiness } from './readiness.ts'

const { connection, owner } = await createTestDatabase()
const pool = openPool({ ...connection, max: 3 })
const ownerPool = openPool({ ...owner, max: 1 })
afterAll(() => Promise.all([pool.end(), ownerPool.end()]))

const QUICK = { patienceMs: 300, keptMs: 0 }
const checkOf = (look: Check['look']): Check => ({ name: 'thing', look })

it('asks once for many probes at a time, and again when the finding is old', async () => {
  const look = vi.fn(async () => 'fine')
  const readiness = new Readiness([checkOf(look)], { patienceMs: 300, keptMs: 50 })
  const found = await Promise.all(Array.from({ length: 20 }, () => readiness.readAll()))
  expect(new Set(found.map((each) => JSON.stringify(each)))).toEqual(
    new Set(['[{"name":"thing","ok":true,"detail":"fine"}]']),
  )
  await readiness.readAll()
  expect(look).toHaveBeenCalledTimes(1)
  await wait(60)
  await readiness.readAll()
  expect(look).toHaveBeenCalledTimes(2)
})

it('times out a check that hangs, and does not run it again until it has ended', async () => {
  captureLog()
  const hanging = Promise.withResolvers<string>()
  const signals: AbortSignal[] = []
  const look = vi.fn((signal: AbortSignal) => {
    signals.push(signal)
    return look.mock.calls.length === 1 ? hanging.promise : Promise.resolve('fine')
  })
  const readiness = new Readiness([checkOf(look)], { patienceMs: 30, keptMs: 0 })
  const late = { name: 'thing', ok: false, detail: 'No answer within 0.03 s' }
  expect(await readiness.read('thing')).toEqual(late)
  expect(signals[0]?.aborted).toBe(true)
  expect(await Promise.all([readiness.read('thing'), readiness.read('thing')])).toEqual([late, late])
  expect(look).toHaveBeenCalledTimes(1)
  hanging.resolve('at last')
  await wait(1)
  expect(await readiness.read('thing')).toEqual({ name: 'thing', ok: true, detail: 'fine' })
})

it('shows the public only a check’s own message, and logs other errors', async () => {
  const lines = captureLog('warn')
  const said = new Readiness([checkOf(() => Promise.reject(new NotReady('It is full')))], QUICK)
  const unsaid = new Readiness([checkOf(() => Promise.reject(new Error('role "corner_app" at 10.0.0.7')))], QUICK)
  expect((await said.readAll())[0]).toMatchObject({ ok: false, detail: 'It is full' })
  expect(JSON.stringify(await unsaid.readAll())).not.toContain('corner_app')
  expect(lines).toContainEqual(expect.objectContaining({ reason: 'role "corner_app" at 10.0.0.7' }))
})

it('writes a line when a finding changes, and not with each probe', async () => {
  const lines = captureLog('warn')
  let works = false
  const readiness = new Readiness(
    [checkOf(async () => (works ? 'fine' : Promise.reject(new NotReady('broken'))))],
    QUICK,
  )
  for (let i = 0; i < 3; i++) await readiness.readAll()
  works = true
  for (let i = 0; i < 3; i++) await readiness.readAll()
  expect(lines.map(({ level, detail }) => [level, detail])).toEqual([
    ['error', 'broken'],
    ['warn', 'fine'],
  ])
})

it('notices a table that is locked, keeps no connection for it, and passes when it is free again', async () => {
  captureLog()
  const readiness = new Readiness([databaseCheck(pool)], QUICK)
  expect((await readiness.readAll())[0]).toMatchObject({ ok: true })
  const holder = await ownerPool.connect()
  await holder.query('begin; lock table write_probe')
  for (let i = 0; i < 3; i++)
    expect((await readiness.readAll())[0]).toMatchObject({ ok: false, detail: 'No answer within 0.3 s' })
  await holder.query('rollback')
  holder.release()
  await expect.poll(async () => (await readiness.readAll())[0]?.ok, { timeout: 5_000 }).toBe(true)
  expect(pool.totalCount).toBe(1)
})

it('opens one connection, not one for each probe, to a database that accepts and stays silent', async () => {
  captureLog()
  const sockets: Socket[] = []
  const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const silentPool = openPool({ host: '127.0.0.1', port, user: 'nobody', database: 'none' })
  const readiness = new Readiness([databaseCheck(silentPool)], { patienceMs: 40, keptMs: 0 })
  for (let i = 0; i < 5; i++) expect((await readiness.readAll())[0]).toMatchObject({ ok: false })
  expect(sockets).toHaveLength(1)
  for (const socket of sockets) socket.destroy()
  silent.close()
  await silentPool.end()
})

it('tells tables that are older than this server', async () => {
  captureLog()
  const readiness = new Readiness([migrationsCheck(pool)], QUICK)
  expect((await readiness.readAll())[0]).toMatchObject({ ok: true })
  await ownerPool.query(`delete from kysely_migration where name = '0007-worded-insights'`)
  expect((await readiness.readAll())[0]).toMatchObject({
    ok: false,
    detail: 'The tables are older than this server: 1 to go',
  })
})
