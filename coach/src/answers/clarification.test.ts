import { expect, test } from 'vitest'
import { askForClarification } from './clarification.ts'
import { ownScope, scopeOfTests } from './team-for-tests.ts'

const scope = scopeOfTests()
const [ann, bea] = scope.athletes

test('a name that fits one, several or nobody', () => {
  const asked = (candidates: typeof scope.athletes) =>
    askForClarification({ kind: 'athlete', said: 'A', candidates }, scope)
  expect(asked(ann ? [ann] : [])).toBe('Do you mean **Ann Ash**?')
  expect(asked(ann && bea ? [ann, bea] : [])).toBe(
    'More than one athlete fits "A": **Ann Ash** and **Bea Birch**. Which one do you mean?',
  )
  expect(asked([])).toBe('Which athlete do you mean by "A"?')
})

test('nobody named, a day of their own, a word that may be a name', () => {
  expect(askForClarification({ kind: 'whom' }, scope)).toBe('Whom do you mean? Please name an athlete of Ringers.')
  expect(askForClarification({ kind: 'date', said: 'the Iowa meet' }, scope)).toMatch(
    /^Which date do you mean by "the Iowa meet"\?/,
  )
  expect(askForClarification({ kind: 'unknown_name', said: 'Zed' }, scope)).toBe(
    'I cannot see anyone called "Zed" in Ringers, and I can only see this team. Which athlete do you mean?',
  )
})

test('of several readings one is asked for', () => {
  expect(askForClarification({ kind: 'readings' }, scope)).toBe(
    'I can read that in more than one way. Which one do you mean?',
  )
})

test('an athlete is told of no names of the team', () => {
  expect(askForClarification({ kind: 'unknown_name', said: 'Bea' }, ownScope())).toBe(
    'I can only see your own data, so I can\'t show you anything about "Bea".',
  )
})
