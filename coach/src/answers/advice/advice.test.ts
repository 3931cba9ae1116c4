import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, test } from 'vitest'
import { ANN, DAN, said, scopeOfTests } from '../team-for-tests.ts'

test("an athlete's goes by the product's guidance and their numbers, with sources", async () => {
  const text = await said({ kind: 'advice', who: { ids: [ANN] }, topic: 'should she go hard today' })
  expect(text).toContain('60-70% of recent bests, RPE 6 or below')
  expect(text).toContain('Average sleep 6.5 h (7 of 7 nights) is short')
  expect(text).toContain('[About recovery score](/knowledge/recovery-score)')
  expect(text).not.toMatch(/85-90|75-85/)
})

test('leaves out what is usual for the athlete, and a cut that the insights do not follow', async () => {
  const days = (value: number) => Array<number>(40).fill(value)
  const given = {
    recovery: days(60),
    hours: days(7.5),
    strain: days(14),
    hrv: [...Array<number[]>(19).fill([60, 80]).flat(), 80, 62],
  }
  const scope = scopeOfTests({ athletes: [athleteWith({ id: ANN, name: 'Ann Ash', ...given })] })
  const text = await said({ kind: 'advice', who: { ids: [ANN] }, topic: 'should she go hard today' }, { scope })
  expect(text).not.toMatch(/strain|cut intensity/)
})

test('for somebody without data there is none', async () => {
  const text = await said({ kind: 'advice', who: { ids: [DAN] }, topic: 'how hard' })
  expect(text).toContain('Without a recovery there is no guidance from data')
  expect(text).not.toMatch(/\d%/)
})

test("the team's names who needs rest", async () => {
  const text = await said({ kind: 'advice', who: {}, topic: 'who should go light today' })
  expect(text).toMatch(/^Keep Ann Ash out of live wrestling today\.\n\n- Ann Ash \(30%\)/)
  expect(text).toContain('Ask Ann Ash: "')
})

test('for a team without data there are the articles on sleep where sleep is asked about', async () => {
  const scope = { ...scopeOfTests({ athletes: [] }), findArticles: async () => [] }
  const asked = { kind: 'advice', who: {}, topic: 'tips to sleep better' } as const
  expect(await said({ ...asked, topic: 'how hard' }, { scope })).not.toContain('/knowledge/')
  expect(await said(asked, { scope })).toContain('(/knowledge/sleep-need)')
})

test('a topic that an article is about is answered from it, and its warning is there', async () => {
  const text = await said({ kind: 'advice', who: {}, topic: 'nap before an evening match' })
  expect(text).toContain('A nap of 20 to 90 minutes helps.')
  expect(text).toContain('Never nap late.')
  expect(text).toContain('(/knowledge/naps)')
})

test('beside an athlete, a topic of its own adds the lines of its article', async () => {
  const text = await said({ kind: 'advice', who: { ids: [ANN] }, topic: 'nap before the match' })
  expect(text).toMatch(/^No: keep Ann Ash out of live wrestling today\.\n\nAnn Ash's latest recovery/)
  expect(text).toContain('Never nap late.')
})

test('where no article says anything, it is who needs what today', async () => {
  const scope = scopeOfTests({ articles: [] })
  expect(await said({ kind: 'advice', who: {}, topic: 'what next' }, { scope })).toMatch(
    /^Today: normal practice\. [^.]*\.\n\n- Out of live wrestling today: [\s\S]*\n\nKeep Ann Ash out of live wrestling today\./,
  )
})

test('for a recovery that the message names it is the rule of its band', async () => {
  const message = 'How should I load squats for someone with 72 recovery?'
  expect(await said({ kind: 'advice', who: {}, topic: message }, { message })).toContain(
    '85-90% of recent bests, RPE 7-8',
  )
})

test.each(['does Ann need a day off', 'give Ann a rest day?'])(
  'a question for a day off ends with the verdict, without a formula of load: %s',
  async (topic) => {
    const [found] = await scopeOfTests().findArticles(topic, 1)
    const monotony = { slug: 'monotony-strain', title: 'Training monotony', inShort: ['Monotony = mean ÷ deviation.'] }
    const scope = { ...scopeOfTests(), findArticles: async () => (found ? [{ ...found, ...monotony }] : []) }
    const text = await said({ kind: 'advice', who: { ids: [ANN] }, topic }, { scope, message: topic })
    expect(text).toContain('Ann Ash')
    expect(text).not.toMatch(/Monotony|monotony-strain/)
  },
)
