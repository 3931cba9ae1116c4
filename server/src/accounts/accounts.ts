import type pg from 'pg'
import type { Database } from '../database/database.ts'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { AccessTokens } from './access-tokens.ts'
import { Callers } from './callers.ts'
import { PASSWORD_COST, PasswordCheck, type PasswordCost } from './passwords.ts'
import type { RegistrationParts } from './registration.ts'
import type { SignInParts } from './sign-in.ts'

interface AccountParts {
  database: Database
  pool: pg.Pool
  keyRing: KeyRing
  now(): Date
  passwordCost?: PasswordCost | undefined
}

/** What accounts keep in one server process: keys, counts, and who called a moment ago. */
export interface Accounts extends SignInParts, RegistrationParts {}

export function createAccounts({ database, pool, keyRing, now, passwordCost = PASSWORD_COST }: AccountParts): Accounts {
  return {
    database,
    now,
    passwordCost,
    passwordCheck: new PasswordCheck(passwordCost),
    tokens: new AccessTokens(keyRing, now),
    callers: new Callers(database),
    limits: createRateLimits(pool),
  }
}
