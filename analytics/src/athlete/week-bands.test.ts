import { expect, it } from 'vitest'
import { athleteWith, TODAY } from './athlete-for-tests.ts'
import { weekBands } from './week-bands.ts'

it('has an entry for each of the last seven days, oldest first', () => {
  const bands = weekBands(athleteWith({ recovery: [10, 80, 33, 34, null, 66, 67, 90] }), TODAY)
  expect(bands.map(({ score }) => score)).toEqual([80, 33, 34, null, 66, 67, 90])
  expect(bands.map(({ band }) => band)).toEqual(['ready', 'red', 'caution', 'no_data', 'caution', 'ready', 'ready'])
  expect(bands.at(-1)?.day).toBe(TODAY)
})

it('has no value for days without a record', () => {
  const bands = weekBands(athleteWith({ recovery: [70] }), TODAY)
  expect(bands.map(({ score }) => score)).toEqual([null, null, null, null, null, null, 70])
})
