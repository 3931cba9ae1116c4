import { expect, test } from 'vitest'
import { toYou } from './to-you.ts'

test.each([
  ['His sleep is killing him and I want to see him.', 'Your sleep is killing you and I want to see you.'],
  ["He's to come by before practice.", "You're to come by before practice."],
  ['She looks tired and needs a rest.', 'You look tired and need a rest.'],
  ["He'll be limited in practice today.", "You'll be limited in practice today."],
  ['Her sleep is short.', 'Your sleep is short.'],
  ['Practice starts at 4.', 'Practice starts at 4.'],
])('%s', (said, to) => expect(toYou(said)).toBe(to))
