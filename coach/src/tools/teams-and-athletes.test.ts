import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
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
  it('counts each athlete of the most frequent provider once, and says how old the values are', async () => {
    const team = await of(ann, bob, dan, fay).call('team_overview', {})
    expect(team).toMatchObject({ team: 'Ringers', athletes: 4, connected: 3, withData: 3, dataCoverage: 75 })
    expect(team.metrics.recovery).toEqual({
      unit: '%',
      meanOfLatest: 50,
      meanOfAverages: 42.5,
      athletes: 2,
      records: 5,
      stale: 1,
      old: [{ athlete: { id: 'bob', name: 'Bob Birch' }, latest: 20, date: '2026-11-18' }],
    })
    expect(team.metrics.hrv).toMatchObject({ meanOfLatest: null, athletes: 0, records: 0 })
    expect(team.health).toMatchObject({ averageLatestRecovery: 50, recoveryAthletes: 2, averageSleepQuality: 80 })
    expect(team.inTheRed).toEqual([{ athlete: { id: 'bob', name: 'Bob Birch' }, recovery: 20, date: day(3) }])
    expect(team.attention.map(({ athlete }) => athlete.id)).toContain('bob')
    expect(team.ofOtherProvider).toEqual([{ id: 'fay', name: 'Fay Fir' }])
  })

  it('of nobody has no number but zeros of people', async () => {
    const team = await of().call('team_overview', {})
    expect(team).toMatchObject({ athletes: 0, withData: 0, dataCoverage: null, inTheRed: [], topPerformers: [] })
    expect(team.health.score).toBeNull()
    expect(team.trends.recovery).toEqual({ unit: 'points', change: null, label: null, records: 0 })
  })

  it('tells the trend in the product’s words, and none of a single day', async () => {
    const { trends } = await of(athleteWith({ recovery: [50, 50, 58, 58] })).call('team_overview', {})
    expect(trends.recovery).toEqual({ unit: 'points', change: 8, label: 'Improving significantly', records: 4 })
    const four = of(...[90, 90, 30, 30].map((recovery, place) => athleteWith({ id: `${place}`, recovery: [recovery] })))
    expect((await four.call('team_overview', {})).trends.recovery).toMatchObject({ change: null, label: null })
  })
})

describe('one athlete', () => {
  it('has their HRV held against their own range of 37 days, whatever the chat’s period', async () => {
    const hrv = [...Array.from({ length: 30 }, (_, place) => 60 + (place % 5)), 40, 40, 40, 40, 40, 40, 40]
    const { ownRange } = await of(athleteWith({ hrv })).call('athlete_summary', { athlete: 'a' })
    expect(ownRange).toMatchObject({ state: 'below', baselineNights: 30 })
  })

  it('has each metric with days and counts, the rules that apply, and the band of the latest recovery', async () => {
    const summary = await of(ann, bob).call('athlete_summary', { athlete: 'ann' })
    expect(summary.metrics.sleep_duration).toMatchObject({
      unit: 'h',
      records: 3,
      latest: 8,
      latestDate: TODAY,
      average: 7,
      trend: 1,
    })
    expect(summary).toMatchObject({ connected: true, dataState: 'fresh', newestDay: TODAY, severity: null, issues: [] })
    expect(summary.guidance).toEqual({ recovery: 80, date: TODAY, band: 'high' })
    expect(summary.ownRange.state).toBe('building_baseline')
  })

  it('shows only what answers take from it, in a table that fits', async () => {
    const box = of(athleteWith({ recovery: [60, 70, 80], hrv: [60, 62, 64] }))
    await box.call('athlete_summary', { athlete: 'a' })
    const [step] = box.steps
    expect(step?.columns.map(({ label }) => label)).toEqual([
      'Metric',
      'Latest',
      'Day',
      'Usually',
      'Average',
      'Latest minus average',
      'Unit',
      'Records',
    ])
    expect(step?.note).toContain(`HRV: 7-day log average until ${dayLabel(TODAY)} 62 ms`)
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
    // Half a week given by weekdays is too short as well; three days are enough.
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
  await expect(box.call('team_overview', {})).rejects.toMatchObject({ code: 'forbidden' })
  expect((await box.call('athlete_summary', { athlete: 'ann' })).metrics.recovery.latest).toBe(80)
})

it('tells how much data there is, least first', async () => {
  const result = await of(ann, bob, dan).call('data_coverage', {})
  expect(result).toMatchObject({ total: 3, connected: 2, linksEnded: 0, withData: 2 })
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
    dataState: 'fresh',
    newestDay: day(4),
    missingDays: [],
  })
  expect((await box.call('athlete_summary', { athlete: 'ann', window })).dataState).toBe('fresh')
  expect((await box.call('team_overview', { window })).metrics.recovery.stale).toBe(0)
})

it('finds the articles of the scope', async () => {
  const articles = ['naps', 'sleep-need'].map((slug) => ({
    slug,
    title: slug,
    summary: '',
    inShort: [],
    passage: '',
    score: 0.9,
  }))
  const box = new Toolbox(scopeWith({ articles }))
  expect((await box.call('knowledge_search', { query: 'nap', limit: 1 })).articles).toEqual([articles[0]])
})
