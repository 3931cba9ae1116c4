import { expect, test } from 'vitest'
import { isOfPoints, pointsNamed } from './points-asked.ts'
import { styleOf } from './style.ts'

const of = (firstWords: string, given: object = {}) =>
  isOfPoints({ to: 'athletes', firstWords, manner: styleOf([firstWords]), beyond: undefined, ...given })

test('the subjects stand in the order of the words after "about"', () => {
  const [sleepFirst, foodFirst] = ['a text about sleep and food', 'a text about food and sleep'].map(pointsNamed)
  expect(sleepFirst).toHaveLength(2)
  expect(foodFirst).toEqual(sleepFirst?.toReversed())
  expect(pointsNamed('sleep and food')).toEqual([])
  expect(pointsNamed('a text about Saturday')).toEqual([])
})

test('plain advice is for athletes, or for a huddle', () => {
  expect(of('tips on sleep')).toBe(true)
  expect(of('tips on sleep', { to: undefined })).toBe(true)
  expect(of('tips on sleep', { to: 'chat' })).toBe(true)
  expect(of('tips on sleep', { to: 'parents' })).toBe(false)
  expect(of('tips on sleep', { to: 'board' })).toBe(false)
  expect(of('tips on sleep for the huddle', { to: 'board' })).toBe(true)
})

test('who asks for facts, figures or a text of a person gets no plain advice', () => {
  expect(of('tips on why sleep matters')).toBe(false)
  expect(of('tips on why sleep matters, plain english')).toBe(true)
  expect(of('a text about sleep')).toBe(false)
  expect(of('tips on sleep', { beyond: 'a toast' })).toBe(false)
  expect(of('tips on sleep', { beyond: 'a speech' })).toBe(true)
})
