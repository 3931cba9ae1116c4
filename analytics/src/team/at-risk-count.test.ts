import { expect, it, test } from 'vitest'
import { statusWith } from '../athlete/athlete-for-tests.ts'
import { atRiskBy, atRiskParts, countAtRisk } from './at-risk-count.ts'

const well = statusWith({ recovery: [80, 80, 80] })
const red = statusWith({ recovery: [20, 20, 20] })
const redOnOneDay = statusWith({ recovery: [20] })
const fewDays = statusWith({ recovery: [80] })
const notLinked = statusWith({ linked: false })

test.each([
  [null, well],
  ['values', red],
  ['values', redOnOneDay],
  ['missing data', fewDays],
  ['missing data', notLinked],
])('at risk by %s', (kind, status) => {
  expect(atRiskBy(status)).toBe(kind)
})

it('counts everyone to whom a rule applies, once', () => {
  expect(countAtRisk([well, red, redOnOneDay, fewDays, notLinked])).toEqual({
    total: 5,
    atRisk: 4,
    byValues: 2,
    byMissingData: 2,
  })
})

test.each([
  [[red, red, notLinked], '2 by their values, 1 by missing data'],
  [[red, red], 'all by their values'],
  [[red], 'by their values'],
  [[fewDays, notLinked], 'all by missing data'],
  [[notLinked, well], 'by missing data'],
  [[well], ''],
])('says what it consists of, %#', (statuses, parts) => {
  expect(atRiskParts(countAtRisk(statuses))).toBe(parts)
})
