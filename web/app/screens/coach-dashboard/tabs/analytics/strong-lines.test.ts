import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { expect, it } from 'vitest'
import { dayOf } from '../../../../shared/verdict/day-for-tests.ts'
import { viewForTests } from '../../team-view/view-for-tests.ts'
import { strongLines } from './strong-lines.ts'

const NAMES = ['Ann', 'Bea', 'Cal', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida']

/** Of nine: low scores and short nights make Ida High; the verdicts are given, all others train as planned. */
function strongOf(verdicts: Record<string, Verdict>, count = NAMES.length): string[] | undefined {
  const view = viewForTests(
    NAMES.slice(0, count).map((name) =>
      name === 'Ida' ? { name, recovery: 20, hours: 5, strain: 20 } : { name, recovery: 60 },
    ),
  )
  const ids = view.athletes.map(({ athlete_id }) => athlete_id)
  const athleteDays = new Map(
    ids.map((id, at) => [id, dayOf(id, { verdict: verdicts[NAMES[at] ?? ''] ?? 'as_planned' })]),
  )
  const strong = strongLines({ ...view, athleteDays }, ids)
  return strong && NAMES.filter((_, at) => strong.subjects.has(ids[at] ?? ''))
}

it('has who rests or eases today, and who is High, in front', () => {
  expect(strongOf({ Bea: 'easy', Dan: 'lighter', Fay: 'hard', Gus: 'ask' })).toEqual(['Bea', 'Dan', 'Ida'])
})

it('has all alike where the colours suffice, and where it would be all or nobody', () => {
  expect(strongOf({ Bea: 'easy' }, 8)).toBeUndefined()
  expect(strongOf(Object.fromEntries(NAMES.map((name) => [name, 'easy' as const])))).toBeUndefined()
})

it('has all alike until the day is judged', () => {
  const view = viewForTests(NAMES.map((name) => ({ name, recovery: 60 })))
  const ids = view.athletes.map(({ athlete_id }) => athlete_id)
  for (const athleteDays of [undefined, null]) expect(strongLines({ ...view, athleteDays }, ids)).toBeUndefined()
})
