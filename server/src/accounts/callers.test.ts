import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { People } from '../testing/people.ts'
import { Callers } from './callers.ts'

const testApp = await createTestApp()
const people = new People(testApp)

it('knows a role no longer than half a second', async () => {
  let nowMs = 0
  const callers = new Callers(testApp.database, () => nowMs)
  const { id, session_id } = await people.addAthlete()
  expect(await callers.find(session_id)).toEqual({ user_id: id, session_id, role: 'athlete' })
  await testApp.database.updateTable('users').set({ role: 'coach' }).where('id', '=', id).execute()
  nowMs = 499
  expect((await callers.find(session_id))?.role).toBe('athlete')
  nowMs = 500
  expect((await callers.find(session_id))?.role).toBe('coach')
})

it('asks at once after it was told to forget', async () => {
  const callers = new Callers(testApp.database, () => 0)
  const { session_id } = await people.addAthlete()
  await callers.find(session_id)
  await testApp.database.updateTable('sessions').set({ ended_at: new Date() }).where('id', '=', session_id).execute()
  callers.forget(session_id)
  expect(await callers.find(session_id)).toBeUndefined()
})
