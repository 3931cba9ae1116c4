import { expect, it } from 'vitest'
import { tokenize } from './tokenize.ts'
import { uniqueSentences } from './unique-sentences.ts'

const words = (message: string) =>
  uniqueSentences(tokenize(message))
    .map(({ raw }) => raw)
    .join(' ')

it('keeps each sentence once, in its place', () => {
  expect(words('How is Carla? And Ben? How is Carla? how is carla')).toBe('How is Carla And Ben')
})

it('keeps a word that is said twice in one sentence', () => {
  expect(words('Sleep, sleep and sleep')).toBe('Sleep sleep and sleep')
})
