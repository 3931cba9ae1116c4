import { randomBytes } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { BACKUP_TYPE } from '@corner/contract/constants/backups.ts'
import { beforeEach, expect, it, vi } from 'vitest'
import { issueSetupToken } from '../accounts/setup-token.ts'
import { grantToApp } from '../database/app-rights.ts'
import { APP_ROLE } from '../database/embedded/settings.ts'
import { migrateDatabase } from '../database/migrate.ts'
import { loadKeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { createTestApp } from '../testing/app.ts'
import { People, TEST_PASSWORD } from '../testing/people.ts'
import { BackupFolder } from './backup-folder.ts'
import { writeBackup } from './write-backup.ts'

const PASSPHRASE = 'grüße an alle Ringer' // not only ASCII: it travels in a header
const key = randomBytes(32).toString('base64')
const keyRing = await loadKeyRing(key, '')
const restart = vi.fn()
const old = await createTestApp({ parts: { keyRing } })
const fresh = await createTestApp({ parts: { restart } })
const people = new People({ ...old, keyRing })
const admin = await people.addAdministrator()
const athlete = await people.addAthlete()
await writeFile(join(old.dataDir, 'key'), `${key}\n`)
const ownKey = randomBytes(32).toString('base64')
await writeFile(join(fresh.dataDir, 'key'), `${ownKey}\n`)
await old.database
  .insertInto('wearable_connections')
  .values({
    user_id: athlete.id,
    provider: 'whoop',
    provider_user_id: '1',
    status: 'connected',
    access_token: seal(keyRing, 'token', 'place'),
    scopes: [],
    connected_at: new Date(),
    first_sync_days: 30,
  })
  .execute()

const signIn = await old.app.inject({
  method: 'POST',
  url: '/api/token/',
  payload: { email: athlete.email, password: TEST_PASSWORD },
})
const { refresh } = signIn.json() as { refresh: string }

/** @returns the file's content */
async function backupOf(passphrase: string): Promise<Buffer> {
  const headers = admin.headers
  const url = '/api/teams/admin/backups/'
  await old.app.inject({ method: 'POST', url, headers, payload: { passphrase } })
  const read = async () => (await old.app.inject({ url, headers })).json()
  await vi.waitFor(async () => expect((await read()).is_busy).toBe(false), { timeout: 60_000, interval: 200 })
  const [{ name }] = (await read()).backups
  return (await old.app.inject({ url: `${url}${name}/`, headers })).rawPayload
}

await old.database
  .updateTable('backup_settings')
  .set({ last_failure: 'It was interrupted', last_failure_at: new Date() })
  .execute()
const [withKey, withoutKey] = [await backupOf(PASSPHRASE), await backupOf('')]
let setupToken = (await issueSetupToken(fresh.database)) ?? ''

const restore = (payload: Buffer, headers: Record<string, string> = {}) =>
  fresh.app.inject({
    method: 'POST',
    url: '/api/setup/restore/',
    headers: { 'content-type': BACKUP_TYPE, 'x-setup-token': setupToken, ...headers },
    payload,
  })
const countPeople = async () => (await fresh.database.selectFrom('users').select('id').execute()).length

beforeEach(() => restart.mockClear())

it('needs the set-up link', async () => {
  expect((await restore(withKey, { 'x-setup-token': 'guessed' })).statusCode).toBe(403)
  expect((await restore(withKey, { 'x-setup-token': '' })).json().error).toContain('Open the set-up link')
  expect(await countPeople()).toBe(0)
})

it.each([
  ['a damaged file', withKey.subarray(0, -9), {}, 'This file cannot be restored'],
  ['no passphrase for the key in it', withKey, {}, 'Type the passphrase'],
  ['another passphrase', withKey, { 'x-passphrase': 'not the passphrase' }, 'does not open the key'],
  ['no key at all', withoutKey, {}, 'and it is not in it'],
])('refuses %s, and changes nothing', async (_, file, headers, sentence) => {
  const reply = await restore(file, headers)
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toContain(sentence)
  expect(await countPeople()).toBe(0)
  expect((await readFile(join(fresh.dataDir, 'key'), 'utf8')).trim()).toBe(ownKey)
  expect(await readdir(join(fresh.dataDir, 'backups'))).toEqual([])
  expect(restart).not.toHaveBeenCalled()
})

it('refuses a backup of the demo, with which a club would not start, and changes nothing', async () => {
  await old.database.insertInto('milestones').values({ name: 'demo' }).execute()
  const path = join(old.dataDir, 'demo.backup')
  await writeBackup(old.owner, path, { origin: 'asked', madeAt: new Date() })
  await old.database.deleteFrom('milestones').execute()
  const reply = await restore(await readFile(path))
  expect(reply.statusCode).toBe(409)
  expect(reply.json().error).toContain('This backup is of the demo')
  expect(await countPeople()).toBe(0)
  expect(await readdir(join(fresh.dataDir, 'backups'))).toEqual([])
  expect(restart).not.toHaveBeenCalled()
})

it('starts anew after a backup whose rows do not fit its tables: nobody is in it, and it says how to go on', async () => {
  const odd = gunzipSync(withoutKey)
    .toString()
    .replace('"columns":["id","username"', '"columns":["id","no_such_column"')
  const reply = await restore(gzipSync(odd), { 'x-without-key': 'yes' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().error).toContain('Corner starts anew')
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce())
  expect(await readdir(join(fresh.dataDir, 'backups'))).toEqual([])

  // As a start does.
  await migrateDatabase(fresh.owner)
  await grantToApp(fresh.owner, APP_ROLE)
  setupToken = (await issueSetupToken(fresh.database)) ?? ''
  expect(await countPeople()).toBe(0)
})

it('brings the people, the key and their sessions, starts anew, and does so once', async () => {
  const folder = new BackupFolder(fresh.dataDir)
  const ofBefore = await folder.place(new Date('2026-11-01T03:05:00Z'))
  await writeBackup(fresh.owner, ofBefore, { origin: 'scheduled', madeAt: new Date('2026-11-01T03:05:00Z') })
  await folder.storeProof(basename(ofBefore), { at: new Date('2026-11-01T03:06:00Z'), equal: true, detail: '' })
  await writeFile(join(folder.path, 'being-made'), '2026-11-01T03:05:00Z')
  const reply = await restore(withKey, { 'x-passphrase': encodeURIComponent(PASSPHRASE) })
  expect(reply.json()).toMatchObject({ people: 2, key: 'brought' })
  await vi.waitFor(() => expect(restart).toHaveBeenCalledOnce())
  expect((await readFile(join(fresh.dataDir, 'key'), 'utf8')).trim()).toBe(key)

  // As a start does.
  await migrateDatabase(fresh.owner)
  await grantToApp(fresh.owner, APP_ROLE)
  const second = await restore(withKey)
  expect(second.statusCode).toBe(403)
  expect(second.json().error).toContain('People are registered here already')
  const anew = await fresh.startSecondProcess({ keyRing: await loadKeyRing(undefined, fresh.dataDir) })
  const session = await anew.inject({ method: 'POST', url: '/api/token/refresh/', payload: { refresh } })
  expect(session.statusCode).toBe(200)
  const told = await anew.inject({ url: '/api/teams/admin/backups/', headers: admin.headers })
  expect(told.json()).toMatchObject({ last_made_at: null, last_proved_at: null, last_failure: null })
  expect(await readdir(folder.path)).not.toContain('being-made')
  const links = await fresh.database.selectFrom('wearable_connections').select(['status', 'access_token']).execute()
  expect(links).toMatchObject([{ status: 'connected' }])
  expect(unseal(keyRing, links[0]?.access_token as Buffer, 'place')).toBe('token')
})
