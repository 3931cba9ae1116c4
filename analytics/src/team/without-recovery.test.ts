import { expect, it } from 'vitest'
import { athleteWith, TODAY } from '../athlete/athlete-for-tests.ts'
import type { AthleteRecords } from '../athlete/athlete-records.ts'
import { addDays } from '../days/calendar.ts'
import { readTeam } from './team-overview.ts'
import { sayWithoutRecovery } from './without-recovery.ts'

const whoop = (id: string, recovery = [60, 70]) => athleteWith({ id, name: id, recovery, quality: [80, 90] })
const of = (provider: string, id: string): AthleteRecords => ({
  ...athleteWith({ id, name: id, provider }),
  recovery_data: [1, 0].map((back) => ({
    date: addDays(TODAY, -back),
    recovery_score: null,
    hrv_rmssd_milli: 60,
    resting_heart_rate: 50,
  })),
})
const said = (athletes: readonly AthleteRecords[]) => {
  const { withoutRecovery, comparedProvider } = readTeam(athletes, 7, TODAY)
  return sayWithoutRecovery(withoutRecovery, comparedProvider)
}

it('names whose maker gives no recovery, and by what they are judged', () => {
  const mixed = [whoop('a'), of('oura', 'b'), of('oura', 'c'), of('polar', 'd')]
  expect(said(mixed)).toBe(
    '3 athletes have no WHOOP recovery: 2 use Oura, 1 Polar; they are judged by their own range.',
  )
  expect(said([whoop('a'), of('oura', 'b')])).toBe(
    '1 athlete has no WHOOP recovery: 1 uses Oura; they are judged by their own range.',
  )
  expect(said([of('oura', 'b')])).toBe('1 athlete has no recovery: 1 uses Oura; they are judged by their own range.')
})

it('says nothing of a team that all have a recovery, or nobody has a device', () => {
  expect(said([whoop('a'), whoop('b')])).toBe('')
  expect(said([athleteWith({ provider: null, linked: false })])).toBe('')
  expect(said([whoop('a', []), whoop('b')])).toBe('')
})

it('compares those who have a recovery, also where most have none', () => {
  const { health, trends, ofOtherProvider } = readTeam(
    [whoop('a', [60, 62, 64, 66]), of('oura', 'b'), of('oura', 'c')],
    7,
    TODAY,
  )
  expect(health).toMatchObject({ averageLatestRecovery: 66, recoveryAthletes: 1, sleepAthletes: 1 })
  expect(trends.recovery.change).toBe(4)
  expect(ofOtherProvider).toBe(0)
})
