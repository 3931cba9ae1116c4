import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { readAthleteWeek } from '@corner/analytics/athlete/athlete-week.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import { rankBy } from '@corner/analytics/team/rankings.ts'
import { readTeam } from '@corner/analytics/team/team-overview.ts'
import { describe, expect, it } from 'vitest'
import { type Explanation, explanationLines } from '../../ui/overlay/explanation.ts'
import { dayOf } from '../verdict/day-for-tests.ts'
import { aboutAthleteCard } from './athlete-card.ts'
import { aboutDailyStrain, aboutDataPoints, aboutRecoveryScore, aboutSleepQuality } from './athlete-screen.ts'
import { aboutDataState, aboutRecoveryBand, aboutSeverity, dataStateText } from './badges.ts'
import { aboutFlag, aboutFlags } from './flags.ts'
import { aboutRanking } from './rankings.ts'
import { ageText, periodText } from './shown-period.ts'
import { aboutDataCoverage, aboutInTheRed, aboutTeamHealthScore, aboutTotalAthletes } from './team-cards.ts'
import { aboutTeamChart } from './team-charts.ts'
import { aboutActions, aboutAttention, aboutDataQuality, aboutInsights, aboutTopPerformers } from './team-lists.ts'
import { aboutTeamTrend } from './team-trends.ts'

const TODAY = '2026-11-21'
const shownDays = daysUntil(TODAY, 7)

/** The last value is today's. */
function athlete(
  athlete_id: string,
  recoveries: readonly (number | null)[],
  whoop_connected = true,
  hrv = 60,
): AthleteRecords {
  const days = daysUntil(TODAY, recoveries.length)
  return {
    athlete_id,
    athlete_name: `Athlete ${athlete_id}`,
    first_name: '',
    whoop_connected,
    provider: whoop_connected ? 'whoop' : null,
    recovery_data: days.map((date, place) => ({
      date,
      recovery_score: recoveries[place] ?? null,
      resting_heart_rate: 50,
      hrv_rmssd_milli: place === recoveries.length - 1 ? hrv : 60,
    })),
    sleep_data: days.map((date) => ({
      date,
      total_duration_hours: 6,
      sleep_quality_score: 58,
      sleep_efficiency: 90,
      sleep_consistency_percentage: null,
    })),
    activity_data: days.map((date) => ({ date, strain_score: 16, average_heart_rate: 70, max_heart_rate: 180 })),
  }
}

const TEAM = [
  athlete('1', [80, 80, 20], true, 40),
  athlete('2', [70, null]),
  athlete('3', [], true),
  athlete('4', [], false),
]
const overview = readTeam(TEAM, 7, TODAY)
const view = { overview, shownDays }
const [first, second, third, fourth] = overview.statuses
if (!first || !second || !third || !fourth) throw new Error('four athletes were given')
const HEADS = [
  { name: 'recoveryTrend', head: 'Trend' },
  { name: 'hrvConsistency', head: 'Consistency' },
] as const
const textOf = (explanation: Explanation) =>
  explanationLines(explanation)
    .map(([, text]) => text)
    .join(' ')

describe('a trend of the team', () => {
  it.each([
    ['recovery', 'recovery score', 'points of percent', 'above +5', 'above −5'],
    ['sleep', 'sleep quality', 'points of percent', 'above +3', 'above −3'],
    ['strain', 'day strain', 'points of the 0 to 21 scale', 'above +2', 'above −2'],
  ] as const)(
    'of %s says what moved, in which unit, and from which change on it has a name',
    (name, value, unit, ...ends) => {
      const { what, scale = [] } = aboutTeamTrend(name, view)
      expect(what).toBe(`How the team's ${value} moved within the period, in ${unit}.`)
      expect([scale[0]?.range, scale[3]?.range, scale[4]?.range]).toEqual([...ends, 'otherwise'])
      expect(scale.every(({ label }) => label !== '')).toBe(true)
    },
  )
})

describe('what every explanation says', () => {
  const week = readAthleteWeek(TEAM[0] ?? athlete('1', []), TODAY)
  const nobody = { overview: readTeam([], 7, TODAY), shownDays }
  const all: [string, Explanation][] = [view, nobody].flatMap((of) => [
    ['total', aboutTotalAthletes(of)],
    ['health', aboutTeamHealthScore(of)],
    ['red', aboutInTheRed(of)],
    ['coverage', aboutDataCoverage(of)],
    ...(['recovery', 'sleep', 'strain'] as const).map(
      (name) => [name, aboutTeamTrend(name, of)] as [string, Explanation],
    ),
    ['attention', aboutAttention(of)],
    ['top', aboutTopPerformers(of)],
    ['quality', aboutDataQuality(of)],
    ['insights', aboutInsights(of)],
    ['actions', aboutActions(of)],
  ])
  for (const name of ['recovery', 'sleep', 'activity'] as const)
    all.push([`${name} chart`, aboutTeamChart(name, { shownDays, lines: 1, athletes: 4 })])
  all.push(
    ['recovery score', aboutRecoveryScore(week, view)],
    ['sleep quality', aboutSleepQuality(week, view)],
    ['daily strain', aboutDailyStrain(week, view)],
    ['data points', aboutDataPoints(week, view)],
    ['ranking', aboutRanking(HEADS, 'recovery', rankBy('recovery', overview.statuses), view)],
  )
  for (const status of overview.statuses) {
    all.push(
      ['severity', aboutSeverity(status, view)],
      ['flags', aboutFlags(status, view)],
      ['band', aboutRecoveryBand(status, view)],
      ['state', aboutDataState(status, view)],
      ['card', aboutAthleteCard(status, view)],
      ...status.issues.map((issue) => [issue.kind, aboutFlag(issue, TODAY)] as [string, Explanation]),
    )
  }

  it.each(all)('%s: four complete sentences without undefined values', (_, explanation) => {
    for (const [, text] of explanationLines(explanation)) expect(text).toMatch(/^[A-Z0-9−+].*[.]$/)
    expect(textOf(explanation)).not.toMatch(/undefined|NaN|null|Infinity|\.\./)
  })
})

describe('a flag', () => {
  const flagOf = (kind: string) => {
    const issue = [...first.issues, ...third.issues, ...fourth.issues].find((one) => one.kind === kind)
    if (!issue) throw new Error(`nobody has ${kind}`)
    return aboutFlag(issue, TODAY)
  }

  it('states the rule, the value, the own average and the age of the data', () => {
    expect(flagOf('low_recovery')).toEqual({
      rule: 'Latest recovery below 33%.',
      value: '20%, from 3 records of this period.',
      ownAverage: '60.0% over this period, each day alike.',
      age: 'Newest value: today (Nov 21).',
    })
  })

  it('shows a drop against the own average with its sign, and the average with its unit', () => {
    expect(flagOf('recovery_falling')).toMatchObject({ value: expect.stringMatching(/^−40 points/) })
    expect(flagOf('recovery_falling').ownAverage).toBe('60.0% over this period, each day alike.')
    expect(flagOf('hrv_falling').ownAverage).toBe('53.3 ms over this period, each day alike.')
  })

  it('says when an average is judged without comparison', () => {
    expect(flagOf('short_sleep').ownAverage).toBe(
      'None beside it: the rule judges the average of this period itself, each day alike.',
    )
  })

  it('states no value where none exists', () => {
    expect(flagOf('few_recovery_points')).toMatchObject({
      value: '0 days, from 0 records of this period.',
      ownAverage: 'None: too little data.',
      age: 'No value in this period.',
    })
    expect(flagOf('not_connected').value).toMatch(/^None/)
  })
})

it('explains every flag behind the severity badge', () => {
  const lines = explanationLines(aboutFlags(first, view))
  expect(lines.slice(0, first.issues.length).map(([name]) => name)).toEqual(first.issues.map(({ text }) => text))
  expect(lines[0]?.[1]).toBe(
    'Latest recovery below 33%. Own average: 60.0% over this period, each day alike. Newest value: today (Nov 21).',
  )
  expect(lines.slice(first.issues.length).map(([name]) => name)).toEqual(['Severity'])
  expect(lines.at(-1)?.[1]).toMatch(
    /^\d issues? over Nov 15 to Nov 21, 7 days\. 3 or more are High, 2 are Medium, fewer Low\.$/,
  )
})

it('says behind the severity badge why the day is as planned all the same', () => {
  const day = dayOf('Ann', {
    recovery: 41,
    recovery_date: TODAY,
    reasons: ['x'],
    first_reason: 'recovery under their own normal',
  })
  expect(explanationLines(aboutFlags(first, view, day)).at(-1)).toEqual([
    'Why as planned',
    'Recovery 41%, only one mild sign (recovery under their own normal). A lighter day takes a recovery below 40%, a strong sign, or two mild ones below 66%.',
  ])
})

it('says behind the severity badge why the day is lighter, with the rule that makes it so', () => {
  const day = dayOf('Ann', {
    verdict: 'lighter',
    reasons: ['HRV this week 43 ms', 'x', '3 issues over 7 days (a; b; c)', 'y'],
    held_by: { reasons: ['HRV this week 43 ms'], rule: 'One strong sign is enough for a lighter day.' },
  })
  expect(explanationLines(aboutFlags(first, view, day)).at(-1)).toEqual([
    'Why ease',
    'HRV this week 43 ms. One strong sign is enough for a lighter day. Further signs: x; y.',
  ])
})

it('says why a recovery of 66% can be Caution and Go', () => {
  expect(aboutRecoveryBand(first, view).formula).toMatch(
    /blue band begins at 67%, the word Go at 66%: at 66% both are right\.$/,
  )
})

it('shows the specified score ranges of the Team Health Score', () => {
  expect(aboutTeamHealthScore(view).scale).toEqual([
    { range: '70-100', label: 'Excellent' },
    { range: '50-69', label: 'Good' },
    { range: '30-49', label: 'Needs Attention' },
    { range: '0-29', label: 'Critical' },
  ])
})

it('states the parts of the Team Health Score and their records', () => {
  const { formula, records } = aboutTeamHealthScore(view)
  expect(formula).toContain('average latest recovery (45%), average sleep quality (58%) and data completeness (25% of')
  expect(formula).toContain('on 3 days or more')
  expect(records).toContain('Recovery of 2 and sleep of 2 of 4 athletes')
})

it('counts athletes left out of averages because of another provider', () => {
  const other = { ...athlete('5', [10, 10, 10, 10]), provider: 'another' }
  const mixed = { overview: readTeam([...TEAM, other], 7, TODAY), shownDays }
  const { formula, records } = aboutTeamHealthScore(mixed)
  expect(formula).toContain('average latest recovery (45%)')
  expect(records).toContain('Recovery of 2 and sleep of 2 of 5 athletes')
  const left = '1 athlete with a device of another maker is left out: their scores cannot be averaged with these.'
  expect(records).toContain(left)
  expect(aboutTeamTrend('recovery', mixed).records).toContain(left)
  expect(textOf(aboutTeamTrend('recovery', view))).not.toContain('another maker')
})

it('states the period and the age of the newest value', () => {
  expect(periodText(view)).toBe('Nov 15 to Nov 21, 7 days')
  expect(periodText({ shownDays: [TODAY] })).toBe('Nov 21, 1 day')
  expect(ageText('2026-11-22', TODAY)).toBe('today (Nov 22)')
  expect(ageText('2026-11-20', TODAY)).toBe('yesterday (Nov 20)')
  expect(ageText('2026-10-31', TODAY)).toBe('21 days old (Oct 31)')
  expect(ageText(null, TODAY)).toBe('no value in this period')
})

it('explains the data state independently of the athlete’s status', () => {
  expect(overview.statuses.map((status) => dataStateText(status, view))).toEqual([
    'Newest recovery: today (Nov 21)',
    'Score pending, the one before: yesterday (Nov 20)',
    'Linked, not worn in this period',
    'No device linked',
  ])
})

it('counts the records of a ranking', () => {
  const ranked = rankBy('recovery', overview.statuses)
  expect(aboutRanking(HEADS, 'recovery', ranked, view).records).toMatch(/^4 recoveries of 2 athletes/)
})

it('explains each column of a ranking by its head', () => {
  const lines = explanationLines(aboutRanking(HEADS, 'recovery', rankBy('recovery', overview.statuses), view))
  expect(lines.map(([head]) => head)).toEqual(['Trend', 'Consistency', 'From when', 'Which records'])
  expect(lines[0]?.[1]).toContain('Latest minus the own average')
  expect(lines[1]?.[1]).toContain('Below 0, very uneven: the highest and the lowest night')
})
