import type { AthleteRecords } from '@corner/analytics/athlete/athlete-records.ts'
import { describe, expect, it } from 'vitest'
import { spokenLooks } from '../../../../shared/charts/line-colours.ts'
import { endLabels } from '../../../../shared/charts/painting/end-labels.ts'
import { TEAM_CHARTS, type TeamChart } from './team-charts.ts'
import { teamChart, teamLines } from './team-lines.ts'

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']
const [RECOVERY, SLEEP, ACTIVITY] = TEAM_CHARTS as readonly [TeamChart, TeamChart, TeamChart]

const athlete = (athlete_id: string, athlete_name: string, records: Partial<AthleteRecords> = {}): AthleteRecords => ({
  athlete_id,
  athlete_name,
  first_name: athlete_name.split(' ')[0] ?? '',
  whoop_connected: true,
  provider: 'WHOOP',
  recovery_data: [],
  sleep_data: [],
  activity_data: [],
  ...records,
})
const recovered = (scores: Record<string, number | null>) => ({
  recovery_data: Object.entries(scores).map(([date, recovery_score]) => ({
    date,
    recovery_score,
    resting_heart_rate: null,
    hrv_rmssd_milli: null,
  })),
})
const slept = (date: string, sleep_quality_score: number | null, total_duration_hours: number | null) => ({
  sleep_data: [
    { date, sleep_quality_score, total_duration_hours, sleep_efficiency: null, sleep_consistency_percentage: null },
  ],
})

const TEAM = [
  athlete('1', 'Marcus Okafor', recovered({ '2026-11-21': 24, '2026-11-19': 61 })),
  athlete('2', 'Marcus Lind', recovered({ '2026-11-20': 0 })),
  athlete('3', 'Devon Pryce', recovered({ '2026-11-21': null, '2026-11-01': 90 })),
  athlete('4', 'Jonas Weber', recovered({ '2026-11-21': 91 })),
]
const lines = teamLines(RECOVERY, DAYS, TEAM)
const chart = (chosen: readonly string[]) => teamChart(RECOVERY, DAYS, lines, chosen, chosen, null, '2026-11-21')

it('draws a line for each athlete with a score in the period, gaps included', () => {
  expect(chart([]).columns.map(({ id, values }) => [id, values])).toEqual([
    ['1', [61, null, 24]],
    ['2', [null, 0, null]],
    ['4', [null, null, 91]],
  ])
})

it('uses first names, full names where they are shared, and always full names in a file', () => {
  expect(lines.map(({ left }) => left.name)).toEqual(['Marcus Okafor', 'Marcus Lind', 'Jonas'])
  expect(lines.map(({ left }) => left.fullName)).toEqual(['Marcus Okafor', 'Marcus Lind', 'Jonas Weber'])
})

it('numbers athletes who share their full name', () => {
  const twins = ['1', '2'].map((id) => athlete(id, 'Ivan Ivanov', recovered({ '2026-11-21': 50 })))
  const names = teamLines(RECOVERY, DAYS, twins).map(({ left: { name, fullName } }) => [name, fullName])
  expect(names).toEqual([
    ['Ivan Ivanov (1)', 'Ivan Ivanov (1)'],
    ['Ivan Ivanov (2)', 'Ivan Ivanov (2)'],
  ])
})

it('chooses only athletes who have a line', () => {
  expect(chart(['3', '4']).drawing).toEqual({
    kind: 'many-lines',
    chosen: ['4'],
    order: ['3', '4'],
    colours: 8,
    namedUpTo: 12,
    standsOut: { below: 34 },
    edges: [
      { at: 67, side: 'above', colour: 'ready', name: 'ready' },
      { at: 33, side: 'below', colour: 'red', name: 'in the red' },
    ],
  })
})

it('draws quality, and duration on the right axis, of the chosen ones only', () => {
  const sleepers = [
    athlete('1', 'Ada Bell', slept('2026-11-21', 82, 7.4)),
    athlete('2', 'Ben Castle', slept('2026-11-21', null, 6)),
    athlete('3', 'Cleo Diaz', slept('2026-11-21', null, null)),
  ]
  const { columns, metric } = teamChart(SLEEP, DAYS, teamLines(SLEEP, DAYS, sleepers), ['2'], ['2'], null, '2026-11-21')
  expect(columns.map(({ subject, metric: { name }, values }) => [subject, name, values.at(-1)])).toEqual([
    ['2', 'Sleep quality', null],
    ['2', 'Sleep duration', 6],
  ])
  expect([metric.axis.from, metric.axis.to]).toEqual([0, 100])
  expect([columns[1]?.metric.axis.from, columns[1]?.metric.axis.to]).toEqual([0, 12])
})

it.each([
  [1, 8, 3],
  [3, 8, 3],
  [4, 8, 6],
  [40, 8, 6],
])('for %i athletes has %i colours for recovery, and %i for sleep and strain', (count, recovery, others) => {
  expect([RECOVERY, SLEEP, ACTIVITY].map(({ colours }) => colours(count))).toEqual([recovery, others, others])
})

it('measures strain on 0 to 21 with ticks at 5, 10 and 15', () => {
  expect(ACTIVITY.left.metric.axis).toEqual({ from: 0, to: 21, ticks: [0, 5, 10, 15, 21] })
})

it('knows the day that is not over, on which strain still grows and recovery does not', () => {
  expect(chart([]).runningDay).toBe('2026-11-21')
  expect([RECOVERY, SLEEP, ACTIVITY].map(({ left }) => left.metric.grows ?? false)).toEqual([false, false, true])
})

it('says how many athletes it draws', () => {
  const one = teamChart(RECOVERY, DAYS, lines.slice(0, 1), [], [], null, '2026-11-21')
  expect([one.name, chart([]).name]).toEqual([`${RECOVERY.title}, 1 athlete`, `${RECOVERY.title}, 3 athletes`])
  expect(chart([])).toMatchObject({ placeName: 'Day', places: DAYS })
})

describe('a chosen part of a team', () => {
  const squad = Array.from({ length: 24 }, (_, at) => athlete(`${at}`, `A${at} B`, slept('2026-11-21', 50 + at, 7)))
  const ids = (count: number) => squad.slice(0, count).map(({ athlete_id }) => athlete_id)
  const drawn = (count: number) =>
    teamChart(SLEEP, DAYS, teamLines(SLEEP, DAYS, squad), ids(count), [], null, '2026-11-21')
  const named = (count: number) => spokenLooks(drawn(count), { series: ['1', '2', '3', '4', '5', '6', '7', '8'] })

  it.each([2, 11])('of %i is drawn without the others, and each is named in a look of its own', (count) => {
    expect(new Set(drawn(count).columns.map(({ subject }) => subject))).toEqual(new Set(ids(count)))
    expect(drawn(count).name).toBe(`${SLEEP.title}, ${count} athletes`)
    expect([...named(count).keys()]).toEqual(ids(count))
    expect(new Set([...named(count).values()].map(({ colour, mark }) => `${colour} ${mark}`)).size).toBe(count)
  })

  it('of more, or the whole team, names some by the rule', () => {
    expect([13, 24].map((count) => named(count).size < 7)).toEqual([true, true])
    expect(drawn(13).columns.map(({ subject }) => subject)).not.toContain('13')
  })

  it('has the hours in the labels where two lines for each would hide one another', () => {
    const written = (count: number) => endLabels(drawn(count), named(count))[0]?.text
    expect([written(2), written(11)]).toEqual(['A1 51%', 'A10 60%, 7.0 h'])
  })
})
