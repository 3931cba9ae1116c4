import { expect, it } from 'vitest'
import type { ComparedAverages } from '../context/compared-days.ts'
import { writeWithBefore } from './week-figures.ts'

const of = (metric: string, value: number, before: number) => {
  const figure = (level: number) => ({ measure: { metric, aggregate: 'mean' }, value: level })
  return { mean: figure(value), usual: figure(before), difference: value - before } as unknown as ComparedAverages
}

it('says of the HRV, whose sign has the log average, that this is the plain one', () => {
  expect(writeWithBefore(of('hrv', 48, 65))).toBe('HRV 48 ms plain average (65 ms before)')
  expect(writeWithBefore(of('recovery', 51, 61))).toBe('recovery 51% (61% before)')
})
