import { readAthleteWeek } from '@corner/analytics/athlete/athlete-week.ts'
import { describe, expect, it } from 'vitest'
import { axisOf } from '../../../shared/charts/chart-description.ts'
import { detailOf } from '../detail-for-tests.ts'
import { readDetailStatus } from './athlete-status.ts'
import { normalBandOf, normalRangeOf, normalRanges } from './normal-ranges.ts'
import { byWakeDay } from './wake-days.ts'
import { weekChart } from './week-charts.ts'
import { pointsFigure, recoveryFigure, sleepFigure, strainFigure } from './week-figures.ts'
import { DAILY_STRAIN, HRV_RMSSD, RECOVERY_SCORE, SLEEP_DURATION, SLEEP_QUALITY } from './week-metrics.ts'

const TODAY = '2026-11-21'
const WEEK = ['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', TODAY]

const weekOf = (detail: ReturnType<typeof detailOf>) => readAthleteWeek(byWakeDay(detail), TODAY)

describe('the charts', () => {
  const series = byWakeDay(
    detailOf(TODAY, {
      recovery: [10, 20, 61, 62, null, 64, 65, 66, 67],
      hrv: [80, 81, 82, 83, 84, 85, 86, 87, 88],
      quality: [70, 80],
      hours: [7.5, 8],
      strain: [12.5],
    }),
  )

  it('label a record with its date plus one day, and show the last 7 days, oldest first, with a gap where a value is missing', () => {
    const chart = weekChart('recovery', series, TODAY)
    expect(chart.name).toBe('Recovery & HRV Trends')
    expect(chart.places).toEqual(WEEK)
    expect(chart.columns[0]?.values).toEqual([61, 62, null, 64, 65, 66, 67])
  })

  it('put HRV and the hours asleep on a second axis, and strain on 0 to 21', () => {
    const sides = [weekChart('recovery', series, TODAY), weekChart('sleep', series, TODAY)].map((chart) =>
      chart.columns.map((column) => axisOf(chart, column)),
    )
    expect(sides).toEqual([
      ['left', 'right'],
      ['left', 'right'],
    ])
    expect(weekChart('sleep', series, TODAY).name).toBe('Sleep Quality & Duration')
    const strain = weekChart('activity', series, TODAY)
    expect(strain.name).toBe('Daily Strain & Activity')
    expect(strain.metric.axis).toMatchObject({ from: 0, to: 21 })
    expect([strain.runningDay, strain.metric.grows]).toEqual([TODAY, true])
    expect(strain.columns[0]?.values).toEqual([null, null, null, null, null, null, 12.5])
  })

  it('have the same days whatever order the records come in, and nothing of tomorrow', () => {
    const shuffled = { ...series, recovery_data: [...series.recovery_data].reverse() }
    const [tomorrow] = series.recovery_data
    if (tomorrow) shuffled.recovery_data.push({ ...tomorrow, date: '2026-11-22', recovery_score: 1 })
    expect(weekChart('recovery', shuffled, TODAY)).toEqual(weekChart('recovery', series, TODAY))
  })
})

describe('the four cards', () => {
  it('show the latest values and averages in which later days count more', () => {
    // (40 x 1 + 50 x 2 + 66 x 3) / 6 = 56.3; (10.04 x 1 + 12.55 x 2) / 3 = 11.71
    const week = weekOf(
      detailOf(TODAY, { recovery: [40, 50, 66], quality: [null, 77.4], hours: [6, 6.84], strain: [10.04, 12.55] }),
    )
    expect(recoveryFigure(week, TODAY)).toEqual({
      figure: '66',
      unit: '%',
      line: 'Avg: 56% this week, later days count more',
    })
    expect(sleepFigure(week, TODAY)).toEqual({ figure: '77', unit: '%', line: '6.8h duration' })
    expect(strainFigure(week, TODAY)).toEqual({
      figure: '12.6',
      unit: 'so far',
      line: 'Avg: 11.7 this week, later days count more, today so far included; 10.0 over 1 finished day',
    })
    expect(pointsFigure(week, 7)).toEqual({ figure: '3', unit: '', line: '7 day period' })
  })

  it.each([
    ['missing', {}],
    ['zero', { recovery: [null], quality: [0], hours: [0], strain: [0] }],
    ['read as zero', { recovery: [0.4], quality: [0.4], hours: [0.04], strain: [0.04] }],
  ])('say N/A where a value is %s', (_, values) => {
    const week = weekOf(detailOf(TODAY, values))
    expect(recoveryFigure(week, TODAY)).toEqual({ figure: 'N/A', unit: '', line: 'Avg: N/A' })
    expect(sleepFigure(week, TODAY)).toEqual({ figure: 'N/A', unit: '', line: 'N/A duration' })
    expect(strainFigure(week, TODAY)).toEqual({ figure: 'N/A', unit: '', line: 'Avg: N/A' })
  })

  it('say that today so far is in the average of strain also while it is 0.0', () => {
    // (10 x 1 + 0 x 2) / 3
    expect(strainFigure(weekOf(detailOf(TODAY, { strain: [10, 0] })), TODAY)).toEqual({
      figure: 'N/A',
      unit: '',
      line: 'Avg: 3.3 this week, later days count more, today so far included; 10.0 over 1 finished day',
    })
  })

  it('say the day of each value that is not of today', () => {
    const nights = { recovery: [73, null, null, null], quality: [92, null, null, null], hours: [7.4, null, null, null] }
    const week = weekOf(detailOf(TODAY, { ...nights, strain: [6.8, null] }))
    expect(recoveryFigure(week, TODAY)).toMatchObject({ figure: '73', unit: '% Nov 18' })
    expect(sleepFigure(week, TODAY)).toMatchObject({ figure: '92', unit: '% Nov 18', line: '7.4h duration' })
    expect(strainFigure(week, TODAY)).toMatchObject({ figure: '6.8', unit: 'yesterday' })
    const mixed = weekOf(detailOf(TODAY, { quality: [92, null], hours: [7, 6] }))
    expect(sleepFigure(mixed, TODAY)).toMatchObject({ unit: '% yesterday', line: '6.0h duration today' })
  })

  it('call the strain of an earlier day whole', () => {
    expect(strainFigure(weekOf(detailOf(TODAY, { strain: [10, null] })), TODAY)).toMatchObject({
      unit: 'yesterday',
      line: 'Avg: 10.0 this week, later days count more',
    })
  })

  it('say N/A without any recovery', () => {
    expect(pointsFigure(weekOf(detailOf(TODAY, {})), 7)).toEqual({ figure: 'N/A', unit: '', line: '7 day period' })
  })

  it('ignore a night of quality 0 and take the one before', () => {
    expect(sleepFigure(weekOf(detailOf(TODAY, { quality: [71, 0], hours: [7, 7] })), TODAY)).toMatchObject({
      figure: '71',
      unit: '% yesterday',
      line: '7.0h duration today',
    })
  })
})

describe('the flags', () => {
  it('match the coach dashboard, by wake day', () => {
    const { issues, dataState } = readDetailStatus('7', detailOf(TODAY, { recovery: [60, 61, 62, 20] }))
    expect(issues.map(({ kind }) => kind)).toEqual(['low_recovery', 'recovery_falling'])
    expect(issues[0]).toMatchObject({ value: 20, ownAverage: 50.75, measuredOn: TODAY, records: 4 })
    expect(dataState).toBe('fresh')
  })

  it('list a missing device separately', () => {
    const { issues, dataState } = readDetailStatus('7', detailOf(TODAY, { connected: false }))
    expect(issues.map(({ kind }) => kind)).toEqual(['not_connected'])
    expect(dataState).toBe('not_linked')
  })
})

describe("the athlete's own normal", () => {
  /** 28 days before today, half of them 50 and half 70: 60 ± 10.18. Today's 0 is left out. */
  const month = Array.from({ length: 29 }, (_, place) => (place === 28 ? 0 : place % 2 === 0 ? 50 : 70))

  it('is computed from the 28 days before the newest value, for recovery and sleep', () => {
    const normals = normalRanges(detailOf(TODAY, { recovery: month, hrv: month, quality: month, hours: [7] }))
    for (const metric of [RECOVERY_SCORE, HRV_RMSSD, SLEEP_QUALITY])
      expect(normalRangeOf(normals, metric)).toMatchObject({ mean: 60, low: expect.closeTo(49.8, 1), count: 28 })
    expect(normalRangeOf(normals, SLEEP_DURATION)).toBeNull()
    expect(normalRangeOf(undefined, SLEEP_DURATION)).toBeUndefined()
  })

  it('is computed without the newest value also once the next day has begun', () => {
    const normals = normalRanges(detailOf(TODAY, { recovery: [...month, null] }))
    expect(normalRangeOf(normals, RECOVERY_SCORE)).toMatchObject({ mean: 60, count: 28 })
  })

  it('is a band behind the line of the left axis once 14 values are known', () => {
    const known = normalRanges(detailOf(TODAY, { recovery: month.slice(-15) }))
    expect(normalBandOf(known, 'recovery')?.limits).toEqual({
      from: expect.closeTo(49.6, 1),
      to: expect.closeTo(70.4, 1),
    })
    expect(normalBandOf(normalRanges(detailOf(TODAY, { recovery: month.slice(-14) })), 'recovery')).toBeNull()
    expect(normalBandOf(known, 'recovery')?.name).toBe('Own recovery range, 28 days, left axis')
    expect(normalBandOf(known, 'activity')).toBeNull()
  })

  it('is missing for strain, which follows the plan', () => {
    const normals = normalRanges(detailOf(TODAY, { strain: month }))
    expect(normalBandOf(normals, 'activity')).toBeNull()
    expect(normalRangeOf(normals, DAILY_STRAIN)).toBeUndefined()
  })
})
