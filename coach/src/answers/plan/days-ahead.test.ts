import { expect, test } from 'vitest'
import { daysAheadIn } from './days-ahead.ts'

/** A Sunday. */
const SUNDAY = '2026-11-22'
const WEDNESDAY = '2026-11-25'

test.each<[string, string, string, string]>([
  ['we wrestle saturday', SUNDAY, '2026-11-28', '2026-11-28'],
  ['dual on fri', SUNDAY, '2026-11-27', '2026-11-27'],
  ['the meet on sunday', SUNDAY, '2026-11-29', '2026-11-29'],
  ['nothing tmrw', SUNDAY, '2026-11-23', '2026-11-23'],
  ['this weekend', WEDNESDAY, '2026-11-28', '2026-11-29'],
  ['next weekend', WEDNESDAY, '2026-12-05', '2026-12-06'],
  ['next weekend', SUNDAY, '2026-11-28', '2026-11-29'],
  ['next friday', WEDNESDAY, '2026-12-04', '2026-12-04'],
  ['in 12 days', SUNDAY, '2026-12-04', '2026-12-04'],
  ['two weeks out', SUNDAY, '2026-12-06', '2026-12-06'],
])('%s, said on %s', (words, today, from, until) => expect(daysAheadIn(words, today)).toMatchObject([{ from, until }]))

test('a day that is over is none to come', () => {
  expect(daysAheadIn('how did we sleep last saturday and since monday', SUNDAY)).toEqual([])
})
