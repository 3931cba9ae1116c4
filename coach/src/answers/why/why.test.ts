import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { withLast } from '../../conversation-for-tests.ts'
import { ANN, BEA, DAN, ownScope, said, scopeOfTests } from '../team-for-tests.ts'

test('an athlete’s figure is told with what else is unlike their own average, and no cause', async () => {
  const text = await said({ kind: 'why', who: { ids: [ANN] }, metric: 'recovery' })
  expect(text).toMatch(
    /^Ann Ash's recovery is 30% \(today\), usually 59% \(the median of the 28 days before, 6 records\)\./,
  )
  expect(text).toContain('Out of the usual over the 28 days before: HRV 50 ms (usually 69 ms)')
  expect(text).toContain('sleep 5.8 h (usually 6.6 h)')
  expect(text).toContain('Strain the day before: 15.0 (usually 12.5)')
  expect(text).toContain('not the cause')
})

test('why somebody is low ends with what today asks for, and of a past day it does not', async () => {
  const why = (days?: { window: { day: number } }) =>
    said({ kind: 'why', who: { ids: [ANN] }, metric: 'recovery', ...(days && { days }) })
  expect(await why()).toMatch(/\n\n\**Today: /)
  expect(await why({ window: { day: -1 } })).not.toContain('Today: ')
})

test('a figure of a past day is held against the days before it', async () => {
  const text = await said({ kind: 'why', who: { ids: [ANN] }, metric: 'recovery', days: { window: { day: -1 } } })
  expect(text).toContain('recovery is 44% (yesterday, Nov 20)')
  expect(text).not.toContain('30%')
})

test('a day that goes on is no low strain', async () => {
  const text = await said({ kind: 'why', who: { ids: [ANN] }, metric: 'strain' })
  expect(text).toMatch(/^Ann Ash's strain is 15\.0 \(yesterday, Nov 20\)/)
})

test('what is as usual is said to be so', async () => {
  const hours = [8, 7.6, 8.2, 7.8, 8.1, 7.9, 8]
  const athlete = athleteWith({ id: BEA, name: 'Bea Birch', recovery: [60, 62, 61, 60, 62, 61, 40], hours })
  const scope = scopeOfTests({ athletes: [athlete] })
  expect(await said({ kind: 'why', who: { ids: [BEA] }, metric: 'recovery' }, { scope })).toContain(
    'As usual: sleep 8.0 h.',
  )
})

test('without a value there is nothing to explain', async () => {
  expect(await said({ kind: 'why', who: { ids: [DAN] } })).toBe(
    'Dan Dale is not connected to a device, so there is no recovery data over the last 7 days.',
  )
})

test('why somebody is flagged are the at-risk rules that apply', async () => {
  const text = await said({ kind: 'why', who: { ids: [ANN] }, metric: 'at_risk_issues' })
  expect(text).toMatch(/^\*?\*?Ann Ash\*?\*? is at risk/)
  expect(text).toContain('(rule: ')
})

test('of the team it is what moved most, and who furthest', async () => {
  const text = await said({ kind: 'why', who: {} })
  expect(text).toMatch(
    /^The team's average recovery over the last 7 days is 60% \(3 athletes\)\. It is down by 3\.8 points/,
  )
  expect(text).toMatch(/What moved with it: sleep quality down by 4\.5 points; sleep down by 0\.3 h; strain up by 1\.4/)
  expect(text).toMatch(/against their own average .*lowest first.*:\n\n1\. Ann Ash: 22\.6 points below/)
})

test('of those who meet a condition it is of them, and of nobody it says so', async () => {
  const below = (than: number) => ({
    where: [{ measure: { metric: 'recovery', aggregate: 'latest' as const }, is: 'below' as const, than }],
  })
  expect(await said({ kind: 'why', who: below(34) })).toMatch(/^Ann Ash's recovery is 30% \(today\)/)
  expect(await said({ kind: 'why', who: below(5) })).toBe('Nobody meets that condition. No data: Dan Dale.')
})

test('of three each is told by itself', async () => {
  const text = await said({ kind: 'why', who: { ids: [ANN, BEA, DAN] } })
  expect(text).toMatch(/Ann Ash's recovery is 30% .*Bea Birch's recovery is 80% .*Dan Dale is not connected/s)
})

test('an athlete is told in the second person', async () => {
  const text = await said({ kind: 'why', who: { ids: [ANN] } }, { scope: ownScope() })
  expect(text).toMatch(/^Your recovery is 30% \(today\), usually 59% \(/)
  expect(text).not.toMatch(/Ann|their|they/)
})

test('the reason that decides comes before a recovery that is none', async () => {
  const tired = withLast(BEA, 'Bea Birch', [60, 61, 62], [4.1, 4.2, 4.3])
  const text = await said({ kind: 'why', who: { ids: [BEA] } }, { scope: scopeOfTests({ athletes: [tired] }) })
  const [first, second] = text.split('\n\n')
  expect(first).toMatch(/^What decides today is not the recovery: 3 nights in a row of 4\.1 to 4\.3 h/)
  expect(second).toMatch(/^Bea Birch's recovery is 62% \(today\), usually 60%/)
  expect(text.split('3 nights in a row')).toHaveLength(2)
})
