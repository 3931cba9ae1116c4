import { expect, it, test } from 'vitest'
import { statusWith, TODAY } from './athlete-for-tests.ts'
import { rowLastNight, rowLines } from './row-lines.ts'

type Given = Parameters<typeof statusWith>[0]

test.each<[Given, string[]]>([
  [
    { recovery: [60, 60, 20], hours: [6, 6, 6] },
    ['Recovery below 33%, 27 points under the 7-day average', 'Average sleep 6.0 h'],
  ],
  [{ recovery: [80, 80, 50] }, ['Recovery 20 points under the 7-day average']],
  [{ recovery: [30, 30, 30] }, ['Recovery below 33%']],
  // The row shows 33%: only the exact value tells which side it is on.
  [{ recovery: [32.6, 32.6, 32.6] }, ['Recovery 32.6%']],
  [{ recovery: [80, 80, 80], hrv: [60, 60, 30] }, ['HRV 20 ms under the 7-day average']],
  [{ recovery: [80, 80, 80] }, []],
])('says each number of %j once', (given, lines) => {
  expect(rowLines(statusWith(given), 7).map(({ text }) => text)).toEqual(lines)
})

it('names the average of another period by its days', () => {
  const [line] = rowLines(statusWith({ recovery: [80, 80, 50] }), 30)
  expect(line?.text).toBe('Recovery 20 points under the 30-day average')
})

it('still says where a line counts as two issues', () => {
  expect(rowLines(statusWith({ recovery: [60, 60, 20] }), 7)[0]?.issues).toHaveLength(2)
})

test.each([
  [[8, 8, 4.7], TODAY, 'short, while nights average 6.9 h'],
  // An average over the threshold needs no second decimal.
  [[7.05, 7.05, 5.5], TODAY, 'short, while nights average 6.5 h'],
  // The average is short itself, and has its own line.
  [[6, 6, 4.7], TODAY, null],
  [[8, 8, 8], TODAY, null],
  [[8, 8, 4.7], '2026-11-22', null],
])('a last night of %j', (hours, today, text) => {
  expect(rowLastNight(statusWith({ hours }), today)).toBe(text)
})
