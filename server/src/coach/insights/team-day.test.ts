import { athleteWith, TODAY } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { scopeWith } from '@corner/coach/scope-for-tests.ts'
import { Toolbox } from '@corner/coach/tools/toolbox.ts'
import { expect, it } from 'vitest'
import { readTeamDay } from './team-day.ts'

const month = (value: number, last: number) => [
  ...Array.from({ length: 28 }, (_, day) => value + ((day % 3) - 1) * 4),
  last,
]
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
  expect(athletes.map(({ verdict }) => verdict)).toEqual(told.athletes.map(({ verdict }) => verdict))
  expect(athletes.map(({ reasons }) => reasons)).toEqual(
    told.athletes.map(({ signs }) => signs.map(({ text }) => text)),
  )
  expect(athletes.map(({ athlete_name, verdict }) => [athlete_name, verdict])).toEqual([
    ['Ann Ash', 'easy'],
    ['Bea Birch', 'hard'],
    ['Cal Cole', 'ask'],
  ])
  expect(athletes.map(({ first_reason }) => first_reason)).toEqual(['recovery under the own normal', null, null])
  expect(athletes[0]?.recovery_data).toHaveLength(7)
  expect(athletes[0]?.recovery_data.at(-1)).toEqual({ date: TODAY, recovery_score: 20 })
  expect(athletes[2]?.recovery_data).toEqual([])
})
