import { expect, it } from 'vitest'
import { isUniqueViolation } from './unique-violation.ts'

const violation = (constraint?: string) => Object.assign(new Error('duplicate key'), { code: '23505', constraint })

it('knows a constraint by its name, also when Citus has added the number of a shard', () => {
  expect(isUniqueViolation(violation('users_email_key'), 'users_username_key', 'users_email_key')).toBe(true)
  expect(isUniqueViolation(violation('users_email_key_102008'), 'users_email_key')).toBe(true)
})

it('takes no other constraint and no other error for it', () => {
  expect(isUniqueViolation(violation('users_email_key_of_old'), 'users_email_key')).toBe(false)
  expect(isUniqueViolation(violation('teams_name_key_102008'), 'users_email_key')).toBe(false)
  expect(isUniqueViolation(violation(), 'users_email_key')).toBe(false)
  const foreign = Object.assign(violation('users_email_key'), { code: '23503' })
  expect(isUniqueViolation(foreign, 'users_email_key')).toBe(false)
})
