import { expect, it } from 'vitest'
import { wordingsOf } from './wordings.ts'

it('says each wording by its telling words, and each side of an "or" by itself', () => {
  expect(wordingsOf('is a nap ok before practice, does a beer or wine hurt sleep')).toEqual([
    'is nap before practice',
    'does beer hurt sleep',
    'does wine hurt sleep',
  ])
})

it('takes several of them apart', () => {
  expect(wordingsOf('cold or hot bath before lift or match')).toEqual([
    'cold bath before lift',
    'cold bath before match',
    'hot bath before lift',
    'hot bath before match',
  ])
})

it('leaves words that only begin so', () => {
  expect(wordingsOf('organized sport')).toEqual(['organized sport'])
})
