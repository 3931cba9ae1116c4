import { describe, expect, it } from 'vitest'
import { athleteWith, TODAY, teamOf } from '../records/athlete-for-tests.ts'
import type { Athlete } from '../records/team.ts'
import type { Context } from './context.ts'
import { atRiskIssues, dataCoverage, guidanceBand, severityOf, teamHealth, topPerformers } from './product-rules.ts'

const on = (...athletes: Athlete[]): Context => ({
  team: teamOf(...athletes),
  asOf: TODAY,
  days: 7,
  bound: {},
  answer: undefined,
  previousAnswer: undefined,
})
const week = (value: number) => Array<number>(7).fill(value)
const issuesOf = (values: Parameters<typeof athleteWith>[1], connected = true) => {
  const athlete = athleteWith('Ann Ash', values, connected)
  return atRiskIssues(athlete, on(athlete)).map(({ value }) => value)
}

describe('the at-risk rules', () => {
  it.each([
    ['latest recovery 33', { recovery_score: week(33) }, 0],
    ['latest recovery 32.9', { recovery_score: week(32.9) }, 1],
    ['sleep quality 60', { recovery_score: week(50), sleep_quality_score: week(60) }, 0],
    ['sleep quality 59.9', { recovery_score: week(50), sleep_quality_score: week(59.9) }, 1],
    ['sleep 6.5 h', { recovery_score: week(50), total_duration_hours: week(6.5) }, 0],
    ['sleep 6.4 h', { recovery_score: week(50), total_duration_hours: week(6.4) }, 1],
    ['strain 15', { recovery_score: week(50), strain_score: week(15) }, 0],
    ['strain 15.1', { recovery_score: week(50), strain_score: week(15.1) }, 1],
    ['recovery 10 under the average', { recovery_score: [60, 60, 40, 45, 50, 40].concat(39.1666666667) }, 0],
    ['two recoveries', { recovery_score: [50, 50] }, 1],
    ['three recoveries', { recovery_score: [50, 50, 50] }, 0],
  ])('%s', (_, values, issues) => {
    expect(issuesOf(values)).toHaveLength(issues)
  })

  it('names trends by how far the latest is under the average', () => {
    expect(issuesOf({ recovery_score: [70, 70, 70, 70, 70, 70, 50] })[0]).toBeCloseTo(-17.14, 2)
    expect(issuesOf({ recovery_score: week(50), hrv_rmssd_milli: [60, 60, 60, 60, 60, 60, 53] })[0]).toBeCloseTo(-6, 2)
  })

  it('counts somebody without a device once', () => {
    expect(issuesOf({}, false)).toEqual([null])
  })

  it('says how severe it is by the number of rules', () => {
    expect([0, 1, 2, 3, 4].map(severityOf)).toEqual(['low', 'low', 'medium', 'high', 'high'])
  })
})

describe('the team', () => {
  it('has the health of the worked example: 62.4, 71.8 and 85 make 73', () => {
    const complete = Array.from({ length: 17 }, (_, n) =>
      athleteWith(`Ann Ash${n}`, {
        recovery_score: week(62.4),
        sleep_quality_score: week(71.8),
        total_duration_hours: week(7),
      }),
    )
    const bare = [1, 2, 3].map((n) => athleteWith(`Ben Bell${n}`, {}, false))
    expect(teamHealth(on(...complete, ...bare))).toBe(73)
    expect(dataCoverage(on(...complete, ...bare))).toBe(85)
  })

  it('has its five best by latest recovery, with data on 70 % of the days, and either of two equal ones', () => {
    const good = [90, 85, 80, 75, 70, 70].map((value, n) => athleteWith(`Ann Ash${n}`, { recovery_score: week(value) }))
    const sparse = athleteWith('Cat Cole', { recovery_score: [99, 99, 99, 99] })
    const { must, may, size } = topPerformers(on(...good, sparse))
    expect(must.map(({ full }) => full)).toEqual(['Ann Ash0', 'Ann Ash1', 'Ann Ash2', 'Ann Ash3'])
    expect(may).toHaveLength(2)
    expect(size).toBe(5)
  })

  it('guides by recovery: 66 is high, 40 is moderate', () => {
    expect([66, 65.9, 40, 39.9].map(guidanceBand)).toEqual(['high', 'moderate', 'moderate', 'low'])
  })
})
