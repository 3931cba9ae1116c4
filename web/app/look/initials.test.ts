import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Marcus Aurelius Okafor', 'MA'],
  [' élodie ', 'É'],
  ['(Big) Tom', 'BT'],
  ['مريم الحسن', 'ما'],
  ['🤼 Jonas Weber', 'JW'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
