import { expect, it } from 'vitest'
import { editDistance, slip, Vocabulary } from './spelling.ts'

it.each([
  ['recovery', 'recovrey', 1],
  ['strain', 'strian', 1],
  ['sleep', 'sleeep', 1],
  ['kitten', 'sitting', 3],
  ['abc', 'abc', 0],
])('%s and %s lie %i apart', (a, b, distance) => {
  expect(editDistance(a, b, 5)).toBe(distance)
})

it('stops counting at its limit', () => {
  expect(editDistance('recovery', 'weather', 2)).toBe(3)
})

it.each([
  ['kofi', 'kfoi', true],
  ['kofi', 'kori', false],
  ['rest', 'best', false],
  ['strain', 'brain', false],
  ['average', 'avrage', true],
  ['consistency', 'consistancey', true],
  ['hrv', 'hvr', false],
])('%s typed as %s is a slip: %s', (meant, typed, isSlip) => {
  expect(slip(typed, meant) !== null).toBe(isSlip)
})

it('finds the nearest word, a swap of neighbours first', () => {
  const vocabulary = new Vocabulary(['recovery', 'recover', 'strain', 'train'])
  expect(vocabulary.nearest('recovrey')).toEqual({ word: 'recovery', distance: 1 })
  expect(vocabulary.nearest('strian')).toEqual({ word: 'strain', distance: 1 })
  expect(vocabulary.nearest('zebra')).toBeUndefined()
})
