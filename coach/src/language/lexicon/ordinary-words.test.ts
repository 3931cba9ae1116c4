import { expect, test } from 'vitest'
import { tokenize } from '../words/tokenize.ts'
import { AMBIGUOUS_NAMES, RARE_WORDS } from './ordinary-words.ts'

test('each word that is also a name can be read in a message', () => {
  const unread = [...AMBIGUOUS_NAMES].filter(
    (word) =>
      tokenize(word)
        .map(({ text }) => text)
        .join(' ') !== word,
  )
  expect(unread).toEqual([])
})

test('a word whose other meaning is rare is one that is also a name', () =>
  expect([...RARE_WORDS].filter((word) => !AMBIGUOUS_NAMES.has(word))).toEqual([]))
