import { expect, it } from 'vitest'
import { athleteLabel } from './athlete-label.ts'

it.each([
  ['Marcus', 'Marcus Okafor', 'Marcus'],
  ['  ', 'Tomás Reyes', 'Tomás'],
  ['', 'Lind', 'Lind'],
  [null, ' Devon  Pryce', 'Devon'],
  ['', '', ''],
])('calls first name %j of %j %j', (first_name, athlete_name, label) => {
  expect(athleteLabel({ first_name, athlete_name })).toBe(label)
})
