import { expect, it } from 'vitest'
import { isUniqueViolation } from './unique-violation.ts'

const violation = (constraint?: string, message = 'duplicate key value violates unique constraint "teams_name"') =>
  Object.assign(new Error(message), { code: '23505', constraint })

it('knows a constraint by its name, also when Citus has added the number of a shard', () => {
  expect(isUniqueViolation(violation('users_email'), 'users_username', 'users_email')).toBe(true)
  expect(isUniqueViolation(violation('users_email_102008'), 'users_email')).toBe(true)
})

it('finds it in the message of an error on a worker, which comes without', () => {
  const ofWorker = violation(undefined, 'duplicate key value violates unique constraint "users_email_102008"')
  expect(isUniqueViolation(ofWorker, 'users_username', 'users_email')).toBe(true)
  expect(isUniqueViolation(ofWorker, 'users_username')).toBe(false)
})

it('takes no other constraint and no other error for it', () => {
  expect(isUniqueViolation(violation('users_email_of_old'), 'users_email')).toBe(false)
  expect(isUniqueViolation(violation('teams_name_102008'), 'users_email')).toBe(false)
  expect(isUniqueViolation(violation(), 'users_email')).toBe(false)
  const foreign = Object.assign(violation('users_email'), { code: '23503' })
  expect(isUniqueViolation(foreign, 'users_email')).toBe(false)
})
