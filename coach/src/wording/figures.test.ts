import { expect, it } from 'vitest'
import { besideAverage, writeFigure } from './figures.ts'
import { nameMeasure, nameMeasures } from './measures.ts'

it.each([
  ['from_own_range', 0, 'within their own normal range'],
  ['from_own_range', -6, '6.0 ms below their own normal range'],
  ['from_own_average', 6, '6.0 ms above their own average'],
  ['range', 12, '12.0 ms'],
] as const)('HRV as %s of %s is written "%s"', (aggregate, value, text) => {
  expect(writeFigure({ metric: 'hrv', aggregate }, value)).toBe(text)
})

it('a mean of HRV says that it is plain, since the verdicts go by the log average of the same nights', () => {
  const mean = (metric: string) => ({ metric, aggregate: 'mean' }) as const
  expect(nameMeasure(mean('hrv'))).toBe('plain average HRV')
  expect(nameMeasure({ metric: 'hrv', aggregate: 'latest' })).toBe('latest HRV')
  expect(nameMeasures([mean('recovery'), mean('hrv')])).toBe('average recovery and plain average HRV')
  expect(nameMeasures([mean('recovery'), mean('strain')])).toBe('average recovery and strain')
  expect(besideAverage('hrv', -37, '81 ms')).toBe('37.0 ms below their own average of 81 ms (plain)')
  expect(besideAverage('recovery', -3.1, '48%')).toBe('3.1 points below their own average of 48%')
})
