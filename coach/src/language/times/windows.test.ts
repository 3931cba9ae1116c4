import { expect, it } from 'vitest'
import { readNumberWords } from '../words/number-words.ts'
import { tokenize } from '../words/tokenize.ts'
import { findCoachDate } from './coach-dates.ts'
import { findWindows } from './windows.ts'

const tokensOf = (message: string) => readNumberWords(tokenize(message))
const windowOf = (time: string) => findWindows(tokensOf(`Marcus's recovery ${time}`), '2026-11-21', 7)[0]?.window

// Asked on Saturday, 21 November 2026.
it.each([
  ['last night', '2026-11-21', '2026-11-21', 'last night'],
  ['today', '2026-11-21', '2026-11-21', 'today'],
  ['this morning', '2026-11-21', '2026-11-21', 'today'],
  ['yesterday', '2026-11-20', '2026-11-20', 'yesterday'],
  ['ayer', '2026-11-20', '2026-11-20', 'yesterday'],
  ['three days ago', '2026-11-18', '2026-11-18', 'on 18 November'],
  ['the day before yesterday', '2026-11-19', '2026-11-19', 'on 19 November'],
  ['on Tuesday', '2026-11-17', '2026-11-17', 'on Tuesday (17 November)'],
  ['on Saturday', '2026-11-21', '2026-11-21', 'on Saturday (21 November)'],
  ['last Saturday', '2026-11-14', '2026-11-14', 'on Saturday (14 November)'],
  ['on Friday night', '2026-11-21', '2026-11-21', 'on Saturday (21 November)'],
  ['Saturday night', '2026-11-15', '2026-11-15', 'on Sunday (15 November)'],
  ['on the 12th', '2026-11-12', '2026-11-12', 'on 12 November'],
  ['on the 30th', '2026-10-30', '2026-10-30', 'on 30 October'],
  ['on Nov 12', '2026-11-12', '2026-11-12', 'on 12 November'],
  ['on 12 December', '2025-12-12', '2025-12-12', 'on 12 December'],
  ['on 2026-11-05', '2026-11-05', '2026-11-05', 'on 5 November'],
  ['on 11/5', '2026-11-05', '2026-11-05', 'on 5 November'],
  ['this week', '2026-11-15', '2026-11-21', 'the last 7 days'],
  ['in the last two weeks', '2026-11-08', '2026-11-21', 'the last 14 days'],
  ['past 10 days', '2026-11-12', '2026-11-21', 'the last 10 days'],
  ['7d', '2026-11-15', '2026-11-21', 'the last 7 days'],
  ['over 14 nights', '2026-11-08', '2026-11-21', 'the last 14 days'],
  ['this month', '2026-10-23', '2026-11-21', 'the last 30 days'],
  ['over the previous 7 days', '2026-11-15', '2026-11-21', 'the last 7 days'],
  ['since Monday', '2026-11-16', '2026-11-21', 'since Monday (16 November)'],
  ['from Monday to Wednesday', '2026-11-16', '2026-11-18', 'from Monday (16 November) to Wednesday (18 November)'],
  ['between Nov 1 and Nov 10', '2026-11-01', '2026-11-10', 'from 1 November to 10 November'],
  ['in October', '2026-10-01', '2026-10-31', 'in October'],
  ['in November', '2026-11-01', '2026-11-21', 'in November'],
  ['in December', '2025-12-01', '2025-12-31', 'in December'],
  ['in March 2026', '2026-03-01', '2026-03-31', 'in March 2026'],
  ['in October, 2024', '2024-10-01', '2024-10-31', 'in October 2024'],
  ['in November 2026', '2026-11-01', '2026-11-21', 'in November 2026'],
  ['in December 2026', '2026-12-01', '2026-12-31', 'in December 2026'],
  ['in October. 2024 was long ago', '2026-10-01', '2026-10-31', 'in October'],
  ['on 3 March 2025', '2025-03-03', '2025-03-03', 'on 3 March 2025'],
  ['since March 3rd, 2026', '2026-03-03', '2026-11-21', 'since 3 March 2026'],
  ['from 1 December 2025 to 3 March 2026', '2025-12-01', '2026-03-03', 'from 1 December 2025 to 3 March 2026'],
  ['last weekend', '2026-11-14', '2026-11-15', 'last weekend'],
  ['this weekend', '2026-11-21', '2026-11-21', 'last weekend'],
  ['last 3 months', '2026-08-24', '2026-11-21', 'the last 90 days'],
  ['this season', '2026-08-24', '2026-11-21', 'the last 90 days'],
  ['over the past fortnight', '2026-11-08', '2026-11-21', 'the last 14 days'],
  ['the last few days', '2026-11-15', '2026-11-21', 'the last 7 days'],
  ['lately, over 30 days', '2026-10-23', '2026-11-21', 'the last 30 days'],
  ['the last 5', '2026-11-17', '2026-11-21', 'the last 5 days'],
  ['two weeks back', '2026-11-08', '2026-11-21', 'the last 14 days'],
  ['over the selected period', '2026-11-15', '2026-11-21', 'the last 7 days'],
  ['the week before', '2026-11-08', '2026-11-14', 'the 7 days before'],
  ['the 10 days before that', '2026-11-02', '2026-11-11', 'the 10 days before'],
  ['over the previous 7 days, not this week', '2026-11-08', '2026-11-14', 'the 7 days before'],
  ['since Christmas', '2025-12-25', '2026-11-21', 'since 25 December'],
  ['since Labor Day', '2026-09-07', '2026-11-21', 'since labor'],
  ['from Labour Day on', '2026-09-07', '2026-11-21', 'since labour'],
  ['on Thanksgiving', '2025-11-27', '2025-11-27', 'on 27 November'],
  ['since the 12th', '2026-11-12', '2026-11-21', 'since 12 November'],
  ['since the first', '2026-11-01', '2026-11-21', 'since 1 November'],
  ['since October', '2026-10-01', '2026-11-21', 'since October'],
  ['September through October', '2026-09-01', '2026-10-31', 'in September'],
  ['Nov 1 to 15', '2026-11-01', '2026-11-15', 'from 1 November to 15 November'],
  ['1-15 November', '2026-11-01', '2026-11-15', 'from 1 November to 15 November'],
  ['the week of Nov 2', '2026-11-02', '2026-11-08', 'from 2 November to 8 November'],
  ['the first half of October', '2026-10-01', '2026-10-15', 'half of in October'],
  ['the second half of October', '2026-10-16', '2026-10-31', 'half of in October'],
  ['the 1st half of October', '2026-10-01', '2026-10-15', 'half of in October'],
  ['the 2nd half of October', '2026-10-16', '2026-10-31', 'half of in October'],
  ['the second half of November', '2026-11-16', '2026-11-21', 'half of in November'],
  ['October', '2026-10-01', '2026-10-31', 'in October'],
])('%s is from %s to %s', (time, from, until, label) => {
  expect(windowOf(time)).toEqual({ from, until, label })
})

it.each([
  ['on Mondays', [1], 'on Mondays of the last 7 days'],
  ['on Sundays of this week', [0], 'on Sundays of the last 7 days'],
  ['on weekends', [0, 6], 'on weekends of the last 7 days'],
  ['on weekdays', [1, 2, 3, 4, 5], 'on weekdays of the last 7 days'],
])('%s are days of the week', (time, weekdays, label) => {
  expect(windowOf(time)).toEqual({ from: '2026-11-15', until: '2026-11-21', weekdays, label })
})

it.each([
  '',
  'right now',
  'on 30 February',
  'last 0 days',
  'last 100000 days',
  'tomorrow',
  'the last 5 matches',
  'on at least 2 days',
  'in one day',
  'may I see it',
])('%j is no window', (time) => {
  expect(windowOf(time)).toBeUndefined()
})

it('reads last week beside this week as the one before it', () => {
  const windows = findWindows(tokensOf('his recovery this week versus last week'), '2026-11-21', 7)
  expect(windows.map(({ window: { from, until } }) => [from, until])).toEqual([
    ['2026-11-15', '2026-11-21'],
    ['2026-11-08', '2026-11-14'],
  ])
})

it.each([
  ["Marcus's recovery before the Iowa meet", 'before the Iowa meet'],
  ['How has Marcus recovered since the tournament?', 'since the tournament'],
  ['how did we sleep before nationals?', 'before nationals'],
])('%s asks for the date', (message, said) => {
  expect(findCoachDate(tokensOf(message))?.said).toBe(said)
})

it('asks for no date of a match in general', () => {
  const message = 'How long should a nap be before an evening match?'
  expect(findCoachDate(tokensOf(message))).toBeUndefined()
})
