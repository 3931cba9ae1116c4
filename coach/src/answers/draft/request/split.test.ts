import { expect, test } from 'vitest'
import { isOfOther, openingOf, splitIn } from './split.ts'

test.each<[string[], [string, string] | undefined]>([
  [
    ['a text about sleep', 'split it: one for the guys going home and one for the guys staying here'],
    ['those going home', 'those staying here'],
  ],
  [
    ['half go home, half stay here', 'make two texts'],
    ['go home', 'stay here'],
  ],
  [
    ['a text about sleep', 'split that in two'],
    ['the first half', 'the second half'],
  ],
  [['a text about sleep', 'split it', 'one text again'], undefined],
  [['a text about sleep', 'split it', 'put them together'], undefined],
  [['a text about sleep', 'shorter'], undefined],
])('%s', (turns, groups) => expect(splitIn(turns)).toEqual(groups))

test('the opening fits a group that travels or stays', () => {
  expect(openingOf('those going home')).toBe('Safe travels, and enjoy the time at home.')
  expect(openingOf('those staying in the dorms')).toBe('For everybody staying here: keep your normal routine.')
  expect(openingOf('the first half')).toBeUndefined()
})

test('a line is for the other group where it has only words of theirs', () => {
  expect(isOfOther('Enjoy the flight.', 'those staying', 'those flying')).toBe(false)
  expect(isOfOther('Drivers rest every two hours.', 'those staying', 'those driving')).toBe(true)
  expect(isOfOther('If you stay or drive, sleep eight hours.', 'those staying', 'those driving')).toBe(false)
  expect(isOfOther('The first night matters.', 'the second half', 'the first half')).toBe(false)
})
