import { athleteWith, TODAY } from '@corner/analytics/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/calendar.ts'
import { describe, expect, it } from 'vitest'
import { scopeWith } from '../scope-for-tests.ts'
import { Toolbox } from './toolbox.ts'

const day = (back: number) => addDays(TODAY, -back)
const of = (...athletes: ReturnType<typeof athleteWith>[]) => new Toolbox(scopeWith({ athletes }))

const ann = athleteWith({ id: 'ann', name: 'Ann Ash', recovery: [40, 60, 80], hours: [6, 7, 8], quality: [70, 80, 90] })
const bob = athleteWith({ id: 'bob', name: 'Bob Birch', recovery: [30, 20], until: day(3) })
const dan = athleteWith({ id: 'dan', name: 'Dan Dow', linked: false, provider: null })
const fay = athleteWith({ id: 'fay', name: 'Fay Fir', provider: 'ring', recovery: [99, 99, 99] })

describe('a team at a glance', () => {
  it('counts each athlete of the most frequent maker once, and says how old the values are', async () => {
    const team = await of(ann, bob, dan, fay).call('team_overview', {})
    expect(team).toMatchObject({ team: 'Ringers', athletes: 4, connected: 3, withData: 3, dataCoverage: 75 })
    expect(team.metrics.recovery).toEqual({
      ...{ unit: '%', meanOfLatest: 50, meanOfAverages: 42.5, athletes: 2, records: 5, stale: 1 },
    })
    expect(team.metrics.hrv).toMatchObject({ meanOfLatest: null, athletes: 0, records: 0 })
    expect(team.health).toMatchObject({ averageLatestRecovery: 50, recoveryAthletes: 2, averageSleepQuality: 80 })
    expect(team.inTheRed).toEqual([{ athlete: { id: 'bob', name: 'Bob Birch' }, recovery: 20, date: day(3) }])
    expect(team.attention.map(({ athlete }) => athlete.id)).toContain('bob')
    expect(team.ofAnotherMaker).toEqual([{ id: 'fay', name: 'Fay Fir' }])
  })

  it('of nobody has no number but zeros of people', async () => {
    const team = await of().call('team_overview', {})
    expect(team).toMatchObject({ athletes: 0, withData: 0, dataCoverage: null, inTheRed: [], topPerformers: [] })
    expect(team.health.score).toBeNull()
    expect(team.trends.recovery).toEqual({ unit: 'points', change: null, label: null, records: 0 })
  })

  it('tells the trend in the product’s words', async () => {
    const { trends } = await of(athleteWith({ recovery: [50, 50, 58, 58] })).call('team_overview', {})
    expect(trends.recovery).toEqual({ unit: 'points', change: 8, label: 'Improving significantly', records: 4 })
  })
})

describe('one athlete', () => {
  it('has each metric with days and counts, the rules that apply, and the band of the latest recovery', async () => {
    const summary = await of(ann, bob).call('athlete_summary', { athlete: 'ann' })
    expect(summary.metrics.sleep_duration).toMatchObject({
      ...{ unit: 'h', records: 3, latest: 8, latestDate: TODAY, average: 7, median: 7, total: 21 },
      ...{ minimum: 6, minimumDate: day(2), maximum: 8, maximumDate: TODAY, trend: 1, change: 1, halves: null },
    })
    expect(summary).toMatchObject({ connected: true, dataState: 'fresh', newestDay: TODAY, severity: null, issues: [] })
    expect(summary.guidance).toEqual({ recovery: 80, date: TODAY, band: 'high' })
    expect(summary.ownRange.state).toBe('building_baseline')
  })

  it.each([
    [66, 'high'],
    [65.9, 'moderate'],
    [40, 'moderate'],
    [39.9, 'low'],
  ])('with a recovery of %s is in the %s band', async (recovery, band) => {
    const { guidance } = await of(athleteWith({ recovery: [recovery] })).call('athlete_summary', { athlete: 'a' })
    expect(guidance?.band).toBe(band)
  })

  it('without a device has nothing but that', async () => {
    const summary = await of(dan).call('athlete_summary', { athlete: 'dan' })
    expect(summary).toMatchObject({ connected: false, dataState: 'not_linked', newestDay: null, guidance: null })
    expect(summary.issues.map(({ kind }) => kind)).toEqual(['not_connected'])
    expect(summary.severity).toBe('low')
  })
})

describe('a trend', () => {
  const trendOf = (recovery: number[]) =>
    of(athleteWith({ recovery })).call('trend', { metric: 'recovery', athlete: 'a' })

  it.each([
    [[50, 50, 52, 52], 'flat', null],
    [[50, 50, 52, 52.2], 'up', true],
    [[52, 52.2, 50, 50], 'down', false],
    [[50, 60, 70], null, null],
  ] as const)('of %j is %s', async (values, direction, isBetter) => {
    expect(await trendOf([...values])).toMatchObject({ direction, isBetter, label: null, records: values.length })
  })

  it('lists both halves, what they are apart in, and the average, before the days', async () => {
    const toolbox = of(athleteWith({ hours: [7, 7, 8, 8.2] }))
    await toolbox.call('trend', { metric: 'sleep_duration' })
    expect(toolbox.steps[0]?.rows).toEqual([
      ['Earlier half of the records', 7, 'h', null, null],
      ['Later half of the records', 8.1, 'h', null, null],
      ['Later minus earlier half', 1.1, 'h', null, null],
      ["Mean of the athletes' averages", 7.6, 'h', 4, 1],
      ["Mean of the athletes' latest", 8.2, 'h', null, 1],
      ['Latest minus average', 0.7, 'h', null, null],
      [TODAY, 8.2, 'h', null, null],
      [day(1), 8, 'h', null, null],
      [day(2), 7, 'h', null, null],
      [day(3), 7, 'h', null, null],
    ])
  })

  it('is better where a lower value is, and neither where it is a matter of plan', async () => {
    const falling = athleteWith({ recovery: [50, 50, 50, 50], strain: [15, 15, 9, 9] })
    const pulse = {
      ...falling,
      recovery_data: falling.recovery_data.map((night, place) => ({ ...night, resting_heart_rate: 60 - 2 * place })),
    }
    expect(await of(pulse).call('trend', { metric: 'resting_heart_rate' })).toMatchObject({
      direction: 'down',
      isBetter: true,
    })
    expect(await of(pulse).call('trend', { metric: 'strain' })).toMatchObject({
      ...{ direction: 'down', isBetter: null, label: 'Significantly reduced' },
    })
  })

  it('of a team is of all its records in order of date, with the mean of each day', async () => {
    const one = athleteWith({ id: 'one', recovery: [40, 60] })
    const two = athleteWith({ id: 'two', recovery: [60, 80] })
    const trend = await of(one, two, fay).call('trend', { metric: 'recovery' })
    expect(trend).toMatchObject({
      earlierMean: 50,
      laterMean: 70,
      change: 20,
      direction: 'up',
      athletes: 2,
      records: 4,
    })
    expect(trend.days).toEqual([
      { date: day(1), value: 50 },
      { date: TODAY, value: 70 },
    ])
    expect(trend).toMatchObject({ label: 'Improving significantly', average: 60, latest: 70, latestDate: TODAY })
    expect(trend.ofAnotherMaker).toEqual([{ id: 'fay', name: 'Fay Fir' }])
  })

  it('of a team’s single day is none', async () => {
    const box = of(...[90, 90, 30, 30].map((recovery, place) => athleteWith({ id: `${place}`, recovery: [recovery] })))
    expect(await box.call('trend', { metric: 'recovery' })).toMatchObject({ change: null, direction: null, records: 4 })
    expect((await box.call('team_overview', {})).trends.recovery).toMatchObject({ change: null, label: null })
  })
})

describe('a comparison', () => {
  it('sets two athletes side by side, with the difference', async () => {
    const { metrics } = await of(ann, bob).call('comparison', {
      athletes: ['ann', 'bob'],
      metrics: ['recovery', 'hrv'],
    })
    const [recovery, hrv] = metrics
    expect(recovery?.sides.map(({ athlete, value, records }) => [athlete?.id, value, records])).toEqual([
      ['ann', 60, 3],
      ['bob', 25, 2],
    ])
    expect(recovery).toMatchObject({ differences: [{ a: 0, b: 1, value: 35 }], differenceUnit: 'points' })
    expect(hrv?.differences).toEqual([{ a: 0, b: 1, value: null }])
  })

  it('sets an athlete beside the team, in which each counts once', async () => {
    const { metrics } = await of(ann, bob).call('comparison', {
      athletes: ['bob'],
      withTeam: true,
      metrics: ['recovery'],
    })
    expect(metrics[0]?.sides[1]).toMatchObject({ athlete: null, value: 42.5, athletes: 2, records: 5 })
    expect(metrics[0]?.differences).toEqual([{ a: 0, b: 1, value: -17.5 }])
  })

  it('sets a window beside another, for athletes and for the team', async () => {
    const long = athleteWith({ id: 'long', recovery: [40, 40, 70, 70] })
    const windows = { window: { from: day(1), until: TODAY }, otherWindow: { from: day(3), until: day(2) } }
    for (const athletes of [undefined, ['long'] as [string, ...string[]]]) {
      const { metrics } = await of(long).call('comparison', { athletes, metrics: ['recovery'], ...windows })
      expect(metrics[0]?.differences).toEqual([{ a: 0, b: 1, value: 30 }])
    }
  })

  it('takes no difference between scores of different makers, but between an athlete’s own', async () => {
    const box = of(ann, fay)
    const apart = await box.call('comparison', { athletes: ['ann', 'fay'], metrics: ['recovery'] })
    expect(apart.ofDifferentMakers).toBe(true)
    expect(apart.metrics[0]?.sides.map(({ value }) => value)).toEqual([60, 99])
    expect(apart.metrics[0]?.differences).toEqual([{ a: 0, b: 1, value: null }])
    const windows = { window: { from: TODAY, until: TODAY }, otherWindow: { from: day(1), until: day(1) } }
    const own = await box.call('comparison', { athletes: ['ann', 'fay'], metrics: ['recovery'], ...windows })
    expect(own.metrics[0]?.differences.map(({ value }) => value)).toEqual([null, 20, 0, null])
  })
})

describe('who is at risk', () => {
  it('stands with the rules and values, most urgent first, who is not connected too', async () => {
    const bad = athleteWith({ id: 'bad', recovery: [20, 20, 20], quality: [50, 50, 50], strain: [18, 18, 18] })
    const box = of(ann, bad, dan)
    const result = await box.call('at_risk', {})
    expect(
      result.atRisk.map(({ athlete, severity, onlyMissingData }) => [athlete.id, severity, onlyMissingData]),
    ).toEqual([
      ['bad', 'high', false],
      ['dan', 'low', true],
    ])
    expect(result.atRisk[0]?.issues[0]).toMatchObject({ kind: 'low_recovery', value: 20, measuredOn: TODAY })
    expect(result.notAtRisk).toEqual([{ id: 'ann', name: 'Ann Ash' }])
    expect(result.bySeverity).toEqual({ high: 1, medium: 0, low: 1 })
    const high = await box.call('at_risk', { severity: 'high' })
    expect(high.atRisk).toHaveLength(1)
    expect(high.bySeverity).toEqual(result.bySeverity)
  })
})

describe('risk of a single day', () => {
  const tired = athleteWith({ id: 'tired', name: 'Tia Reed', recovery: [70, 72, 68, 71, 70, 30] })
  const fine = athleteWith({ id: 'fine', name: 'Finn Sol', recovery: [70, 72, 68, 71, 70, 70] })
  const today = { from: TODAY, until: TODAY }
  const box = of(tired, fine)

  it('is that of the period which ends with it: one day is too few for anybody', async () => {
    const result = await box.call('at_risk', { window: today })
    expect(result.window).toMatchObject({ from: day(6), until: TODAY, days: 7 })
    expect(result).toEqual(await box.call('at_risk', {}))
    expect(result.notAtRisk.map(({ id }) => id)).toEqual(['fine'])
    const before = await box.call('at_risk', { window: { from: day(1), until: day(1) } })
    expect(before).toMatchObject({ window: { from: day(7), until: day(1) }, atRisk: [] })
    // Half a week in days of the week is no period, either; three days are one.
    expect((await box.call('at_risk', { window: { ...today, weekdays: [6] } })).window.days).toBe(7)
    expect((await box.call('at_risk', { window: { from: day(2), until: TODAY } })).window.days).toBe(3)
    const earliest = { from: day(365), until: day(364) }
    expect((await box.call('at_risk', { window: earliest })).window).toMatchObject(earliest)
  })

  it('stands beside the values of the day', async () => {
    const summary = await box.call('athlete_summary', { athlete: 'fine', window: today })
    expect(summary).toMatchObject({ window: { days: 1 }, issues: [], severity: null })
    expect(summary.metrics.recovery.records).toBe(1)
    const { attention, window } = await box.call('team_overview', { window: today })
    expect(window.days).toBe(1)
    expect(attention.map(({ athlete, issues }) => [athlete.id, issues.map(({ kind }) => kind)])).toEqual([
      ['tired', ['low_recovery', 'recovery_falling']],
    ])
  })
})

it('tells an athlete nothing that would pass for the team, and everything about themselves', async () => {
  const box = new Toolbox(scopeWith({ athletes: [ann], view: 'own' }))
  for (const asked of [
    () => box.call('team_overview', {}),
    () => box.call('trend', { metric: 'recovery' }),
    () => box.call('comparison', { metrics: ['recovery'] }),
    () => box.call('comparison', { athletes: ['ann'], withTeam: true, metrics: ['recovery'] }),
  ])
    await expect(asked()).rejects.toMatchObject({ code: 'forbidden' })
  expect((await box.call('trend', { metric: 'recovery', athlete: 'ann' })).latest).toBe(80)
  expect((await box.call('athlete_summary', { athlete: 'ann' })).metrics.recovery.latest).toBe(80)
})

it('tells how much data there is, least first', async () => {
  const result = await of(ann, bob, dan).call('data_coverage', {})
  expect(result).toMatchObject({ total: 3, connected: 2, withData: 2 })
  expect(result.percentWithData).toBeCloseTo(66.667, 3)
  expect(result.athletes.map((one) => [one.athlete.id, one.dataState, one.daysWithData, one.newestDay])).toEqual([
    ['dan', 'not_linked', 0, null],
    ['bob', 'stale', 2, day(3)],
    ['ann', 'fresh', 3, TODAY],
  ])
  expect(result.athletes[1]).toMatchObject({ recoveryDays: 2, sleepDays: 0, strainDays: 0 })
  expect(result.athletes[1]?.missingDays).toEqual([day(6), day(5), day(2), day(1), TODAY])
  expect((await of().call('data_coverage', {})).percentWithData).toBeNull()
})

it('calls the last Tuesday’s record of Tuesdays up to date on a Saturday', async () => {
  const box = of(athleteWith({ id: 'ann', recovery: [60, 61, 62, 63, 64, 65, 66] })) // Sunday to Saturday
  const window = { from: day(6), until: TODAY, weekdays: [2] as [number] }
  expect((await box.call('data_coverage', { window })).athletes[0]).toMatchObject({
    ...{ dataState: 'fresh', newestDay: day(4), missingDays: [] },
  })
  expect((await box.call('athlete_summary', { athlete: 'ann', window })).dataState).toBe('fresh')
  expect((await box.call('team_overview', { window })).metrics.recovery.stale).toBe(0)
})

it('reads the own range from 37 days, whatever the chat’s period', async () => {
  const hrv = [...Array.from({ length: 30 }, (_, place) => 60 + (place % 5)), 40, 40, 40, 40, 40, 40, 40]
  const box = of(athleteWith({ hrv }), dan)
  const { athletes, day: until } = await box.call('own_range', {})
  expect(until).toBe(TODAY)
  expect(athletes.map(({ range: { state, baselineNights } }) => [state, baselineNights])).toEqual([
    ['below', 30],
    ['building_baseline', 0],
  ])
})

it('says nothing of how metrics go together below 10 days', async () => {
  const values = Array.from({ length: 10 }, (_, place) => 40 + place)
  const athlete = athleteWith({ recovery: values, hours: values.map((value) => value / 8) })
  const window = { from: day(9), until: TODAY }
  const ask = (lagDays: number) =>
    of(athlete).call('relation', { athletes: ['a'], x: 'sleep_duration', y: 'recovery', lagDays, window })
  expect((await ask(0)).athletes[0]?.relation).toEqual({ r: 1, pairs: 10 })
  expect((await ask(1)).athletes[0]?.relation).toEqual({ r: null, pairs: 9 })
})

it('finds the articles of the scope', async () => {
  const articles = ['naps', 'sleep-need'].map((slug) => ({
    ...{ slug, title: slug, summary: '', inShort: [], passage: '', score: 0.9 },
  }))
  const box = new Toolbox(scopeWith({ articles }))
  expect((await box.call('knowledge_search', { query: 'nap', limit: 1 })).articles).toEqual([articles[0]])
})
