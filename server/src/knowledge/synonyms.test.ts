import { expect, it } from 'vitest'
import { replaceSynonyms } from './synonyms.ts'

it.each([
  ['how is strain figured out', 'how is strain calculated'],
  ['what is recovery based on', 'what is recovery calculated'],
  ['how many days off', 'how many restday'],
  ['before a dual meet', 'before a match'],
  ['is the band ok', 'is the strap ok'],
])('%s', (text, plain) => expect(replaceSynonyms(text)).toBe(plain))

it.each(['the colour bands', 'a day at practice', 'he comes home', 'a figure'])('leaves "%s"', (text) =>
  expect(replaceSynonyms(text)).toBe(text),
)
