import { expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import { scopeOfTests } from '../team-for-tests.ts'
import { relatedFigures } from './related-figures.ts'

const beside = (slug: string, question: string) => {
  const scope = scopeOfTests()
  return relatedFigures(slug, question, { scope, toolbox: new Toolbox(scope) })
}

test('who is named gets their own figure beside the rule', async () => {
  expect(await beside('sleep-need', "is Ann's 6 hours enough")).toBe(
    "**Ann Ash**'s average sleep over the last 7 days is 6.5 h (7 of 7 nights).",
  )
})

test('the team gets its average', async () => {
  expect(await beside('sleep-need', 'how many hours should my guys sleep')).toMatch(
    /^The team's average sleep .* is 7\.\d h \(3 athletes\)\.$/,
  )
})

test('a question about nobody stays without figures, and so does an article without a metric', async () => {
  expect(await beside('sleep-need', 'how much sleep does a wrestler need')).toBe('')
  expect(await beside('caffeine', 'should Ann drink coffee')).toBe('')
})
