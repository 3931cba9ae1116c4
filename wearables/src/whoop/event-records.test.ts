import { expect, it } from 'vitest'
import { fakeDeps, json, localServer, localSession, text } from '../http/local-server.ts'
import { fetchEvent } from './event-records.ts'
import { cycleReply, recoveryReply, sleepReply, workoutReply } from './replies-for-tests.ts'

const ask = (whoop: Awaited<ReturnType<typeof localServer>>, kind: 'sleep' | 'recovery' | 'workout', id: string) =>
  fetchEvent(whoop.app, localSession().session, { kind, id }, fakeDeps())

it('a recovery event brings its sleep, the cycle and the recovery', async () => {
  await using whoop = await localServer(json(sleepReply), json(cycleReply), json(recoveryReply))
  const batch = await ask(whoop, 'recovery', sleepReply.id)
  expect(batch).toMatchObject({
    cycles: [{ provider_id: '93845' }],
    sleeps: [{ provider_id: sleepReply.id }],
    recoveries: [{ recovery_score: 44 }],
    workouts: [],
  })
})

it('a sleep event needs no recovery yet; a recovery event waits for it', async () => {
  await using whoop = await localServer(json(sleepReply), json(cycleReply), text('', 404))
  expect(await ask(whoop, 'sleep', sleepReply.id)).toMatchObject({ cycles: [{}], sleeps: [{}], recoveries: [] })
  await using later = await localServer(json(sleepReply), json(cycleReply), text('', 404))
  expect(await ask(later, 'recovery', sleepReply.id)).toBeUndefined()
})

it('a nap requests no recovery: it has none', async () => {
  await using whoop = await localServer(json({ ...sleepReply, nap: true }), json(cycleReply))
  expect(await ask(whoop, 'sleep', sleepReply.id)).toMatchObject({ sleeps: [{ nap: true }], recoveries: [] })
  expect(whoop.asked).toHaveLength(2)
})

it('a workout event brings the cycle of its time', async () => {
  await using whoop = await localServer(json(workoutReply), json({ records: [cycleReply] }))
  expect(await ask(whoop, 'workout', workoutReply.id)).toMatchObject({ cycles: [{}], workouts: [{ strain: 8.2463 }] })
  expect(Object.fromEntries(whoop.asked[1]?.url.searchParams ?? [])).toMatchObject({
    start: '2026-03-10T16:00:00.000Z',
    end: '2026-03-10T17:30:00.001Z',
  })
})

it('leaves out what cannot be read, and brings the rest', async () => {
  const tolerant = (
    whoop: Awaited<ReturnType<typeof localServer>>,
    kind: 'sleep' | 'recovery' | 'workout',
    id: string,
  ) => fetchEvent(whoop.app, { ...localSession().session, setAside() {} }, { kind, id }, fakeDeps())
  const empty = { cycles: [], sleeps: [], recoveries: [], workouts: [] }
  await using whoop = await localServer(
    json(sleepReply),
    json({ ...cycleReply, start: 0 }),
    json({ cycle_id: 93845, score: 7 }),
  )
  expect(await tolerant(whoop, 'recovery', sleepReply.id)).toMatchObject({ ...empty, sleeps: [{}] })
  await using spoilt = await localServer(json({ ...sleepReply, start: 0 }))
  expect(await tolerant(spoilt, 'sleep', sleepReply.id)).toEqual(empty)
  expect(await tolerant(spoilt, 'workout', workoutReply.id)).toEqual(empty)
})

it('returns nothing for 404: deleted, or not yet visible', async () => {
  await using whoop = await localServer(text('', 404))
  expect(await ask(whoop, 'sleep', 'gone')).toBeUndefined()
  expect(await ask(whoop, 'workout', 'gone')).toBeUndefined()
})
