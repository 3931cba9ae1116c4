import { expect, it } from 'vitest'
import { noteServerTime, serverNowMs } from './server-clock.ts'

const answer = (date?: string) => new Response(null, date === undefined ? {} : { headers: { date } })
const NOON = Date.parse('2026-11-21T12:00:00Z')
const DAY_MS = 86_400_000

it('returns the server’s time, however wrong the browser’s clock is', () => {
  expect(serverNowMs()).toBeNull()
  noteServerTime(answer())
  noteServerTime(answer('soon'))
  expect(serverNowMs()).toBeNull()
  for (const offMs of [0, 2 * DAY_MS, -2 * DAY_MS]) {
    noteServerTime(answer('Sat, 21 Nov 2026 12:00:00 GMT'), NOON + offMs)
    expect(serverNowMs(NOON + offMs + 60_000)).toBe(NOON + 60_000)
  }
  noteServerTime(answer()) // a proxy's answer without a date: the previous value still holds
  expect(serverNowMs(NOON - 2 * DAY_MS)).toBe(NOON)
})
