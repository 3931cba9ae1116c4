import { describe, expect, test } from 'vitest'
import type { Question } from './question.ts'
import { asking } from './question-for-tests.ts'
import { known, reply, scopeOfTests } from './team-for-tests.ts'

const week = { from: '2026-11-15', until: '2026-11-21', label: 'the last 7 days' }
const ann = { athletes: [known('ann')] }

/** The words of a reply, without emphasis. */
const said = async (question: Question, scope = scopeOfTests()) =>
  (await reply(question, scope)).text.replaceAll('**', '')

describe('a suspected concussion', () => {
  test('ends the day in the first sentence, and no number of the athlete is told', async () => {
    const text = await said(asking('medical', { ...ann, text: 'Does Ann have a concussion?', topic: 'concussion' }))
    expect(text).toMatch(
      /^With a suspected concussion an athlete is out now, does not return the same day, and is seen by a medical professional/,
    )
    expect(text).not.toMatch(/\d+ ?(%|ms|bpm)/)
    expect(text).not.toContain('training easy')
  })

  test('is one of the bell that was rung, too, and none of a sore knee', async () => {
    expect(await said(asking('medical', { ...ann, text: 'Ann got her bell rung' }))).toMatch(/^With a suspected/)
    expect(await said(asking('medical', { ...ann, text: 'her knee hurts' }))).toMatch(/^This is one for/)
  })
})

describe('what cannot be known', () => {
  test('days to come have no records', async () => {
    expect(await said(asking('not_measured', { notMeasured: 'forecasts' }))).toMatch(
      /^There is no data of days to come/,
    )
  })
})

describe('two parts', () => {
  test('who is found is told with what else was asked of them', async () => {
    const conditions = [
      { metric: 'recovery', statistic: 'latest', comparison: 'below', value: 34, window: week },
    ] as const
    const text = await said(asking('filter', { conditions, alsoMetrics: ['sleep_duration', 'strain'] }))
    expect(text).toMatch(/Ann Ash: recovery 30% \(today\); sleep [\d.]+ h, strain [\d.]+/)
  })
})

describe('at risk', () => {
  test('turned round names who is not', async () => {
    const [risky, safe] = await Promise.all([said(asking('at_risk')), said(asking('at_risk', { isNegated: true }))])
    expect(risky).toContain('Ann Ash')
    expect(safe).toMatch(/of 4 athletes (is|are) not at risk/)
    expect(safe).not.toContain('Ann Ash')
  })

  test('by so many issues leaves out who has fewer', async () => {
    const text = await said(asking('at_risk', { leastIssues: 9, isYesNo: true }))
    expect(text).toBe('No, nobody is at risk with 9 issues or more over the last 7 days: none of the 4 athletes.')
  })
})

test('the recovery bands are counted where all are asked for', async () => {
  expect(await said(asking('team_overview', { countOnly: true }))).toContain(
    'In the green (recovery 67% or more): 1 athlete; in the yellow: 1 athlete; in the red (recovery below 34%): 1 athlete, of 3 with data.',
  )
})

test('a day that goes on is no low strain', async () => {
  const text = await said(asking('athlete_overview', { ...ann, why: true, metrics: ['recovery'] }))
  expect(text).not.toMatch(/strain [\d.]+, [\d.]+ (below|above) the average/)
})

test('words of nothing that is known are said not to be understood', async () => {
  const roof = asking('advice', { text: 'how do I fix my roof', topic: 'roof' })
  expect(await said(roof, scopeOfTests({ articles: [] }))).toMatch(/^I did not understand/)
})
