import { expect, it } from 'vitest'
import { isStrainOrange, readStrain } from './strain-bands.ts'

it.each([
  [0, 'Very Low'],
  [4.9, 'Very Low'],
  [5, 'Low'],
  [9.9, 'Low'],
  [9.94, 'Low'],
  [9.96, 'Medium'], // shown as 10.0
  [10, 'Medium'],
  [14.9, 'Medium'],
  [15, 'High'],
  [21, 'High'],
  [null, 'no_data'],
] as const)('a strain of %s is %s', (strain, band) => {
  expect(readStrain(strain)).toBe(band)
})

it.each([
  [9.9, false],
  [9.96, true],
  [10, true],
  [10.1, true],
  [null, false],
] as const)('a latest strain of %s is orange: %s', (strain, orange) => {
  expect(isStrainOrange(strain)).toBe(orange)
})
