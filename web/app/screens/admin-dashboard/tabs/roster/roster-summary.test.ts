import type { RosterLine, RosterOutcome } from '@corner/contract/entities/roster.ts'
import { expect, it } from 'vitest'
import { countToImport, outcomeText, peopleText, summaryText } from './roster-summary.ts'

const lines = (...outcomes: RosterOutcome[]): RosterLine[] =>
  outcomes.map((outcome, index) => ({
    line: index + 2,
    email: `p${index}@x.example`,
    first_name: 'A',
    last_name: 'B',
    role: 'athlete' as const,
    outcome,
    unproven_since: null,
  }))

it('sums up an import in one sentence, with correct plurals', () => {
  expect(summaryText(lines('invite', 'invite_again', 'join', 'already_member', 'already_member'))).toBe(
    '2 people get an invitation link, 1 person with an account joins at once, 2 people are on the team already.',
  )
  expect(summaryText(lines('invite'))).toBe('1 person gets an invitation link.')
  expect(summaryText([])).toBe('')
})

it('counts only lines that change something', () => {
  expect(countToImport(lines('invite', 'invite_again', 'join', 'already_member'))).toBe(3)
  expect(peopleText(10_000)).toBe('10,000 people')
})

it('explains why an unconfirmed account does not join', () => {
  const [line] = lines('invite')
  if (!line) throw new Error('no line')
  expect(outcomeText(line)).toBe('Gets an invitation link')
  expect(outcomeText({ ...line, unproven_since: '2026-03-02T10:00:00.000Z' })).toMatch(
    /^Someone signed up with this address on .*2.* but never confirmed it\. They get an invitation instead\.$/,
  )
})
