import { readTeam } from '@corner/analytics/team/team-overview.ts'
import { expect, it } from 'vitest'
import { lastNightLine, liveLine } from './last-night.ts'

const TODAY = '2026-11-21'
const NO_FAILURE = { recovery: null, sleep: null, activity: null }
const athlete = (athlete_id: string, scores: Record<string, number | null>, whoop_connected = true) => ({
  athlete_id,
  athlete_name: athlete_id,
  first_name: athlete_id,
  whoop_connected,
  provider: 'WHOOP',
  sleep_data: [],
  activity_data: [],
  recovery_data: Object.entries(scores).map(([date, recovery_score]) => ({
    date,
    recovery_score,
    resting_heart_rate: null as number | null,
    hrv_rmssd_milli: null as number | null,
  })),
})
const line = (
  athletes: ReturnType<typeof athlete>[],
  failures: typeof NO_FAILURE | { recovery: string } = NO_FAILURE,
) => lastNightLine({ overview: readTeam(athletes, 7, TODAY), today: TODAY, failures: { ...NO_FAILURE, ...failures } })

it('counts scores of today among athletes with a device', () => {
  const team = [
    athlete('1', { [TODAY]: 0 }),
    athlete('2', { [TODAY]: null, '2026-11-20': 50 }),
    athlete('3', {}, false),
  ]
  expect(line(team)).toBe('Last night: 1 of 2 recovery scores in.')
})

it('counts the athlete further east, whose calendar is a day ahead', () => {
  const team = [athlete('1', { [TODAY]: 50 }), athlete('2', { '2026-11-22': 60, [TODAY]: 40 }), athlete('3', {})]
  expect(line(team)).toBe('Last night: 2 of 3 recovery scores in.')
})

it('waits for no score of a maker that gives none', () => {
  const unscored = athlete('3', {})
  const recovery_data = [{ date: TODAY, recovery_score: null, resting_heart_rate: 50, hrv_rmssd_milli: 60 }]
  const oura = { ...unscored, provider: 'oura', recovery_data }
  expect(line([athlete('1', { [TODAY]: 50 }), athlete('2', {}), oura])).toBe('Last night: 1 of 2 recovery scores in.')
  expect(line([oura])).toBe('')
  // Brought in by file, and never linked: not among those with a device.
  const byFile = { ...oura, whoop_connected: false }
  expect(line([athlete('1', { [TODAY]: 50 }), byFile])).toBe('Last night: 1 of 1 recovery score in.')
})

it('says when last night is missing, and nothing where none is expected', () => {
  expect(line([athlete('1', { '2026-11-20': 50 })])).toBe('Nothing is in yet from last night.')
  expect(line([athlete('1', {}, false)])).toBe('')
  expect(line([athlete('1', {})], { recovery: 'The gym is closed' })).toBe('')
})

it('says when updates are not live', () => {
  expect(liveLine('live')).toBe('')
  expect(liveLine('polling')).toBe('Not live at the moment: checking every 30 seconds.')
})
