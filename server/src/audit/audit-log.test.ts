import { randomUUID } from 'node:crypto'
import { AUDIT_DAYS } from '@corner/contract/constants/administration.ts'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { recordAudit } from './audit.ts'
import { deleteOldAuditLines } from './audit-log.ts'

const testApp = await createTestApp()
const { app, database, clock } = testApp
const people = new People(testApp)
const admin = await people.addAdministrator({ first_name: 'Uwe', last_name: 'Admin' })
const ada = await people.addAthlete([], { first_name: 'Ada', last_name: 'Åkesson', email: 'ada@corner.example' })

beforeEach(async () => {
  await database.deleteFrom('audit_lines').execute()
})

async function read(query: Record<string, string> = {}) {
  const url = `/api/teams/admin/audit/?${new URLSearchParams(query)}`
  const reply = await app.inject({ url, headers: admin.headers })
  expect(reply.statusCode, reply.body).toBe(200)
  return { entries: reply.json(), total: Number(reply.headers['x-total-count']) }
}
const write = (at: string, line: Parameters<typeof recordAudit>[1]) =>
  database
    .insertInto('audit_lines')
    .values({
      at: new Date(at),
      action: line.action,
      details: JSON.stringify(line.details ?? {}),
      actor_id: line.actor ?? null,
      subject_id: line.subject ?? null,
    })
    .execute()

it('says who did what to whom, newest first', async () => {
  await recordAudit(database, { actor: admin.id, subject: ada.id, action: 'role_changed', details: { role: 'coach' } })
  await recordAudit(database, { action: 'sign_in_failed', details: { email: 'nobody@corner.example', address: '::1' } })
  const { entries, total } = await read()
  expect(total).toBe(2)
  expect(entries).toMatchObject([
    { action: 'sign_in_failed', actor: null, subject: null, details: { email: 'nobody@corner.example' } },
    {
      action: 'role_changed',
      actor: { id: admin.id, name: 'Uwe Admin', email: admin.email },
      subject: { id: ada.id, name: 'Ada Åkesson', email: 'ada@corner.example' },
      details: { role: 'coach' },
    },
  ])
})

it('names deleted people by the entry of their deletion, and says when no name is known', async () => {
  const [gone, unknown] = [randomUUID(), randomUUID()]
  await recordAudit(database, { actor: gone, subject: unknown, action: 'user_updated' })
  await recordAudit(database, {
    actor: admin.id,
    subject: gone,
    action: 'user_deleted',
    details: { full_name: 'Ben Gone', email: 'ben@corner.example' },
  })
  const { entries } = await read()
  expect(entries[0]).toMatchObject({ subject: { id: gone, name: 'Ben Gone', email: 'ben@corner.example' } })
  expect(entries[1]).toMatchObject({
    actor: { id: gone, name: 'Ben Gone', email: 'ben@corner.example' },
    subject: { id: unknown, name: null, email: null },
  })
  expect((await read({ search: 'ben GONE' })).total).toBe(2)
  expect((await read({ search: 'BEN@corner' })).total).toBe(2)
})

it('comes in pages, the same line never twice', async () => {
  for (let i = 0; i < 7; i++) await write('2026-03-01T10:00:00Z', { action: 'signed_in', subject: ada.id })
  const pages = await Promise.all(['1', '2', '3', '4'].map((page) => read({ page, page_size: '3' })))
  expect(pages.map(({ entries }) => entries.length)).toEqual([3, 3, 1, 0])
  expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
  const ids = pages.flatMap(({ entries }) => entries.map(({ id }: { id: number }) => id))
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
})

it('filters by action, by moment and by person, each alone and together', async () => {
  await write('2026-03-01T23:59:59.999Z', { action: 'signed_in', actor: ada.id, subject: ada.id })
  await write('2026-03-02T00:00:00Z', { action: 'signed_out', actor: ada.id, subject: ada.id })
  await write('2026-03-02T23:59:59.999Z', { action: 'signed_in', actor: admin.id, subject: admin.id })
  await write('2026-03-03T00:00:00Z', { action: 'sign_in_failed', details: { email: 'ada@corner.example' } })
  const actions = async (query: Record<string, string>) =>
    (await read(query)).entries.map(({ action }: { action: string }) => action)
  const day = { from: '2026-03-02T00:00:00Z', to: '2026-03-03T00:00:00Z' }
  expect(await actions(day)).toEqual(['signed_in', 'signed_out'])
  expect(await actions({ from: '2026-03-02T01:00:00+01:00' })).toHaveLength(3)
  expect(await actions({ action: 'signed_in' })).toHaveLength(2)
  expect(await actions({ search: 'ÅKESSON' })).toEqual(['signed_out', 'signed_in'])
  expect(await actions({ search: 'ada@corner' })).toEqual(['sign_in_failed', 'signed_out', 'signed_in'])
  expect(await actions({ search: 'ada', action: 'signed_in', ...day })).toEqual([])
  expect(await actions({ search: '100%_' })).toEqual([])
})

it.each([
  ['from', '2026-03-01'],
  ['to', 'yesterday'],
  ['action', 'linked'],
  ['page', '0'],
  ['page_size', '201'],
])('names %s when it is %s', async (field, value) => {
  const url = `/api/teams/admin/audit/?${new URLSearchParams({ [field]: value })}`
  const reply = await app.inject({ url, headers: admin.headers })
  expect(reply.statusCode).toBe(400)
  expect(reply.json().fields).toHaveProperty(field)
})

it.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])('takes the moment %s', async (moment) => {
  expect((await read({ from: moment })).total).toBe(0)
})

it('finds its lines among a hundred thousand by the index', async () => {
  await sql`insert into audit_lines (at, actor_id, subject_id, action)
    select now() - make_interval(mins => i), ${ada.id}, ${ada.id}, case i % 5 when 0 then 'role_changed' else 'signed_in' end
    from generate_series(1, 100000) i`.execute(database)
  await sql`analyze audit_lines`.execute(database)
  const plans = async (condition: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain
      select id from audit_lines where ${condition} order by at desc, id desc limit 50`.execute(database)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await plans(sql`true`)).toContain('audit_lines_at')
  expect(await plans(sql`action = 'role_changed'`)).toMatch(/audit_lines_(at|action)/)
  expect((await read({ action: 'role_changed', page: '400' })).total).toBe(20_000)
})

it(`forgets lines after ${AUDIT_DAYS} days`, async () => {
  const now = clock.now().getTime()
  const day = 86_400_000
  await write(new Date(now - AUDIT_DAYS * day - 1).toISOString(), { action: 'signed_in' })
  await write(new Date(now - AUDIT_DAYS * day).toISOString(), { action: 'signed_out' })
  await deleteOldAuditLines(database, clock.now())
  expect((await read()).entries).toMatchObject([{ action: 'signed_out' }])
})

it('is for administrators alone, also in the pages of a download', async () => {
  const coach = await people.addCoach()
  const asked = async (headers?: typeof admin.headers) => {
    const url = '/api/teams/admin/audit/?page=1&page_size=200'
    return (await app.inject({ url, ...(headers && { headers }) })).statusCode
  }
  expect(await asked(admin.headers)).toBe(200)
  expect(await asked(coach.headers)).toBe(403)
  expect(await asked(ada.headers)).toBe(403)
  expect(await asked()).toBe(401)
  expect((await app.inject({ url: '/api/teams/admin/audit/', headers: coach.headers })).statusCode).toBe(403)
})
