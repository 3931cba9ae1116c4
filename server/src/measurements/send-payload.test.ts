import { expect, it } from 'vitest'
import { acceptsGzip, holds } from './send-payload.ts'

it.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, GZIP;q=0.8', true],
  ['*', true],
  ['*, gzip;q=0', false],
  ['gzip;q=0.0', false],
  ['identity', false],
  ['', false],
  [undefined, false],
])('reads %j: compressed is %s', (accepted, expected) => {
  expect(acceptsGzip(accepted)).toBe(expected)
})

it.each([
  ['"abc"', true],
  ['W/"abc"', true],
  ['"other", "abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['abc', false],
  [undefined, false],
])('reads %j as a copy that the client holds: %s', (ifNoneMatch, expected) => {
  expect(holds(ifNoneMatch, '"abc"')).toBe(expected)
})
