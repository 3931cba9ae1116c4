import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Marcus Aurelius Okafor', 'MA'],
  [' élodie ', 'É'],
  ['(Big) Tom', 'BT'],
  ['مريم الحسن', 'ما'],
  ['🤼 Jonas Weber', 'JW'],
  ['Anna-Lena van Berg', 'AV'],
  ['🤼', ''],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('shortens to one initial where asked', () => {
  expect(initialsOf('"Kid" Ali', 1)).toBe('K')
})
