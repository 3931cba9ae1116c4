import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { beforeEach, expect, it } from 'vitest'
import { readSources } from '../../measurements/athlete-sources.ts'
import { MeasurementChanges } from '../../measurements/measurement-changes.ts'
import { KeptTeamDays } from './kept-team-days.ts'

const [ANN, BEA] = ['c0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002']
const NOW = new Date(`${TODAY}T12:00:00Z`)
const month = (last: number) => [...Array.from({ length: 28 }, (_, day) => 60 + (day % 3) * 4), last]
const member = (id: string, name: string) => ({
  id,
  name,
  first_name: name,
  link: undefined,
  sources: readSources([], []),
  offset: '+00:00',
})
const TEAM = [member(ANN, 'Ann Ash'), member(BEA, 'Bea Birch')]

let changes: MeasurementChanges
let days: KeptTeamDays
/** The newest recovery of each. */
let recovery: Record<string, number>
/** The athletes whose records were read, call by call. */
let reads: string[][]

beforeEach(() => {
  changes = new MeasurementChanges()
  days = new KeptTeamDays(changes)
  recovery = { [ANN]: 20, [BEA]: 80 }
  reads = []
  changes.onConnected()
})

async function verdicts(athletes = TEAM, today = TODAY) {
  const { athletes: shown } = await days.get({ athletes, today, now: NOW }, async (asked) => {
    reads.push(asked.map(({ id }) => id))
    return asked.map(({ id, name }) => athleteWith({ id, name, recovery: month(recovery[id] ?? 0) }))
  })
  return shown.map(({ athlete_name, verdict }) => [athlete_name, verdict])
}

it('judges again whose measurements changed, and nobody else', async () => {
  const before = [
    ['Ann Ash', 'easy'],
    ['Bea Birch', 'hard'],
  ]
  expect(await verdicts()).toEqual(before)
  recovery = { [ANN]: 81, [BEA]: 21 }
  expect(await verdicts()).toEqual(before)
  changes.userChanged(BEA)
  expect(await verdicts()).toEqual([
    ['Ann Ash', 'easy'],
    ['Bea Birch', 'easy'],
  ])
  expect(reads).toEqual([[ANN, BEA], [BEA]])
})

it('judges again for another name, another day, and when changes may have been missed', async () => {
  await verdicts()
  recovery = { [ANN]: 81, [BEA]: 80 }
  expect(await verdicts([member(ANN, 'Ann Elm')])).toEqual([['Ann Elm', 'hard']])
  await verdicts(TEAM, '2026-01-05')
  changes.onDisconnected()
  await verdicts()
  await verdicts()
  changes.onConnected()
  await verdicts()
  await verdicts()
  expect(reads).toEqual([[ANN, BEA], [ANN], [ANN, BEA], [ANN, BEA], [ANN, BEA], [ANN, BEA]])
})

it('reads once for those who ask at the same time, and keeps no failure', async () => {
  const failing = days.get({ athletes: TEAM, today: TODAY, now: NOW }, () => Promise.reject(new Error('no database')))
  await expect(failing).rejects.toThrow('no database')
  await Promise.all([verdicts(), verdicts(), verdicts([member(BEA, 'Bea Birch')])])
  expect(reads).toEqual([[ANN, BEA]])
})
