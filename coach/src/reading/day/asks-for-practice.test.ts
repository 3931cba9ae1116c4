import { describe, expect, it } from 'vitest'
import { asksForPractice } from './asks-for-practice.ts'

describe('a question about practice', () => {
  it.each([
    'what do we do in practice today',
    'what should we do at practice this morning',
    'what do we do this morning',
    'practice at 6, what do we do',
    'We go at 5:30 am today, what should I do with them?',
    "what's the plan for this morning's practice",
    'whats the practice look like this morning',
    'hard day or easy day for the team?',
    'do we go hard or easy today',
    'is today a light day for the boys',
  ])('is of the day of the team: %s', (message) => expect(asksForPractice(message)).toBe(true))

  it.each([
    'should we lift at 6 in the morning',
    'what do we do about sleep',
    'what should we do with Malik this morning',
    'what do we do about a concussion in practice',
    'is a 6 am lift a bad idea',
    'how many hard days a week',
    'what does he do in practice today',
    'what do we do this week',
    'What can you do?',
    'what should we do',
    "what's the plan",
  ])('is none with another topic or somebody named: %s', (message) => expect(asksForPractice(message)).toBe(false))

  it('after an answer about some athletes asks for the day of the team only where it says so', () => {
    expect(asksForPractice('hard day or easy day?', true)).toBe(false)
    expect(asksForPractice('hard or easy practice for the team?', true)).toBe(true)
    expect(asksForPractice('what do we do with them in practice', true)).toBe(false)
    expect(asksForPractice('hard day or easy day?')).toBe(true)
  })
})

it('reads a long message of its own words in no time', () => {
  const began = performance.now()
  expect(asksForPractice(`what do we do${' for the team'.repeat(60)} please stop`)).toBe(false)
  expect(asksForPractice(`what do we do${' at 6 am this morning'.repeat(60)} please stop`)).toBe(false)
  expect(performance.now() - began).toBeLessThan(500)
})
