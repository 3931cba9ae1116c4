import { describe, expect, it } from 'vitest'
import { type MemberDay, memberDay } from './history.ts'
import { dayKind } from './season.ts'
import { strainOf } from './strain.ts'

// Every row of docs/reference/physiology.md#ranges-for-the-test, over 40 people and 90 days.
const SEEDS = [1, 2, 3]
const LAST_DAYS = ['2026-02-20', '2026-06-30', '2026-11-21'] // in season, freestyle season, its beginning
const TEAMS = SEEDS.flatMap((seed) => LAST_DAYS.map((last) => ({ seed, last })))
const WEEK = 7

describe.each(TEAMS)('40 wrestlers of seed $seed, 90 days up to $last', ({ seed, last }) => {
  const lastDay = Date.parse(last) / 86_400_000
  const people = Array.from({ length: 40 }, (_, i) =>
    Array.from({ length: 90 }, (_, ago) => memberDay(seed, i + 1, lastDay - 89 + ago)),
  )
  const nights = people.flat().filter(hasRecovery)
  const share = (days: MemberDay[], is: (day: MemberDay) => boolean) => days.filter(is).length / days.length
  const score = (day: MemberDay) => day.morning.recoveryScore

  it('recover as a team in season does', () => {
    expect(mean(nights.map(score))).within(50, 66)
    expect(share(nights, (day) => score(day) >= 67)).within(0.25, 0.45)
    expect(share(nights, (day) => score(day) >= 34 && score(day) < 67)).within(0.4, 0.6)
    expect(share(nights, (day) => score(day) < 34)).within(0.06, 0.2)
  })

  it('vary from week to week and from person to person as athletes do', () => {
    const weeklyCv = people.map((days) => {
      const weeks = Array.from({ length: 12 }, (_, week) =>
        days.slice(week * WEEK, (week + 1) * WEEK).filter(hasRecovery),
      )
      return mean(weeks.map((week) => coefficientOfVariation(week.map((day) => Math.log(day.morning.hrvMs)))))
    })
    expect(median(weeklyCv)).within(0.03, 0.09)
    const means = people.map((days) => mean(days.filter(hasRecovery).map((day) => day.morning.hrvMs)))
    expect(coefficientOfVariation(means)).within(0.25, 0.5)
    expect(mean(nights.map((day) => day.morning.restingBpm))).within(48, 60)
  })

  it('move recovery with HRV, against resting heart rate, and HRV against the strain of the day before', () => {
    const within = (value: (day: MemberDay) => number) =>
      mean(people.map((days) => correlation(days.filter(hasRecovery).map(score), days.filter(hasRecovery).map(value))))
    expect(within((day) => day.morning.hrvMs)).within(0.6, 0.9)
    expect(within((day) => day.morning.restingBpm)).within(-0.8, -0.35)
    const strainAndNextHrv = people.map((days) => {
      const pairs = days.flatMap((day, i) => {
        const next = days[i + 1]
        return next && hasRecovery(next) && day.night.strap !== 'day_off'
          ? [[strain(day), next.morning.hrvMs] as const]
          : []
      })
      return correlation(
        pairs.map(([load]) => load),
        pairs.map(([, hrv]) => hrv),
      )
    })
    expect(mean(strainAndNextHrv)).within(-0.7, -0.2)
  })

  it('sleep as athletes sleep', () => {
    expect(mean(nights.map((day) => day.night.asleepHours))).within(6.4, 7.8)
    expect(share(nights, (day) => day.night.asleepHours < 6.5)).within(0.15, 0.45)
    const ofSleep = (stage: 'slowWave' | 'rem') =>
      mean(nights.map(({ night }) => night.stages[stage] / (night.asleepHours * 3_600_000)))
    expect(ofSleep('slowWave')).within(0.15, 0.3)
    expect(ofSleep('rem')).within(0.15, 0.3)
  })

  it('have high strain on practice days and little on days off', () => {
    const worn = people.flat().filter(({ night }) => night.strap !== 'day_off')
    expect(mean(worn.filter(({ day }) => dayKind(day).endsWith('practice')).map(strain))).within(11, 16)
    expect(mean(worn.filter(({ day }) => dayKind(day) === 'rest').map(strain))).within(4, 9)
  })

  it('miss a recovery now and then', () => {
    expect(1 - nights.length / people.flat().length).within(0.02, 0.08)
  })
})

const FORTY = Array.from({ length: 40 }, (_, i) => i + 1)
const CLUB = FORTY.map((place) => (place <= 24 ? 2 * place - 1 : 2 * (place - 24))) // the demo's men 1 to 47, women 2 to 32

describe.each([
  ['members 1 to 40', FORTY],
  ["the demo's 24 men and 16 women", CLUB],
])('%s', (_, members) => {
  it('have one to six among them with three or more issues, on 99 of 100 days of a year, and never more than eight', () => {
    const firstDay = Date.UTC(2026, 0, 1) / 86_400_000
    const counts = [1, 2, 3, 4].flatMap((seed) => {
      const people = members.map((member) =>
        Array.from({ length: 364 + WEEK }, (_, i) => memberDay(seed, member, firstDay - WEEK + 1 + i)),
      )
      return Array.from({ length: 365 }, (_, i) => people.filter((days) => issues(days.slice(i, i + WEEK)) >= 3).length)
    })
    expect(counts.filter((count) => count >= 1 && count <= 6).length / counts.length).toBeGreaterThanOrEqual(0.99)
    expect(Math.max(...counts)).toBeLessThanOrEqual(8)
    expect(mean(counts)).within(2, 4)
  })
})

it('always has a night for member 1, whom demos show', () => {
  const nights = Array.from({ length: 365 }, (_, i) => memberDay(1, 1, 20_454 + i).night)
  expect(nights.filter(({ strap, unscorable }) => strap !== 'worn' || unscorable)).toEqual([])
})

it('computes 40 people over 90 days in less than 1.5 seconds', () => {
  const began = performance.now()
  for (let member = 1; member <= 40; member++) for (let day = 20_400; day < 20_490; day++) memberDay(77, member, day)
  expect(performance.now() - began).toBeLessThan(1500)
})

function hasRecovery({ night }: MemberDay): boolean {
  return night.strap === 'worn' && !night.unscorable
}

function strain({ everydayLoad, sessions }: MemberDay): number {
  return strainOf(sessions.reduce((sum, session) => sum + session.load, everydayLoad))
}

/**
 * The at-risk rules that apply to a linked athlete in the week that ends on the day
 * (docs/reference/metrics-and-rules.md#at-risk-rules).
 */
function issues(week: MemberDay[]): number {
  const scored = week.filter(hasRecovery)
  const latest = scored.at(-1)?.morning
  if (!latest) return 1
  const average = (value: (day: MemberDay) => number) => mean(scored.map(value))
  return [
    latest.recoveryScore < 33,
    average((day) => day.morning.sleepPerformance) < 60,
    average((day) => day.night.asleepHours) < 6.5,
    mean(week.filter(({ night }) => night.strap !== 'day_off').map(strain)) > 15,
    latest.recoveryScore - average((day) => day.morning.recoveryScore) < -10,
    latest.hrvMs - average((day) => day.morning.hrvMs) < -5,
    scored.length < 3,
  ].filter(Boolean).length
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function coefficientOfVariation(values: number[]): number {
  const middle = mean(values)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1)) / middle
}

function correlation(xs: number[], ys: number[]): number {
  const [meanX, meanY] = [mean(xs), mean(ys)]
  const sum = (pick: (x: number, y: number) => number) =>
    xs.reduce((total, x, i) => total + pick(x - meanX, (ys[i] ?? 0) - meanY), 0)
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y))
}
