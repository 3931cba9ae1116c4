import { expect, it } from 'vitest'
import { isOfSubject } from './nearest.ts'

const article = (title: string, unsaid: readonly string[] = []) => ({
  slug: 'one',
  title,
  summary: '',
  passage: '',
  score: 0.3,
  inShort: [],
  unsaid,
})

it.each([
  ['does caffeine hurt sleep', 'Caffeine'],
  ['are naps any good', 'Nap and performance'],
  ['what does hydrating do', 'Hydration before a match'],
])('%s is on the subject of "%s"', (question, title) => expect(isOfSubject(question, article(title))).toBe(true))

it.each<[string, string, string[]]>([
  ['does creatine help', 'Caffeine', []],
  ['what should they do at a match', 'What to do in the cold', []],
  // The article does not mention the word, although one like it is in its title.
  ['is hydrocodone ok', 'Hydration before a match', ['hydrocodone']],
])('%s is not on the subject of "%s"', (question, title, unsaid) =>
  expect(isOfSubject(question, article(title, unsaid))).toBe(false),
)
