import { randomUUID } from 'node:crypto'
import { TOTAL_HEADER } from '@corner/contract/constants/paging.ts'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { callerOf, linesOf } from '../calls-for-tests.ts'

const testApp = await createTestApp()
const people = new People(testApp)
const administrator = await people.addAdministrator()
const call = callerOf(testApp, administrator)

const create = (name: string, description?: string) =>
  call('POST', 'admin/create-organization/', { name, ...(description !== undefined && { description }) })
const NAME_TAKEN = 'An organization with this name already exists'

it('creates an organization, with or without a description, and logs it', async () => {
  const { status, body } = await create(' Iowa ', ' A club ')
  expect([status, body]).toEqual([
    201,
    { id: expect.any(String), name: 'Iowa', description: 'A club', created_at: expect.stringMatching(/Z$/) },
  ])
  expect((await create('Ohio')).body).toMatchObject({ description: '' })
  expect(await linesOf(testApp, 'organization_created')).toMatchObject([
    { actor_id: administrator.id, details: { organization: 'Iowa', organization_id: body.id } },
    { details: { organization: 'Ohio' } },
  ])
})

it('refuses a name that another has, in any case, also of two made at once', async () => {
  const replies = await Promise.all([create('Twice'), create('TWICE')])
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'conflict',
    error: NAME_TAKEN,
    fields: { name: NAME_TAKEN },
  })
})

it.each([
  ['nothing', '', 'Name is required'],
  ['blanks', '  ', 'Name is required'],
  ['a NUL', 'a\u0000b', 'Name holds characters that cannot be stored'],
  ['201 characters', 'x'.repeat(201), 'Name must have at most 200 characters'],
])('refuses a name of %s', async (_kind, name, sentence) => {
  const { status, body } = await create(name)
  expect([status, body.fields]).toEqual([400, { name: sentence }])
})

it.each(['🤼 Klub', 'نادي المصارعة', '<script>alert(1)</script>', 'x'.repeat(200)])(
  'keeps the name %s as it is',
  async (name) => {
    expect((await create(name)).body.name).toBe(name)
    const { body } = await call('GET', `organizations/?search=${encodeURIComponent(name)}`)
    expect(body).toMatchObject([{ name }])
  },
)

it('renames and describes one, but not to another’s name', async () => {
  const { body: before } = await create('Before')
  await create('Neighbour')
  const change = (fields: object) => call('PUT', `admin/update-organization/${before.id}/`, fields)
  expect((await change({ name: 'After', description: 'New' })).body).toEqual({
    ...before,
    name: 'After',
    description: 'New',
  })
  expect((await change({ name: 'AFTER' })).status, 'its own name').toBe(200)
  const taken = await change({ name: 'neighbour' })
  expect([taken.status, taken.body.fields]).toEqual([409, { name: NAME_TAKEN }])
  expect((await linesOf(testApp, 'organization_updated'))[0]).toMatchObject({
    details: { organization: 'After', before: 'Before' },
  })
})

it('deletes one without teams, and names the teams that it still has', async () => {
  const { body: organization } = await create('Full')
  const remove = () => call('DELETE', `admin/delete-organization/${organization.id}/`)
  const teams = [await people.addTeam('One', organization.id), await people.addTeam('Two', organization.id)]
  expect((await remove()).body).toMatchObject({ code: 'conflict', error: 'Full still has 2 teams. Delete them first.' })
  await call('DELETE', `admin/delete-team/${teams[0]?.id}/`)
  const one = await remove()
  expect([one.status, one.body.error]).toEqual([409, 'Full still has 1 team. Delete it first.'])
  await call('DELETE', `admin/delete-team/${teams[1]?.id}/`)
  expect((await remove()).body).toEqual({ message: 'Full has been deleted' })
  expect((await remove()).status, 'a second time').toBe(404)
  expect(await linesOf(testApp, 'organization_deleted')).toMatchObject([{ details: { organization: 'Full' } }])
})

it('never deletes a team with its organization, when both come at once', async () => {
  for (let i = 0; i < 5; i++) {
    const { body: organization } = await create(`Race ${i}`)
    const [made, removed] = await Promise.all([
      call('POST', 'admin/create-team/', { organization_id: organization.id, sport: 'Wrestling' }),
      call('DELETE', `admin/delete-organization/${organization.id}/`),
    ])
    expect([
      [201, 409],
      [404, 200],
    ]).toContainEqual([made.status, removed.status])
  }
})

it('does not find one that does not exist', async () => {
  const id = randomUUID()
  const replies = [
    await call('PUT', `admin/update-organization/${id}/`, { name: 'Nobody' }),
    await call('DELETE', `admin/delete-organization/${id}/`),
  ]
  for (const { status, body } of replies) expect([status, body.error]).toEqual([404, 'The organization was not found'])
})

it('lists by name as a reader orders them or by age, finds by name and description, and pages', async () => {
  await create('List Zebra', 'listed')
  await create('List ants', 'listed')
  await create('List Ärger', 'listed 5%')
  const namesOf = async (query: string) => {
    const { body } = await call('GET', `organizations/?${query}`)
    return body.map(({ name }: { name: string }) => name)
  }
  expect(await namesOf('search=listed')).toEqual(['List ants', 'List Ärger', 'List Zebra'])
  expect(await namesOf('search=listed&sort=created_at')).toEqual(['List Zebra', 'List ants', 'List Ärger'])
  expect(await namesOf('search=listed&direction=descending')).toEqual(['List Zebra', 'List Ärger', 'List ants'])
  expect(await namesOf('search=ä 5%25')).toEqual(['List Ärger'])
  const page = await call('GET', 'organizations/?search=listed&page=2&page_size=2')
  expect([page.body.length, page.headers[TOTAL_HEADER]]).toEqual([1, '3'])
})
