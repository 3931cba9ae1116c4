import type pg from 'pg'
import type { Configuration } from '../configuration/configuration.ts'
import type { Database } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { createRateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { AccessTokens } from './access-tokens.ts'
import { Callers } from './callers.ts'
import { createPasswordMailQueue } from './password-mail-queue.ts'
import type { PasswordResetParts } from './password-reset.ts'
import { PASSWORD_COST, PasswordCheck, type PasswordCost } from './passwords.ts'
import type { RegistrationParts } from './registration.ts'
import type { SignInParts } from './sign-in.ts'

interface AccountParts {
  configuration: Pick<Configuration, 'registration' | 'passwordMinimum'>
  database: Database
  pool: pg.Pool
  keyRing: KeyRing
  jobs: Jobs
  mail: Mail
  publicUrl: string
  now(): Date
  passwordCost?: PasswordCost | undefined
}

/** The state of one server process: keys, rate limits and recently seen callers. */
export interface Accounts extends SignInParts, RegistrationParts, PasswordResetParts {}

export function createAccounts(parts: AccountParts): Accounts {
  const { registration, passwordMinimum } = parts.configuration
  const { database, pool, keyRing, jobs, mail, publicUrl, now, passwordCost = PASSWORD_COST } = parts
  const limits = createRateLimits(pool)
  return {
    database,
    now,
    jobs,
    keyRing,
    mail,
    publicUrl,
    registration,
    passwordMinimum,
    passwordCost,
    passwordCheck: new PasswordCheck(passwordCost),
    tokens: new AccessTokens(keyRing, now),
    callers: new Callers(database),
    limits,
    passwordMailQueue: createPasswordMailQueue({ database, keyRing, mail, limits, publicUrl, now }),
  }
}
