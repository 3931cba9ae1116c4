import { expect, it } from 'vitest'
import { sayPlainly } from './plain-reason.ts'

it.each([
  ['short_nights', 'you have had a run of short nights'],
  ['red_mornings', 'you have been in the red on most mornings lately'],
  ['falling_recovery', 'your recovery has gone down several mornings in a row'],
  ['hrv_under_own', 'your HRV this week is under your normal'],
  ['resting_heart_rate_up', 'your resting heart rate is up'],
  ['respiratory_rate_up', 'your breathing rate at night is up'],
  ['skin_temperature_up', 'your skin temperature at night is up'],
] as const)('%s is told to the athlete as what they would notice, without a figure', (kind, words) => {
  expect(sayPlainly([kind])).toBe(words)
})

it('two reasons make a sentence, more are too much for one', () => {
  const words = 'your newest night was short, and your resting heart rate is up'
  expect(sayPlainly(['short_night', 'resting_heart_rate_up'])).toBe(words)
  expect(sayPlainly(['short_night', 'resting_heart_rate_up', 'at_risk'])).toBe(words)
  expect(sayPlainly([])).toBe('')
})
