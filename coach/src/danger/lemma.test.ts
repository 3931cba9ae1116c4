import { expect, it } from 'vitest'
import { lemmaOf } from './lemma.ts'

it.each([
  ['bleed', ['bleeding', 'bleeds', 'bled']],
  ['faint', ['fainted', 'fainting', 'faints']],
  ['dizzy', ['dizziness']],
  ['vomit', ['vomiting', 'vomited']],
  ['slap', ['slapped', 'slapping']],
  ['wheeze', ['wheezing', 'wheezed']],
  ['fall', ['fell', 'fallen', 'falling']],
  ['tooth', ['teeth']],
])('the forms of %s share a lemma', (word, forms) => {
  expect(forms.map(lemmaOf)).toEqual(forms.map(() => lemmaOf(word)))
})

it.each([
  ['ring', 'rig'],
  ['his', 'hi'],
  ['string', 'str'],
  ['red', 'r'],
])('%s is no form of %s', (one, other) => {
  expect(lemmaOf(one)).not.toBe(lemmaOf(other))
})
