import { execFileSync } from 'node:child_process'
import { lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { BACKUP_TYPE } from '@corner/contract/constants/backups.ts'
import type { BackupsOverview } from '@corner/contract/entities/backups.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { writeBackup } from './write-backup.ts'

const testApp = await createTestApp()
const { app, database } = testApp
const people = new People(testApp)
const admin = await people.addAdministrator()
const team = await people.addTeam('Varsity')
const coach = await people.addCoach([team])
const athlete = await people.addAthlete([team])

const PATH = '/api/teams/admin/backups/'
const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object, headers: object = admin.headers) =>
  app.inject({ method, url: `${PATH}${path}`, headers: { ...headers }, ...(payload && { payload }) })
const overview = async () => (await ask('GET')).json() as BackupsOverview
const send = (content: Buffer, headers: object = admin.headers) =>
  app.inject({
    method: 'POST',
    url: `${PATH}upload/`,
    headers: { ...headers, 'content-type': BACKUP_TYPE },
    payload: content,
  })

const idle = () =>
  vi.waitFor(async () => expect((await overview()).is_busy).toBe(false), { timeout: 60_000, interval: 200 })

async function made(): Promise<BackupsOverview['backups'][number]> {
  expect((await ask('POST', '', { passphrase: '' })).statusCode).toBe(200)
  await idle()
  const [backup] = (await overview()).backups
  if (!backup) throw new Error('No backup came of it')
  return backup
}

it('is for administrators alone', async () => {
  const calls = [
    ['GET', ''],
    ['POST', ''],
    ['PUT', 'settings/'],
    ['POST', 'upload/'],
    ['GET', 'corner-2026-11-27T000000Z.backup/'],
    ['POST', 'corner-2026-11-27T000000Z.backup/prove/'],
    ['DELETE', 'corner-2026-11-27T000000Z.backup/'],
  ] as const
  for (const [method, path] of calls) {
    for (const { headers } of [coach, athlete])
      expect((await ask(method, path, undefined, headers)).statusCode).toBe(403)
    expect((await ask(method, path, undefined, {})).statusCode).toBe(401)
  }
})

it('makes one, which is compared, downloaded as it is, and deleted, and the audit log says who did', async () => {
  expect(await overview()).toMatchObject({ backups: [], last_made_at: null, last_proved_at: null, last_failure: null })
  const backup = await made()
  expect(backup).toMatchObject({ origin: 'asked', holds_key: false, proof: { equal: true } })
  expect((await overview()).last_proved_at).toBe(backup.proof?.at)
  const file = await ask('GET', `${backup.name}/`)
  expect(file.headers).toMatchObject({
    'content-type': BACKUP_TYPE,
    'content-disposition': `attachment; filename="${backup.name}"`,
  })
  expect(file.rawPayload).toEqual(await readFile(join(testApp.dataDir, 'backups', backup.name)))

  const twice = await send(file.rawPayload)
  expect([twice.statusCode, twice.json().error]).toEqual([409, expect.stringContaining(backup.name)])
  expect((await ask('DELETE', `${backup.name}/`)).statusCode).toBe(200)
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', 'prove/'],
  ] as const)
    expect((await ask(method, `${backup.name}/${path}`)).statusCode).toBe(404)

  const again = await send(file.rawPayload)
  expect(again.statusCode).toBe(201)
  expect(again.json()).toMatchObject({ made_at: backup.made_at, origin: 'added', proof: null })
  expect((await overview()).backups).toEqual([again.json()])
  expect((await send(file.rawPayload)).json().error).toContain(again.json().name)

  const added: string = again.json().name
  expect((await ask('POST', `${added}/prove/`)).statusCode).toBe(200)
  expect(await overview()).toMatchObject({ comparing: added, is_busy: true })
  expect((await ask('POST', `${added}/prove/`)).statusCode).toBe(409)
  expect((await ask('DELETE', `${added}/`)).statusCode).toBe(409)
  await idle()
  const compared = await overview()
  expect(compared.comparing).toBeNull()
  expect(compared.backups.find(({ name }) => name === added)?.proof).toMatchObject({ equal: true })
  const lines = await database
    .selectFrom('audit_lines')
    .select(['action', 'actor_id'])
    .where('action', 'like', 'backup%')
    .orderBy('id')
    .execute()
  expect(lines.map(({ action }) => action)).toEqual([
    'backup_made',
    'backup_downloaded',
    'backup_deleted',
    'backup_uploaded',
    'backup_compared',
  ])
  expect(new Set(lines.map(({ actor_id }) => actor_id))).toEqual(new Set([admin.id]))
})

it('refuses to add one whose tables are of a newer Corner', async () => {
  const before = await overview()
  const path = join(testApp.dataDir, 'ahead.backup')
  await writeBackup(testApp.owner, path, { origin: 'asked', madeAt: new Date() })
  const ahead = gunzipSync(await readFile(path))
    .toString()
    .replace('0015-last-sign-ins', '9999-of-the-future')
  const refused = await send(gzipSync(ahead))
  expect([refused.statusCode, refused.json().error]).toEqual([400, expect.stringContaining('made by a newer Corner')])
  expect(await overview()).toEqual(before)
})

it('refuses what is no backup, and keeps nothing of it', async () => {
  const before = await overview()
  const refused = await send(Buffer.from('no backup at all'))
  expect(refused.statusCode).toBe(400)
  expect(refused.json().error).toContain('This file cannot be restored')
  expect((await send(Buffer.alloc(0))).statusCode).toBe(400)
  expect(await overview()).toEqual(before)
})

it.each(['null', '-1', '{}', '"text"'])(
  'refuses the JSON %s where the file is expected, also at the set-up',
  async (payload) => {
    const headers = { ...admin.headers, 'content-type': 'application/json' }
    for (const url of [`${PATH}upload/`, '/api/setup/restore/']) {
      const reply = await app.inject({ method: 'POST', url, headers, payload })
      expect(reply.statusCode, reply.body).toBe(415)
      expect(reply.json().code).toBe('unsupported_media_type')
    }
  },
)

it('changes the schedule, within its bounds', async () => {
  const settings = { scheduled: false, hour_utc: 4, keep_days: 14, keep_weeks: 0 }
  expect((await ask('PUT', 'settings/', settings)).json()).toEqual(settings)
  expect((await overview()).settings).toEqual(settings)
  for (const wrong of [{ hour_utc: 24 }, { keep_days: 0 }, { keep_days: 91 }, { keep_weeks: -1 }, { keep_days: 1.5 }]) {
    const reply = await ask('PUT', 'settings/', { ...settings, ...wrong })
    expect(reply.statusCode).toBe(400)
    expect(Object.keys(reply.json().fields)).toEqual(Object.keys(wrong))
  }
})

it('refuses a short passphrase with a sentence at its field', async () => {
  const reply = await ask('POST', '', { passphrase: 'too short' })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toEqual({ passphrase: 'The passphrase needs at least 12 characters' })
})

it('opens no file outside the folder', async () => {
  await mkdir(join(testApp.dataDir, 'backups'), { recursive: true })
  for (const name of ['..%2Fkey', '%2Fetc%2Fpasswd', 'corner.lock'])
    expect((await ask('GET', `${name}/`)).statusCode).toBe(404)
})

it('lists the other backups beside what it cannot read, and names that', async () => {
  const folder = join(testApp.dataDir, 'backups')
  const before = await overview()
  expect(before).toMatchObject({ backups: [{}], unreadable: [] })
  const path = (day: number) => join(folder, `corner-2026-11-0${day}T030000Z.backup`)
  onTestFinished(async () => {
    for (const day of [1, 2, 3, 4, 5]) await rm(path(day), { recursive: true, force: true })
  })
  await mkdir(path(1))
  await symlink(join(folder, 'gone'), path(2))
  execFileSync('mkfifo', [path(3)])
  await symlink(path(4), path(4))
  await writeFile(path(5), 'no backup')

  const { backups, unreadable } = await overview()
  expect(backups).toEqual(before.backups)
  expect(unreadable.map(({ name, reason }) => [join(folder, name), reason])).toEqual([
    [path(5), 'It was cut or changed, is no backup of Corner, or was made by a newer one.'],
    [path(4), 'It could not be read (ELOOP).'],
    [path(3), 'It is no file.'],
    [path(2), 'It is a link to a file that is not there.'],
    [path(1), 'It is no file.'],
  ])
  for (const { name } of unreadable)
    for (const [method, rest] of [
      ['GET', ''],
      ['POST', 'prove/'],
      ['DELETE', ''],
    ] as const)
      expect((await ask(method, `${name}/${rest}`)).statusCode, `${method} ${name}`).toBe(404)
  for (const day of [1, 2, 3, 4, 5]) await lstat(path(day)) // all are still there
})
