import { expect, it } from 'vitest'
import { pollIntervalMinutes } from './poll-interval.ts'

const WHOOP_DAY = 10_000

// Half a day's budget is 5000 requests, 4 a poll: 1250 polls. A quarter of the day is morning and counts twice.
it.each([
  [1, 60],
  [41, 60],
  [42, 61], // 1440 min x 1.25 / (1250 / 42) = 60.48
  [200, 288],
])('polls %i links every %i minutes', (links, minutes) => {
  expect(pollIntervalMinutes(links, WHOOP_DAY)).toBe(minutes)
})

it.each([
  [92, 60], // 100,000 a day, 18 a poll: 2777 polls
  [93, 61],
])('polls %i links rarer where a poll takes 18 requests: every %i minutes', (links, minutes) => {
  expect(pollIntervalMinutes(links, 100_000, 18)).toBe(minutes)
})

it('uses at most half of the day, mornings included, however many links there are', () => {
  for (const links of [42, 105, 200, 1000]) {
    const minutes = pollIntervalMinutes(links, WHOOP_DAY)
    const pollsADay = (18 * 60) / minutes + (6 * 60) / (minutes / 2)
    expect(pollsADay * links * 4).toBeLessThanOrEqual(WHOOP_DAY / 2)
  }
})
