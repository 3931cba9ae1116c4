import { expect, it } from 'vitest'
import { isPlaceAfter } from './place-words.ts'

const before = (words: string) => isPlaceAfter(words.split(' '))

it.each([
  ['we wrestle in', true],
  ['wrestle at', true],
  ['the duals against', true],
  ['we fly out to', true],
  ['we go on the bus to', true],
  ['we go on the big bus there to', true],
  ['fly on a very early plane to', false],
  ['looks at', false],
  ['give it to', false],
  ['ask', false],
])('"%s": what follows is a place or a club: %s', (words, isPlace) => {
  expect(before(words)).toBe(isPlace)
})

it('looks back no farther than four words', () => {
  expect(before('travel with all of to')).toBe(true)
  expect(before('travel with all of you to')).toBe(false)
})
