import { expect, test } from 'vitest'
import { withDrinksNamed } from './energy-drinks.ts'

test.each([
  'is it bad if i drink a celsius before 4pm practice',
  'can he have a monster before practice',
  'are red bulls ok',
  'c4 before lift?',
  'does prime energy hurt sleep',
  'energy drinks before bed',
  'is a bang before the match a good idea',
  'should they drink ghost',
])('%s', (message) => expect(withDrinksNamed(message)).toContain('caffeine'))

test.each([
  'it was 30 celsius in the room, is that too hot',
  'he had a monster lift yesterday',
  'a bang up week',
  'is he in prime shape',
])('no question about an energy drink: %s', (message) => expect(withDrinksNamed(message)).toBe(message))
