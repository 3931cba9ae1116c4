import { expect, it } from 'vitest'
import { plainFailure } from './plain-failure.ts'

it('says who stopped it and that nothing is left of it', () => {
  expect(plainFailure('not_allowed', 'WHOOP')).toBe('You did not allow it at WHOOP. Nothing was stored.')
  expect(plainFailure('provider_error', 'WHOOP')).toBe('WHOOP did not finish the connection. Nothing was stored.')
})

it.each(['no_connection', 'not_working'] as const)('does not claim of %s that nothing was stored', (cause) => {
  expect(plainFailure(cause, 'WHOOP')).not.toContain('Nothing was stored')
})

it('adds nothing where nothing is known', () => {
  expect(plainFailure('unknown', 'WHOOP')).toBeNull()
})
