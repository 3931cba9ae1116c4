import { expect, it } from 'vitest'
import { type Answer, fakeDeps, json, localServer, localSession, text } from '../http/local-server.ts'
import { fetchEvent } from './event-records.ts'
import { activityReply, dailySleepReply, readinessReply, sleepReply, workoutReply } from './replies-for-tests.ts'

const NOW = new Date('2026-04-01T12:00:00Z')
const night = (day: string) => ({
  ...sleepReply,
  id: `night-${day}`,
  day,
  bedtime_start: `${day}T00:30:00+01:00`,
  bedtime_end: `${day}T07:30:00+01:00`,
})
const NIGHTS = ['2026-03-09', '2026-03-10', '2026-03-11'].map(night)

const cloud: Answer = (reply, asked) => {
  const [collection, id] = asked.url.pathname.split('/').slice(4)
  const lists: Record<string, unknown[]> = {
    sleep: NIGHTS,
    daily_readiness: [readinessReply],
    daily_sleep: [dailySleepReply],
    daily_activity: [activityReply],
    workout: [workoutReply],
  }
  const documents = lists[collection ?? ''] ?? []
  if (!id) return json({ data: documents, next_token: null })(reply, asked)
  const found = documents.find((document) => (document as { id: string }).id === decodeURIComponent(id))
  return (found ? json(found) : text('', 404))(reply, asked)
}

const fetched = async (kind: 'sleep' | 'workout', id: string) => {
  await using oura = await localServer(cloud)
  return await fetchEvent(oura.app, localSession().session, { kind, id }, fakeDeps(NOW))
}

it.each(['night-2026-03-10', `daily_readiness|${readinessReply.id}`])(
  'brings for %s the night, the day it ended and its own, which the next night ends',
  async (id) => {
    const batch = await fetched('sleep', id)
    expect(batch?.sleeps.map(({ provider_id }) => provider_id)).toEqual(['night-2026-03-09', 'night-2026-03-10'])
    expect(batch?.cycles).toMatchObject([
      { end_at: new Date('2026-03-09T23:30:00Z') },
      { end_at: new Date('2026-03-10T23:30:00Z'), kilojoule: 10_460 },
    ])
    expect(batch?.recoveries.at(-1)).toMatchObject({ other_values: { oura_readiness: 82 } })
  },
)

it('brings a workout alone, and nothing for a document that is not there yet', async () => {
  expect(await fetched('workout', workoutReply.id)).toMatchObject({ workouts: [{ sport_name: 'running' }], sleeps: [] })
  expect(await fetched('sleep', 'not-yet')).toBeUndefined()
  await expect(fetched('sleep', '..')).rejects.toThrow(RangeError)
})
