import { expect, it } from 'vitest'
import { readRateHeaders } from './rate-headers.ts'

const NOW = new Date('2026-03-10T12:00:00Z')

it.each([
  ['17', 17],
  ['999999999', 86_400],
  [String(NOW.getTime() / 1000 + 90), 90],
  [String(NOW.getTime() / 1000 - 90), 0],
  ['soon', null],
])('reads a reset of %s as %s seconds: it may be a Unix time', (reset, seconds) => {
  expect(readRateHeaders(new Headers({ 'x-ratelimit-reset': reset }), NOW).resetSeconds).toBe(seconds)
})
