import { expect, it } from 'vitest'
import { fieldFailures } from '../../../shared/api/failure-text.ts'
import type { FailureBody } from '../../../shared/api/failures.ts'
import { CallFailure, NetworkFailure } from '../../../shared/api/failures.ts'
import { creationFailure, fixedFailure, otherFailure, userFailure } from './change-failure.ts'

const refused = (status: number, reply?: FailureBody) => new CallFailure(status, '', reply)
const broken = new NetworkFailure(null)
const DELETE = { failed: 'Failed to delete user. Please try again.', network: 'Network error while deleting user.' }

it.each([
  ['the error', { error: 'Taken', detail: 'd', message: 'm' }, 'Taken'],
  ['then the detail', { error: '', detail: 'Not now', message: 'm' }, 'Not now'],
  ['then the message', { message: 'Later' }, 'Later'],
  ['else the status', undefined, 'Failed to create user (HTTP 502)'],
])('says of a user that could not be created %s', (_, reply, text) => {
  expect(userFailure(refused(502, reply), 'create')).toEqual({ text })
})

it('names the failed action', () => {
  expect(userFailure(refused(500), 'update').text).toBe('Failed to update user (HTTP 500)')
  expect(userFailure(broken, 'create').text).toBe('Network error while creating user. Please try again.')
  expect(userFailure(broken, 'update').text).toBe('Network error while updating user. Please try again.')
})

it('quotes the error when creating an organization or a team fails', () => {
  expect(creationFailure(refused(409, { error: 'Taken' }), 'organization').text).toBe(
    'Failed to create organization: Taken',
  )
  expect(creationFailure(refused(500), 'organization').text).toBe('Failed to create organization: Unknown error')
  expect(creationFailure(refused(500, { detail: 'd' }), 'team').text).toBe('Failed to create team: Unknown error')
  expect(creationFailure(broken, 'organization').text).toBe(
    'Network error while creating organization. Please try again.',
  )
  expect(creationFailure(broken, 'team').text).toBe('Network error while creating team. Please try again.')
})

it("keeps the one sentence of assign and delete, with the server's reason beside it", () => {
  expect(fixedFailure(refused(409, { error: 'The last one' }), DELETE)).toEqual({
    text: DELETE.failed,
    reason: 'The last one',
  })
  expect(fixedFailure(refused(502), DELETE)).toEqual({ text: DELETE.failed, reason: undefined })
  expect(fixedFailure(broken, DELETE)).toEqual({ text: DELETE.network })
})

it("gives other changes the server's words, and plain ones without", () => {
  const what = ['delete team', 'deleting team'] as const
  expect(otherFailure(refused(409, { error: 'It has teams' }), what).text).toBe('It has teams')
  expect(otherFailure(refused(500), what).text).toBe('Failed to delete team. Please try again.')
  expect(otherFailure(broken, what).text).toBe('Network error while deleting team. Please try again.')
})

it('says what is wrong with a field below it, also where it is the message', () => {
  const error = refused(400, { error: 'Taken', fields: { username: 'Taken', email: 'Also taken' } })
  expect(fieldFailures(error)).toEqual({ username: 'Taken', email: 'Also taken' })
  expect(fieldFailures(refused(502))).toEqual({})
  expect(fieldFailures(broken)).toEqual({})
})
