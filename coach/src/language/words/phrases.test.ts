import { expect, it } from 'vitest'
import { Lexicon } from './phrases.ts'
import { tokenize } from './tokenize.ts'

const lexicon = new Lexicon({
  quality: ['sleep quality|score'],
  sleep: ['sleep|slept'],
  who: ['which the? athlete|guy'],
  concussion: ['concuss*'],
  hit: ['hit .. head'],
  limit: ['top <number>'],
})
const find = (message: string) =>
  lexicon
    .find(tokenize(message), { number: ({ value }) => value !== undefined })
    .map(({ concept, from, until }) => `${concept} ${from}-${until}`)

it.each([
  ['sleep quality', ['quality 0-2']],
  ['sleep, then score', ['sleep 0-1']],
  ['which guy slept', ['who 0-2', 'sleep 2-3']],
  ['which the guy', ['who 0-3']],
  ['a concussion', ['concussion 1-2']],
  ['hit his head', ['hit 0-3']],
  ['hit the mat with his poor head', []],
  ['hit. head', []],
  ['top 3', ['limit 0-2']],
  ['top three hundred', []],
])('finds the phrases of %j', (message, expected) => {
  expect(find(message)).toEqual(expected)
})

it('finds all that overlap where asked to', () => {
  expect(lexicon.findAll(tokenize('sleep quality')).map(({ concept, from }) => [concept, from])).toEqual([
    ['quality', 0],
    ['sleep', 0],
  ])
})

it('says where a slot was taken', () => {
  expect(lexicon.find(tokenize('top 3'), { number: ({ value }) => value === 3 })[0]?.captured).toEqual([1])
})

it('refuses a phrase that begins with a gap', () => {
  expect(() => new Lexicon({ wrong: ['.. head'] })).toThrow('begins with a word')
})
