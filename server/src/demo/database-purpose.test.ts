import { beforeEach, expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { ADMINISTRATOR, ORGANIZATION } from './club.ts'
import { claimForDemo, claimForService } from './database-purpose.ts'
import { reach } from './milestone-store.ts'

const { database } = await createTestApp()

const HOLDS_DEMO = /holds the demo, whose passwords are published/
const HOLDS_CLUB = /holds a club/

beforeEach(async () => {
  await database.deleteFrom('milestones').execute()
  await database.deleteFrom('users').execute()
  await database.deleteFrom('organizations').where('name', '=', ORGANIZATION.name).execute()
})

const addUser = (email: string) =>
  database
    .insertInto('users')
    .values({ username: email, email, first_name: 'Ada', last_name: 'T', role: 'admin', password_hash: '-' })
    .execute()

it('never serves a database on which a demo was started, however far that start came', async () => {
  await claimForDemo(database)
  await expect(claimForService(database)).rejects.toThrow(HOLDS_DEMO)
  await claimForDemo(database)
})

it('never fills the demo into a club, from its first start on', async () => {
  await claimForService(database)
  await expect(claimForDemo(database)).rejects.toThrow(HOLDS_CLUB)
  await claimForService(database)
})

it.each(['demo_club_created', 'demo_filled'])('knows a demo of an older release by its mark %s', async (mark) => {
  await reach(database, mark)
  await expect(claimForService(database)).rejects.toThrow(HOLDS_DEMO)
})

it('knows a demo without any mark by its administrator, and a club by its people', async () => {
  await addUser(ADMINISTRATOR.email)
  await expect(claimForService(database)).rejects.toThrow(HOLDS_DEMO)
  await claimForDemo(database)

  await database.deleteFrom('milestones').execute()
  await database.deleteFrom('users').execute()
  await addUser('head.coach@club.test')
  await expect(claimForDemo(database)).rejects.toThrow(HOLDS_CLUB)
})

it('keeps serving a club in which somebody registers with the address of the demo’s administrator', async () => {
  await claimForService(database)
  await addUser(ADMINISTRATOR.email)
  await claimForService(database)
  await expect(claimForDemo(database)).rejects.toThrow(HOLDS_CLUB)
})

it('lets one of two concurrent starts win', async () => {
  const outcomes = await Promise.allSettled([claimForDemo(database), claimForService(database)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
