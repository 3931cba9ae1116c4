import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readNumberWords } from './number-words.ts'
import { tokenize } from './tokenize.ts'

const words = (message: string) => tokenize(message).map(({ text }) => text)

it.each([
  ["What's Marcus's HRV?", ['what', 'is', 'marcus', 'hrv']],
  ['José isn’t O’Brien', ['jose', 'is', 'not', 'obrien']],
  ['whos cant dont', ['who', 'is', 'can', 'not', 'do', 'not']],
  ['sleep < 6.5h & recovery >= 67%', ['sleep', '<', '6.5', 'h', 'recovery', '>=', '67', 'percent']],
  ['<script>', ['script']],
  ['Nov 1-7, 7d', ['nov', '1', 'to', '7', '7', 'd']],
  ['SpO2 and VO2max', ['spo2', 'and', 'vo2max']],
  ['🏋️ ??? …', []],
])('reads the words of %j', (message, expected) => {
  expect(words(message)).toEqual(expected)
})

it('marks possessives, capitals, breaks and sentences', () => {
  const [marcus, sleep, ana] = tokenize("Marcus's sleep. Ana, too")
  expect(marcus).toMatchObject({ possessive: true, capital: true, sentence: 0 })
  expect(sleep).toMatchObject({ possessive: false, capital: false, sentence: 0 })
  expect(ana).toMatchObject({ sentence: 1, breakBefore: false })
})

it('ends no sentence at an initial', () => {
  expect(tokenize('S. Delgado vs. Ana').every(({ sentence }) => sentence === 0)).toBe(true)
})

it.each([
  ['10,000 steps', 10_000],
  ['7:30 of sleep', 7.5],
  ['trend -5', -5],
  ['6,5 horas', 6.5],
])('reads the number of %j', (message, value) => {
  expect(tokenize(message).find((token) => token.value !== undefined)?.value).toBe(value)
})

it.each([
  ['six and a half hours', 6.5],
  ['sixty-seven percent', 67],
  ['a couple of nights', 2],
  ['seven hours', 7],
  ['eight point five', 8.5],
  ['one hundred beats', 100],
])('reads the number in words of %j', (message, value) => {
  expect(readNumberWords(tokenize(message))[0]?.value).toBe(value)
})

it.each(['no one', 'which one', 'one of them'])('takes %j for no number', (message) => {
  expect(readNumberWords(tokenize(message)).some(({ value }) => value !== undefined)).toBe(false)
})

it('takes any text, and gives folded words without blanks', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300, size: 'max' }), (message) => {
      for (const { text } of tokenize(message)) expect(text).toMatch(/^\S+$/)
    }),
  )
})
