import { expect, test } from 'vitest'
import { openingOf, openingOfComparison } from './yes-no.ts'

const up = { direction: 'up', isBetter: true } as const
const down = { direction: 'down', isBetter: false } as const
const flat = { direction: 'flat', isBetter: null } as const
const asked = (text: string, isYesNo = true) => ({ text, isYesNo })

test('a trend that was asked for by its direction gets a yes or a no', () => {
  expect(openingOf(asked('Has her sleep improved?'), up)).toBe('Yes, ')
  expect(openingOf(asked('Has her sleep improved?'), down)).toBe('No, ')
  expect(openingOf(asked('Is his recovery dropping?'), down)).toBe('Yes, ')
  expect(openingOf(asked('Is his recovery dropping?'), flat)).toBe('No, ')
  expect(openingOf(asked('Is it getting worse?'), down)).toBe('Yes, ')
})

test('a lower resting heart rate is an improvement', () => {
  expect(openingOf(asked('Did it improve?'), { direction: 'down', isBetter: true })).toBe('Yes, ')
})

test('a choice of two has no yes', () => {
  expect(openingOf(asked('Is the team better or worse?'), up)).toBe('')
  expect(openingOf(asked('How is the trend?', false), up)).toBe('')
})

test.each([
  ['Is his strain higher than the team average?', 0.7, null, 'Yes, '],
  ['Is his strain higher than the team average?', -0.7, null, 'No, '],
  ['Does she sleep less than Bea?', -1, 'higher', 'Yes, '],
  ['Is her resting heart rate better than Bea has?', -4, 'lower', 'Yes, '],
  ['Is her recovery better than that of Bea?', -4, 'higher', 'No, '],
  ['Is her recovery better or worse than that of Bea?', -4, 'higher', ''],
] as const)('%s', (text, difference, better, opening) =>
  expect(openingOfComparison(asked(text), difference, better)).toBe(opening),
)
