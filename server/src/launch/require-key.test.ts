import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import { loadKeyRing } from '../secrets/key-ring.ts'
import { seal } from '../secrets/seal.ts'
import { captureLog } from '../testing/captured-log.ts'
import { createTestDatabase } from '../testing/database.ts'
import { requireKey } from './require-key.ts'

const { connection, unbound } = await createTestDatabase()
const database = openDatabase(openPool(connection))
const unboundDatabase = openDatabase(openPool(unbound))
const dataDir = await mkdtemp(join(tmpdir(), 'corner-require-key-'))
const newKey = () => randomBytes(32).toString('base64')

afterAll(async () => {
  await Promise.all([database.destroy(), unboundDatabase.destroy()])
  await rm(dataDir, { recursive: true })
})
beforeEach(async () => {
  await database.deleteFrom('users').execute()
  await unboundDatabase.deleteFrom('audit_lines').execute()
})

let members = 0
/** A linked athlete whose tokens are encrypted with this key. @returns the key's id */
async function addLink(key: string): Promise<string> {
  const ring = await loadKeyRing(key, dataDir)
  const email = `linked${++members}@club.test`
  const { id } = await database
    .insertInto('users')
    .values({ username: email, email, first_name: 'Ada', last_name: 'T', role: 'athlete', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealed = seal(ring, 'token', 'place')
  await asSeenBy(database, [id], (own) =>
    own
      .insertInto('wearable_connections')
      .values({
        user_id: id,
        provider: 'whoop',
        provider_user_id: String(members),
        status: 'connected',
        scopes: [],
        access_token: sealed,
        refresh_token: sealed,
        connected_at: new Date(),
        first_sync_days: 30,
        first_sync_state: 'done',
      })
      .execute(),
  )
  return ring[0].id
}

const statuses = async () =>
  (
    await asSeenBy(database, 'all', (every) =>
      every
        .selectFrom('wearable_connections')
        .select(['status', 'refresh_token'])
        .orderBy('provider_user_id')
        .execute(),
    )
  ).map(({ status, refresh_token }) => `${status}${refresh_token ? '' : ', no token'}`)

it('starts where nothing is sealed, and where the keys at hand open everything', async () => {
  await requireKey(database, { key: undefined, lostKey: undefined }, dataDir)
  const [old, fresh] = [newKey(), newKey()]
  await addLink(old)
  await addLink(fresh)
  await requireKey(database, { key: `${fresh},${old}`, lostKey: undefined }, dataDir)
})

it('refuses the key of another installation, names the id that is missing, and makes no new key', async () => {
  const id = await addLink(newKey())
  const start = (key: string | undefined) => requireKey(database, { key, lostKey: undefined }, dataDir)
  await expect(start(newKey())).rejects.toThrow(
    `one linked device are sealed with the key ${id}, which CORNER_KEY does`,
  )
  await expect(start(undefined)).rejects.toThrow(
    `sealed with the key ${id}, which ${join(dataDir, 'key')} does not hold`,
  )
  expect(existsSync(join(dataDir, 'key'))).toBe(false)
  expect(await statuses()).toEqual(['connected'])
})

it('ends the links of a key that is lost for good, and no others', async () => {
  captureLog()
  const kept = newKey()
  const lostKey = await addLink(newKey())
  await addLink(kept)
  await requireKey(database, { key: kept, lostKey }, dataDir)
  expect(await statuses()).toEqual(['token_expired, no token', 'connected'])
  const lines = await database.selectFrom('audit_lines').select('action').execute()
  expect(lines).toEqual([{ action: 'device_link_lost' }])
  await requireKey(database, { key: kept, lostKey: undefined }, dataDir)
})
