import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, BEA, said, scopeOfTests } from '../team-for-tests.ts'

const steady = Array.from({ length: 28 }, (_, place) => 58 + (place % 5))
const strain = [...Array.from({ length: 28 }, () => 12), 5]
const athletes = [ANN, BEA].map((id, place) =>
  athleteWith({
    id,
    name: ['Ann Ash', 'Bea Birch'][place] ?? '',
    recovery: [...steady, 60],
    hours: [...steady, 60].map(() => 8),
    strain,
  }),
)
const scope = scopeOfTests({ athletes: athletes as never })
const why = (message: string, who: { ids?: string[] } = {}) =>
  said({ kind: 'why', who, metric: 'recovery' }, { scope, message })

test.each(["why's the whole room down today", 'why is everybody so low this morning', 'why did recovery drop'])(
  'a wrong premise is answered first: %s',
  async (message) =>
    expect(await why(message)).toMatch(/^It is not down: recovery is 60% today, 60% over the 28 days before\./),
)

test('of one athlete, too', async () =>
  expect(await why('why is Ann so low', { ids: [ANN] })).toMatch(/^It is not down: recovery is 60% today/))

test('a day that is named as the cause is told with its strain and the morning after', async () => {
  const text = await why('why is the room down, was it my workout on tuesday')
  expect(text).toContain('Strain on Tue Nov 17 was 12.0, against 12.0 on average over the 28 days before.')
  expect(text).toMatch(/The morning after, recovery was \d\d%, against 60% on average/)
})

test('a colour is checked by its mornings', async () =>
  expect(await why('he parties and he is still green, why', { ids: [ANN] })).toMatch(
    /^Not green: 60% today, green on 0 of the last 14 mornings\./,
  ))

test.each<[readonly number[], RegExp]>([
  [[30, 30, 50, 80], /^Green today, but not all along: 80% today, green on 1 of the last 14 mornings, red on 2\./],
  [Array(14).fill(75), /^So it is: 75% today, green on 14 of the last 14 mornings\./],
])('also where today is so', async (last, expected) => {
  const recovery = [...steady, ...last]
  const one = athleteWith({ id: ANN, name: 'Ann Ash', recovery, hours: recovery.map(() => 8) })
  const text = await said(
    { kind: 'why', who: { ids: [ANN] }, metric: 'recovery' },
    { scope: scopeOfTests({ athletes: [one] as never }), message: 'how come she is still green' },
  )
  expect(text).toMatch(expected)
})

test('without a premise nothing is corrected', async () =>
  expect(await why('what explains the recovery of the team')).toMatch(/^The team's average recovery/))
