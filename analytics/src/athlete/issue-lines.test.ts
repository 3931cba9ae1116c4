import { expect, it, test } from 'vitest'
import { statusWith, TODAY } from './athlete-for-tests.ts'
import { issueLines, shortLastNight } from './issue-lines.ts'

const textsOf = (given: Parameters<typeof statusWith>[0]) => {
  const { issues } = statusWith(given)
  return issueLines(issues).map((line) => [line.text, line.issues.length])
}

it('says one fact in one line, and still counts both rules', () => {
  expect(textsOf({ recovery: [60, 60, 20], hours: [6, 6, 6] })).toEqual([
    ['Latest recovery 20%, period average 47% (−27 points)', 2],
    ['Average sleep 6.0 h', 1],
  ])
})

it('leaves every other issue as it is', () => {
  expect(textsOf({ recovery: [80, 80, 50] })).toEqual([["Recovery −20 points against the period's average", 1]])
  expect(textsOf({ recovery: [30, 30, 30] })).toEqual([['Latest recovery 30%, period average 30%', 1]])
  expect(textsOf({ recovery: [80, 80, 80] })).toEqual([])
})

test.each([
  [[8, 8, 4.7], TODAY, 'Last night 4.7 h of sleep, period average 6.9 h'],
  [[8, 8, 6.48], TODAY, 'Last night 6.48 h of sleep, period average 7.5 h'],
  [[7.05, 7.05, 5.49], TODAY, 'Last night 5.5 h of sleep, period average 6.5 h'],
  [[4, 4, 6.5], TODAY, null],
  [[8, 8, 4.7], '2026-11-22', null],
  [[], TODAY, null],
])('a short last night of %j', (hours, today, text) => {
  expect(shortLastNight(statusWith({ hours }).metrics, today)).toBe(text)
})
