import { expect, it } from 'vitest'
import { asksWhy, asksYesNo } from './question-form.ts'

it.each([
  'Is Ann at risk?',
  'are any of them low',
  'ok so is anybody tired',
  'Did she sleep enough',
  'anyone in the red',
])('yes or no answers: %s', (message) => expect(asksYesNo(message)).toBe(true))

it.each([
  'Is Ann or Bea at risk?',
  'who is at risk',
  'at risk this week',
  'tell me if anyone is low',
  'how is Ann',
  'who is low or high',
])('yes or no does not answer: %s', (message) => expect(asksYesNo(message)).toBe(false))

it.each(['who is at risk and why', 'what is wrong with Ann', 'how come she is low', 'explain it', 'what caused that'])(
  'the reason is wanted: %s',
  (message) => expect(asksWhy(message)).toBe(true),
)

it.each(['who is at risk', 'is it because'])('no reason is asked: %s', (message) =>
  expect(asksWhy(message)).toBe(false),
)
