import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { readStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import type { WithoutRecovery } from '@corner/contract/entities/readiness.ts'
import { expect, it } from 'vitest'
import { readTiles } from './tiles.ts'

const TODAY = '2026-11-21'
const DAYS = daysUntil(TODAY, 3)

const linked = (series: Partial<AthleteRecords>): AthleteRecords => ({
  athlete_id: '1',
  athlete_name: 'Ada',
  first_name: 'Ada',
  whoop_connected: true,
  provider: 'whoop',
  recovery_data: [],
  sleep_data: [],
  activity_data: [],
  ...series,
})
const recovery = (date: string, recovery_score: number | null) => ({
  date,
  recovery_score,
  resting_heart_rate: null,
  hrv_rmssd_milli: null,
})
const tilesOf = (athlete: AthleteRecords) =>
  readTiles(readStatus(athlete, TODAY), TODAY).map(({ label, latest, average }) => `${label} ${latest} ${average}`)

it('shows the latest value and the average, percent whole, hours and strain to one decimal', () => {
  const ada = linked({
    recovery_data: DAYS.map((date, place) => recovery(date, [50, 60, 71][place] ?? null)),
    sleep_data: DAYS.slice(1).map((date, place) => ({
      date,
      total_duration_hours: 7 + place / 4,
      sleep_quality_score: null,
      sleep_efficiency: null,
      sleep_consistency_percentage: null,
    })),
    activity_data: DAYS.slice(2).map((date) => ({
      date,
      strain_score: 12.04,
      average_heart_rate: null,
      max_heart_rate: null,
    })),
  })
  expect(tilesOf(ada)).toEqual(['Recovery 71% Avg 60%', 'Sleep 7.3 h Avg 7.1 h', 'Strain 12.0 Avg 12.0', 'Data 3 days'])
})

it('has the change against the average as shown', () => {
  const changes = (scores: number[]) =>
    readTiles(
      readStatus(linked({ recovery_data: scores.map((score, place) => recovery(DAYS[place] ?? '', score)) }), TODAY),
      TODAY,
    )
      .map(({ change }) => change?.text)
      .slice(0, 2)
  expect(changes([50, 60, 71])).toEqual(['+11', undefined])
  expect(changes([71, 60, 50])).toEqual(['−10', undefined])
  expect(changes([60, 60, 60])).toEqual(['0', undefined])
})

it('says that the strain of today is so far, and compares it with no whole day', () => {
  const strained = (strain: (number | null)[]) =>
    linked({
      activity_data: strain.map((strain_score, place) => ({
        ...{ date: DAYS[place] ?? '', strain_score, average_heart_rate: null, max_heart_rate: null },
      })),
    })
  const tile = (strain: (number | null)[]) => readTiles(readStatus(strained(strain), TODAY), TODAY)[2]
  expect(tile([14, 13, 3])).toMatchObject({ latest: '3.0', average: 'Avg 13.5', isSoFar: true, change: undefined })
  expect(tile([14, 11, null])).toMatchObject({ latest: '11.0', change: { text: '−1.5' } })
  expect(tile([14, 11, null])?.isSoFar).toBeUndefined()
  expect(tile([14, 11, 0])).toMatchObject({ latest: 'N/A' })
  expect(tile([14, 11, 0])?.isSoFar).toBeUndefined()
})

it('shows N/A without data, and uses the singular for one day', () => {
  const waiting = linked({ recovery_data: [recovery(TODAY, null)] })
  expect(tilesOf(waiting)).toEqual(['Recovery N/A Avg N/A', 'Sleep N/A Avg N/A', 'Strain N/A Avg N/A', 'Data 0 days'])
  expect(tilesOf(linked({ recovery_data: [recovery(TODAY, 50)] }))[3]).toBe('Data 1 day')
})

it('shows Corner readiness by its name where the maker gives no recovery, and no recovery', () => {
  const status = readStatus(linked({ provider: 'oura' }), TODAY)
  const of = (readiness: WithoutRecovery['readiness']) =>
    readTiles(status, TODAY, { maker: 'Oura', maker_values: [], readiness })[0]
  expect(of({ day: TODAY, score: 58, place: 'within', parts: [], missing: [] })).toEqual({
    label: 'Corner readiness',
    latest: '58',
    average: 'within usual',
  })
  const worst = of({ day: TODAY, score: 0, place: 'below', parts: [], missing: [] })
  expect(worst).toMatchObject({ latest: '0', average: 'below usual' })
  expect(of(null)).toMatchObject({ label: 'Corner readiness', latest: 'N/A', average: 'no range yet' })
})

it('has the hours of a night without times from Corner readiness', () => {
  const status = readStatus(linked({ provider: 'intervals' }), TODAY)
  const part = { measure: 'sleep_duration' as const, value: 5.9, low: 5, high: 7.4, place: 'within' as const }
  const readiness = { day: TODAY, score: 50, place: 'within' as const, parts: [part], missing: [] }
  expect(readTiles(status, TODAY, { maker: 'Intervals.icu', maker_values: [], readiness })[1]).toMatchObject({
    label: 'Sleep',
    latest: '5.9 h',
  })
})
