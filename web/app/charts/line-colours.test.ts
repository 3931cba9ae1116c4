import { expect, it } from 'vitest'
import { lineColours } from './line-colours.ts'

const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

it('gives eight chosen lines eight colours', () => {
  const colours = lineColours(ALL, ['a', 'b', 'c', 'd', 'i', 'j', 'g', 'h'], 8)
  expect(new Set(colours.values()).size).toBe(8)
})

it('lets a line keep its colour when another one goes', () => {
  expect(lineColours(ALL, ['b', 'c'], 8).get('c')).toBe(lineColours(ALL, ['c'], 8).get('c'))
})

it('repeats colours when there are more lines than colours', () => {
  expect([...lineColours(ALL, ALL, 8).values()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
})
