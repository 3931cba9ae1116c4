import { expect, it } from 'vitest'
import { foldedOf, glanceOf } from './glance.ts'

const rows = (count: number) => Array.from({ length: count }, (_, place) => place + 1)

it('has the first and the last five', () => {
  expect(glanceOf(rows(22))).toEqual([1, 2, 3, 4, 5, 18, 19, 20, 21, 22])
})

it('has all where that saves nothing', () => {
  expect(glanceOf(rows(11))).toHaveLength(11)
  expect(foldedOf(11, 11)).toBeUndefined()
  expect(glanceOf(rows(12))).toHaveLength(10)
})

it('says how many are between them, also before these are rendered', () => {
  expect(foldedOf(22, 22)).toEqual({ from: 5, to: 17, note: '12 more between' })
  expect(foldedOf(22, 10)).toEqual({ from: 5, to: 5, note: '12 more between' })
})
