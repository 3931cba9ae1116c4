import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { addDays } from '@corner/analytics/days/calendar.ts'
import type { CoachScope } from '@corner/coach/scope.ts'
import { scopeWith } from '@corner/coach/scope-for-tests.ts'
import { Toolbox } from '@corner/coach/tools/toolbox.ts'
import { expect, it } from 'vitest'
import { judgeAthlete, teamDayOf } from './team-day.ts'

const month = (value: number, last: number) => [
  ...Array.from({ length: 28 }, (_, day) => value + ((day % 3) - 1) * 4),
  last,
]
const readTeamDay = async ({ today, records }: Pick<CoachScope, 'today' | 'records'>) =>
  teamDayOf(
    today,
    (await records(90, ['recovery', 'sleep'])).map((athlete) => judgeAthlete(athlete, today)),
  )

const ID = 'c0000000-0000-4000-8000-00000000000'
const scope = scopeWith({
  athletes: [
    athleteWith({ id: `${ID}1`, name: 'Ann Ash', recovery: month(60, 20), hours: month(7, 7) }),
    athleteWith({ id: `${ID}2`, name: 'Bea Birch', recovery: month(70, 72), hours: month(7, 7) }),
    athleteWith({ id: `${ID}3`, name: 'Cal Cole', recovery: [] }),
  ],
})

it('judges each athlete as the AI coach does, with the reasons', async () => {
  const { day, athletes } = await readTeamDay(scope)
  const told = await new Toolbox(scope).call('day_verdict', {})
  expect(day).toBe(TODAY)
  const toldOf = new Map(told.athletes.map((one) => [one.athlete.name, one]))
  for (const { athlete_name, verdict, reasons } of athletes) {
    const { verdict: same, signs } = toldOf.get(athlete_name) ?? {}
    expect([verdict, reasons]).toEqual([same, signs?.map(({ text }) => text)])
  }
  expect(athletes.map(({ athlete_name, verdict }) => [athlete_name, verdict])).toEqual([
    ['Ann Ash', 'easy'],
    ['Cal Cole', 'ask'],
    ['Bea Birch', 'hard'],
  ])
  expect(athletes.map(({ first_reason }) => first_reason)).toEqual(['recovery under their own normal', null, null])
  expect(athletes.map(({ held_by }) => held_by)).toEqual([
    {
      reasons: [expect.stringMatching(/^recovery 20%, usually/)],
      rule: 'A recovery in the red, below 34%, is enough for no live wrestling.',
    },
    null,
    null,
  ])
  // Mean 60 and 70, and a standard deviation of 3.3: whole percents.
  expect(athletes.map(({ own_range }) => own_range)).toEqual([{ low: 57, high: 63 }, null, { low: 67, high: 73 }])
  expect(athletes[0]?.recovery_data).toHaveLength(7)
  expect(athletes[0]?.recovery_data.at(-1)).toEqual({ date: TODAY, recovery_score: 20 })
  expect(athletes[1]?.recovery_data).toEqual([])
})

it('begins with whoever has something against them, the lowest recovery first, and calls one night of HRV nothing', async () => {
  const { athletes } = await readTeamDay(
    scopeWith({
      athletes: [
        athleteWith({ id: `${ID}1`, name: 'Ann Ash', recovery: month(60, 61), hours: month(8, 8) }),
        athleteWith({
          id: `${ID}2`,
          name: 'Bea Birch',
          recovery: month(60, 59),
          hours: [...month(8, 8).slice(0, 28), 5.8],
        }),
        athleteWith({ id: `${ID}3`, name: 'Cal Cole', recovery: month(60, 60), hours: month(6.2, 6.2) }),
        athleteWith({ id: `${ID}4`, name: 'Dan Dale', recovery: month(70, 50), hours: month(6.2, 6.2) }),
        athleteWith({ id: `${ID}5`, name: 'Eve Elm', recovery: month(60, 58), hrv: month(60, 52) }),
      ],
    }),
  )
  expect(athletes.map(({ athlete_name }) => athlete_name)).toEqual([
    'Dan Dale',
    'Bea Birch',
    'Cal Cole',
    'Eve Elm',
    'Ann Ash',
  ])
  expect(athletes.map(({ is_flagged }) => is_flagged)).toEqual([true, true, true, false, false])
  expect(athletes.map(({ flagged_for }) => flagged_for)).toEqual([
    'this week 6.2 h of sleep a night',
    null,
    'this week 6.2 h of sleep a night',
    'HRV 7 ms under the 7-day average',
    null,
  ])
  expect(athletes.every(({ whoop_connected }) => whoop_connected)).toBe(true)
})

const oura = (id: string, last: number) => ({
  ...athleteWith({ id, name: 'Dan Dale', provider: 'oura' }),
  recovery_data: Array.from({ length: 30 }, (_, place) => ({
    date: addDays(TODAY, place - 29),
    recovery_score: null,
    resting_heart_rate: place === 29 ? last : 52 + (place % 2),
    hrv_rmssd_milli: 60 + (place % 2),
    other_values: { oura_readiness: 70 },
  })),
})

it('tells of who has no recovery what stands in for it, and of everybody beside them their Corner readiness', async () => {
  const ann = athleteWith({ id: `${ID}1`, name: 'Ann Ash', recovery: month(60, 64), hrv: month(70, 74) })
  const { athletes } = await readTeamDay(scopeWith({ athletes: [ann, oura(`${ID}4`, 70)] }))
  const [dan, beside] = athletes
  expect(dan).toMatchObject({
    athlete_name: 'Dan Dale',
    verdict: 'lighter',
    recovery: null,
    reasons: [
      expect.stringMatching(/^Corner readiness \d+ of 100, below own usual \(HRV /),
      expect.stringContaining('resting heart rate 70 bpm'),
    ],
    without_recovery: {
      maker: 'Oura',
      readiness: {
        day: TODAY,
        place: 'below',
        parts: [{ measure: 'hrv' }, { measure: 'resting_heart_rate', value: 70 }],
      },
      maker_values: [{ name: 'Oura readiness', value: 70, lowest: 1, highest: 100 }],
    },
  })
  expect(dan?.corner_readiness?.score).toBe(dan?.without_recovery?.readiness?.score)
  expect(beside).not.toHaveProperty('without_recovery')
  expect(beside?.corner_readiness?.score).toBeGreaterThan(50)
})

it('adds nothing to the day of a team whose makers all give a recovery', async () => {
  const { athletes } = await readTeamDay(scope)
  for (const athlete of athletes) {
    expect(athlete).not.toHaveProperty('without_recovery')
    expect(athlete).not.toHaveProperty('corner_readiness')
  }
})
