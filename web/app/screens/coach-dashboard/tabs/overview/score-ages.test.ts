import { statusWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import { scoreAges } from './score-ages.ts'

const TODAY = '2026-11-21'
const status = (until: string) => statusWith({ recovery: [60], until })
const NEW = status(TODAY)
const EAST = status('2026-11-22')
const OLD = status('2026-11-20')
const OLDER = status('2026-11-17')

it.each([
  [[NEW, EAST], ''],
  [[NEW, EAST, OLD, OLDER, OLD], '2 new scores; 3 from yesterday or before'],
  [[NEW, OLD], '1 new score; 1 from yesterday'],
  [[OLD, OLD], 'No new score; 2 from yesterday'],
  [[OLDER, OLDER], 'No new score; 2 from Nov 17'],
  [[NEW, statusWith()], ''],
  [[], ''],
])('of %# it says: %s', (statuses, said) => {
  expect(scoreAges(statuses, TODAY)).toBe(said)
})
