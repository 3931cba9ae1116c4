import { expect, test } from 'vitest'
import { scopeOfTests } from '../team-for-tests.ts'
import { sayNoAction } from './no-action.ts'

const NOTHING_DONE = "I can't do that: I look things up and explain them, and I send, change, book or delete nothing."

test.each([
  ['export it to excel', 'Ask me for a table, and copy it from the answer.'],
  ['email the team', 'I can look up who it concerns, so that you can tell them.'],
  ['cancel practice', 'I can look up who should go easy and who can train hard, so that you can decide.'],
  [
    'delete her strain of yesterday',
    "A record is corrected where it comes from, in the wearable's own app; Corner takes the change over with the next sync.",
  ],
])('"%s" is not done, but what can be is said', (topic, instead) => {
  expect(sayNoAction(topic, scopeOfTests())).toBe(`${NOTHING_DONE} ${instead}`)
})

test('an athlete is told what applies to their own account', () => {
  const own = scopeOfTests({ view: 'own' })
  expect(sayNoAction('email my coach', own)).toBe(`${NOTHING_DONE} Tell them yourself, please.`)
  expect(sayNoAction('cancel practice', own)).toBe(`${NOTHING_DONE} I can look up how recovered you are.`)
})
