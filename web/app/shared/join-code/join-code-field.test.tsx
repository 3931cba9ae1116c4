import { REGISTRATION_TEXTS } from '@corner/contract/texts/accounts.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import type { JoinCodeState } from './join-code-check.ts'
import { JoinCodeField } from './join-code-field.tsx'

const field = (check: JoinCodeState, given: { whom?: 'you' | 'them'; isRequired?: boolean; isAlone?: boolean } = {}) =>
  markupOf(<JoinCodeField value="K7P2" check={check} onChange={() => {}} {...given} />)

it.each([
  [{ state: 'loading' }, ['Checking the code'], false],
  [{ state: 'invalid' }, [REGISTRATION_TEXTS.codeInvalid], 'invalid'],
  [{ state: 'unchecked' }, ['The code could not be checked. Please try again.'], 'unchecked'],
  [{ state: 'valid', role: 'coach' }, ['This code makes you a coach.', 'Code valid: coach'], 'valid'],
  [{ state: 'valid', role: 'athlete' }, ['This code makes you an athlete.', 'Code valid: athlete'], 'valid'],
] as const)('says of a code that is %j what is known', (check, words, mark) => {
  const markup = field(check)
  for (const line of words) expect(linesOf(markup)).toContain(line)
  expect(markup.includes('data-check')).toBe(mark !== false)
  if (mark) expect(markup).toContain(`data-check="${mark}"`)
})

it('says of a code that was not entered where one gets it, and whether nobody gets in without one', () => {
  const idle = linesOf(field({ state: 'idle' }))
  expect(idle.join(' ')).toMatch(/^Athlete\/Coach Code.*optional/i)
  expect(idle).toContain('You get it from your coach or your club. It adds you to the team.')
  expect(linesOf(field({ state: 'idle' }, { whom: 'them' })).join(' ')).not.toContain('You get it')
  const required = linesOf(field({ state: 'idle' }, { isRequired: true }))
  expect(required).toContain(REGISTRATION_TEXTS.codeRequired)
  expect(required.join(' ')).not.toMatch(/optional/i)
})

it('speaks of somebody else where an administrator enters it', () => {
  expect(linesOf(field({ state: 'valid', role: 'coach' }, { whom: 'them' }))).toContain('This code makes them a coach.')
})

it('says the way on when a code is not valid', () => {
  const wayOn = 'Check it with your coach or your club, or leave the field empty.'
  expect(linesOf(field({ state: 'invalid' }))).toContain(wayOn)
  for (const other of [{ whom: 'them' }, { isRequired: true }] as const)
    expect(linesOf(field({ state: 'invalid' }, other))).not.toContain(wayOn)
})

it('is neither optional nor left empty where the code is all that is asked', () => {
  const invalid = linesOf(field({ state: 'invalid' }, { isAlone: true }))
  expect(invalid).toContain('Check it with your coach or your club.')
  expect(invalid.join(' ')).not.toMatch(/optional|leave the field empty/)
  const idle = linesOf(field({ state: 'idle' }, { isAlone: true }))
  expect(idle).toContain('You get it from your coach or your club. It adds you to the team.')
})
