import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipOf } from '@corner/wearables/export-files/zip-for-tests.ts'
import { ouraFiles } from '@corner/wearables/oura/export/sample-export.ts'
import { polarFiles } from '@corner/wearables/polar/export/sample-export.ts'
import { WHOLE_EXPORT } from '@corner/wearables/whoop/export/sample-export.ts'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { storeRecords } from '../measurements/ingest.ts'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { FileImports } from './file-imports.ts'
import { importsOf } from './file-imports-for-tests.ts'

const testApp = await createTestApp({
  at: new Date('2026-08-01T12:00:00Z'),
  environment: { IMPORT_LIMIT_MB: '1' },
})
const { database, dataDir, clock } = testApp
const people = new People(testApp)
const team = await people.addTeam('Varsity')
let ada: Awaited<ReturnType<typeof people.addAthlete>>
let mine: ReturnType<typeof importsOf>

beforeEach(async () => {
  ada = await people.addAthlete([team], { first_name: 'Ada', last_name: 'Lovelace' })
  mine = importsOf(testApp, ada.headers)
})

const oura = (lastDay: string, nights: number, without: readonly string[] = []) =>
  zipOf(
    Object.fromEntries(
      Object.entries(ouraFiles({ lastDay, nights })).filter(([path]) => !without.some((name) => path.endsWith(name))),
    ),
  )
const rowsOf = (table: 'cycles' | 'sleeps' | 'recoveries' | 'workouts', user = ada.id) =>
  database.selectFrom(table).selectAll().where('user_id', '=', user).orderBy('date').execute()
const onDisk = () => readdir(join(dataDir, 'imports')).catch(() => [])

describe('a file of a maker', () => {
  it('is read, stored and receipted, and leaves nothing on disk', async () => {
    const receipt = await mine.bring(oura('2026-03-10', 3))
    expect(receipt).toMatchObject({
      state: 'done',
      provider: 'oura',
      file_kind: 'Oura “Export data”',
      message: '12 records were imported',
      imported: { cycles: 3, sleeps: 3, recoveries: 3, workouts: 3 },
      already_there: 0,
      first_day: '2026-03-07',
      last_day: '2026-03-10',
      skipped: [],
      not_comparable: ['Oura readiness', 'Oura sleep score'],
      owner: null,
    })
    expect(await rowsOf('recoveries')).toMatchObject([
      { date: '2026-03-08', provider: 'oura', recovery_score: null, import_id: receipt.id },
      { date: '2026-03-09' },
      { date: '2026-03-10', hrv_rmssd_milli: 62 },
    ])
    expect(await onDisk()).toEqual([])
    const lines = await database.selectFrom('audit_lines').select('action').where('actor_id', '=', ada.id).execute()
    expect(lines.map(({ action }) => action)).toContain('records_imported')
  })

  it.each([
    ['whoop', zipOf(WHOLE_EXPORT)],
    ['oura', oura('2026-03-10', 2)],
    ['polar', zipOf(polarFiles({ lastDay: '2026-03-10', nights: 2 }))],
  ])('of %s is recognised by what is in it', async (provider, bytes) => {
    expect(await mine.bring(bytes, 'anything.zip')).toMatchObject({ state: 'done', provider })
  })

  it('changes nothing the second time, fills in with a fuller one, and loses nothing with a poorer one', async () => {
    await mine.bring(oura('2026-03-10', 2, ['dailyreadiness.csv']))
    expect(await mine.bring(oura('2026-03-10', 2, ['dailyreadiness.csv']))).toMatchObject({
      message: 'Everything in this file was here already',
      already_there: 8,
    })
    expect(await mine.bring(oura('2026-03-11', 3))).toMatchObject({
      // Two mornings have a readiness now.
      imported: { cycles: 1, sleeps: 1, recoveries: 3, workouts: 1 },
    })
    expect(await mine.bring(oura('2026-03-10', 2, ['dailyreadiness.csv']))).toMatchObject({ already_there: 8 })
    expect((await rowsOf('recoveries')).map(({ other_values }) => other_values)).toEqual(
      [71, 72, 73].map((oura_readiness) => expect.objectContaining({ oura_readiness })),
    )
  })

  it('names itself in the list of its person alone, newest first, with the kinds that can be read', async () => {
    await mine.bring(oura('2026-03-10', 1))
    await mine.bring(zipOf(WHOLE_EXPORT))
    const { body } = await mine.ask('GET')
    expect(body.imports.map(({ provider }: { provider: string }) => provider)).toEqual(['whoop', 'oura'])
    expect(body.kinds).toContainEqual(
      expect.objectContaining({ provider: 'polar', maker: 'Polar', accepts: ['.zip', '.json'] }),
    )
    expect(body.limit_bytes).toBe(1024 * 1024)
    const other = importsOf(testApp, (await people.addAthlete([team])).headers)
    expect((await other.ask('GET')).body.imports).toEqual([])
  })
})

describe('an undo', () => {
  it('removes exactly what the file brought', async () => {
    const first = await mine.bring(oura('2026-03-08', 2))
    const second = await mine.bring(oura('2026-03-10', 2))
    const undone = await mine.ask('POST', `${second.id}/undo/`)
    expect(undone).toMatchObject({ status: 200, body: { state: 'undone', message: '8 records were removed' } })
    expect((await rowsOf('sleeps')).map(({ date, import_id }) => [date, import_id])).toEqual([
      ['2026-03-07', first.id],
      ['2026-03-08', first.id],
    ])
    expect(await mine.ask('POST', `${second.id}/undo/`)).toMatchObject({ status: 409 })
    expect(await mine.ask('POST', `${first.id}/undo/`)).toMatchObject({ body: { state: 'undone' } })
    for (const table of ['cycles', 'sleeps', 'recoveries', 'workouts'] as const) expect(await rowsOf(table)).toEqual([])
  })

  it('leaves what an earlier file had brought, also where the later one wrote it anew', async () => {
    const first = await mine.bring(oura('2026-03-10', 2))
    // The same night once more, with a value more: it is stored again.
    await sql`update sleeps set updated_at = updated_at - interval '1 minute' where user_id = ${ada.id}`.execute(
      database,
    )
    const second = await mine.bring(oura('2026-03-10', 2))
    expect(second.imported?.sleeps).toBe(2)
    await mine.ask('POST', `${second.id}/undo/`)
    expect((await rowsOf('sleeps')).map(({ import_id }) => import_id)).toEqual([first.id, first.id])
  })

  it('leaves what the maker’s API has replaced since', async () => {
    const { id } = await mine.bring(oura('2026-03-10', 2))
    const newest = await database
      .selectFrom('sleeps')
      .selectAll()
      .where('user_id', '=', ada.id)
      .where('date', '=', '2026-03-10')
      .executeTakeFirstOrThrow()
    const { user_id, provider, date: _, stored_at: __, import_id: ___, ...night } = newest
    const ofApi = { ...night, provider_id: 'from the API', cycle_id: null }
    await storeRecords(database, { user_id, provider }, { cycles: [], sleeps: [ofApi], recoveries: [], workouts: [] })
    await mine.ask('POST', `${id}/undo/`)
    expect((await rowsOf('sleeps')).map(({ provider_id }) => provider_id)).toEqual(['from the API'])
  })

  it('is nobody else’s, nor is anything else of an import', async () => {
    const { id } = await mine.bring(oura('2026-03-10', 1))
    const others = [await people.addAthlete([team]), await people.addCoach([team]), await people.addAdministrator()]
    for (const { headers } of others) {
      const theirs = importsOf(testApp, headers)
      expect((await theirs.ask('GET', `${id}/`)).status).toBe(404)
      expect((await theirs.ask('POST', `${id}/undo/`)).status).toBe(404)
      expect((await theirs.ask('POST', `${id}/confirm/`)).status).toBe(404)
    }
    const nobody = importsOf(testApp, {})
    for (const [method, path] of [
      ['GET', ''],
      ['GET', `${id}/`],
      ['POST', `${id}/undo/`],
      ['POST', `${id}/confirm/`],
    ] as const)
      expect((await nobody.ask(method, path)).status).toBe(401)
    expect((await nobody.send(oura('2026-03-10', 1))).status).toBe(401)
    expect(await rowsOf('sleeps')).toHaveLength(1)
  })

  it.each(['coach', 'admin'] as const)('a %s brings in and undoes files of their own', async (role) => {
    const person = role === 'coach' ? await people.addCoach([team]) : await people.addAdministrator()
    const theirs = importsOf(testApp, person.headers)
    const { id } = await theirs.bring(oura('2026-03-10', 1))
    expect(await rowsOf('sleeps', person.id)).toHaveLength(1)
    expect((await theirs.ask('POST', `${id}/undo/`)).status).toBe(200)
    expect(await rowsOf('sleeps', person.id)).toEqual([])
  })
})

describe('a file that names somebody else', () => {
  const ofBen = () => {
    const files = polarFiles({ lastDay: '2026-03-10', nights: 1 })
    return zipOf({
      ...files,
      'account-data-42.json': '{"firstName":"Ben","lastName":"Other","email":"ben@example.com"}',
    })
  }

  it('asks first, and stores nothing when it is somebody else’s', async () => {
    const asking = await mine.bring(ofBen())
    expect(asking).toMatchObject({ state: 'asks', owner: { name: 'Ben Other', email: 'ben@example.com' } })
    expect(await rowsOf('sleeps')).toEqual([])
    const { body } = await mine.ask('POST', `${asking.id}/undo/`)
    expect(body).toMatchObject({ state: 'not_mine', owner: null })
    expect(await onDisk()).toEqual([])
    expect((await mine.ask('POST', `${asking.id}/confirm/`)).status).toBe(409)
  })

  it('is read once its person says that it is theirs, and does not ask the next time', async () => {
    const { id } = await mine.bring(ofBen())
    expect((await mine.ask('POST', `${id}/confirm/`)).status).toBe(200)
    expect(await mine.ended(id)).toMatchObject({ state: 'done', imported: { sleeps: 1 } })
    expect(await mine.bring(ofBen())).toMatchObject({ state: 'done' })
  })

  it('does not ask for the own name in another order and case, nor for the own address', async () => {
    const files = polarFiles({ lastDay: '2026-03-10', nights: 1 })
    for (const account of [
      { firstName: 'LOVELACE', lastName: 'Àda' },
      { firstName: 'X', email: ada.email.toUpperCase() },
    ])
      expect(await mine.bring(zipOf({ ...files, 'account-data-42.json': JSON.stringify(account) }))).toMatchObject({
        state: 'done',
      })
  })

  it('gives way to the next file', async () => {
    const { id } = await mine.bring(ofBen())
    expect(await mine.bring(oura('2026-03-10', 1))).toMatchObject({ state: 'done' })
    expect((await mine.ask('GET', `${id}/`)).body).toMatchObject({ state: 'not_mine' })
  })
})

describe('refuses', () => {
  const whole = oura('2026-03-10', 3)
  it.each([
    ['half a zip', whole.subarray(0, whole.length / 2), /damaged or cut off/],
    ['a zip of a zip', zipOf({ 'export.zip': whole }), /holds only another zip/],
    ['names that lead out', zipOf({ '../sleepmodel.csv': 'x' }), /names a file outside of itself/],
    ['a photo', Buffer.from('\u0089PNG'), /does not know this file. Corner reads: Oura/],
    ['nights of a year to come', oura('2098-03-10', 3), /3 of 3 nights cannot be read/],
    ['zeros', zipOf({ 'sleepmodel.csv': new Uint8Array(80 * 1024 * 1024) }), /holds next to nothing/],
    ['more nights in one day than there are', crowded(), /2026-03-10 has 60 sleeps/],
  ])('%s with a sentence, and stores nothing', async (_what, bytes, sentence) => {
    const { state, message } = await mine.bring(bytes)
    expect(state).toBe('refused')
    expect(message).toMatch(sentence)
    expect(await rowsOf('sleeps')).toEqual([])
    expect(await onDisk()).toEqual([])
  })

  it('an empty file, and a file larger than the limit, which it does not keep', async () => {
    expect(await mine.bring(new Uint8Array())).toMatchObject({ state: 'refused', message: 'This file is empty' })
    const large = Buffer.alloc(1024 * 1024 + 1)
    expect(await mine.send(large)).toMatchObject({ status: 413, body: { error: 'A file may have up to 1 MB' } })
    expect(await mine.send(large, 'x', { 'content-type': 'application/zip' })).toMatchObject({ status: 415 })
    expect(await onDisk()).toEqual([])
    expect((await mine.ask('GET')).body.imports).toHaveLength(1)
  })

  it('a second file while the first is being read', async () => {
    const { body } = await mine.send(oura('2026-03-10', 300))
    expect(await mine.send(whole)).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('Another file') },
    })
    expect(await mine.ended(body.id)).toMatchObject({ state: 'done' })
  })

  it('more than fifteen an hour', async () => {
    for (let count = 0; count < 15; count++) await mine.bring(oura(`2026-03-${10 + count}`, 1))
    expect((await mine.send(whole)).status).toBe(429)
  })
})

describe('a server that was killed while it read', () => {
  it('has stored nothing, says so, and clears up at its start', async () => {
    const importId = randomUUID()
    await database.insertInto('imports').values({ id: importId, user_id: ada.id, state: 'reading' }).execute()
    await sql`update imports set touched_at = now() - interval '1 minute' where id = ${importId}`.execute(database)
    await mkdir(join(dataDir, 'imports'), { recursive: true })
    await writeFile(join(dataDir, 'imports', importId), 'half a file')
    // Before the start has cleared up, too.
    expect((await mine.ask('GET', `${importId}/`)).body).toMatchObject({
      state: 'broken_off',
      message: expect.stringContaining('Nothing of it was stored'),
    })
    const restarted = new FileImports({
      database,
      dataDir,
      limits: createRateLimits(testApp.pool),
      limitBytes: 1,
      now: clock.now,
    })
    await restarted.resume()
    await restarted.stop()
    expect(await onDisk()).toEqual([])
    const row = database.selectFrom('imports').select('state').where('id', '=', importId)
    expect(await row.executeTakeFirst()).toEqual({ state: 'broken_off' })
  })

  it('leaves the file of another process that is at work', async () => {
    const importId = randomUUID()
    await database.insertInto('imports').values({ id: importId, user_id: ada.id, state: 'reading' }).execute()
    await mkdir(join(dataDir, 'imports'), { recursive: true })
    await writeFile(join(dataDir, 'imports', importId), 'being read')
    const second = new FileImports({
      database,
      dataDir,
      limits: createRateLimits(testApp.pool),
      limitBytes: 1,
      now: clock.now,
    })
    await second.resume()
    await second.stop()
    expect(await onDisk()).toEqual([importId])
    await database.deleteFrom('imports').where('id', '=', importId).execute()
    await second.resume()
    expect(await onDisk()).toEqual([])
  })
})

it('goes with its person', async () => {
  await mine.bring(oura('2026-03-10', 1))
  await database.deleteFrom('users').where('id', '=', ada.id).execute()
  expect(await database.selectFrom('imports').select('id').where('user_id', '=', ada.id).execute()).toEqual([])
})

/** Sixty naps of half an hour in a day. */
function crowded(): Uint8Array {
  const files = ouraFiles({ lastDay: '2026-03-10', nights: 1 })
  const path = 'App Data/sleepmodel.csv'
  const [head = '', row = ''] = (files[path] ?? '').split('\n')
  const two = (part: number) => String(part).padStart(2, '0')
  const naps = Array.from({ length: 60 }, (_, nap) =>
    row
      .replace('sleep-2026-03-10', `nap-${nap}`)
      .replace('long_sleep', 'late_nap')
      .replace('2026-03-09T22:40:12', `2026-03-10T10:${two(nap)}:00`)
      .replace('2026-03-10T06:48:12', `2026-03-10T11:${two(nap)}:00`),
  )
  return zipOf({ ...files, [path]: [head, ...naps].join('\n') })
}
