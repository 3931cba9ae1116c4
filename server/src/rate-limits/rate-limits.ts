import type pg from 'pg'
import { type AddressLimit, createLimit } from './limit.ts'

/**
 * Limits on what a stranger can try, kept in the database and so the same across all server processes. A club trains behind one
 * address, so that failures count and not successes, and an address may do what a whole club does in its first hour:
 *
 * - wrong passwords: 10 in 15 minutes for one e-mail from one address, 150 in 15 minutes from one address
 * - registrations: 300 an hour from one address
 * - wrong join codes: 120 in 10 minutes from one address (a code has 54 bits)
 * - wrong invitation links: 120 in 10 minutes from one address (a link has 256 bits)
 * - refused refresh tokens: 300 in 15 minutes from one address
 * - wishes for a new password: 5 in 15 minutes for one e-mail from one address, 60 an hour from one address; mails that come of
 *   them: 10 an hour to one mailbox, whoever asks
 * - links for a new password that are none: 60 in 15 minutes from one address
 * - downloads of all own data: 6 an hour for one user
 * - own exports brought in: 6 an hour for one user; a file that is refused when it is read counts as a fifth of one
 * - questions to the AI coach: 60 a minute for one user, more than anybody types (a long one, or one with much said before, counts as
 *   several); what a language model costs has its own limit
 */
export interface RateLimits {
  wrongPasswords: AddressLimit
  wrongPasswordsForEmail: AddressLimit
  registrations: AddressLimit
  wrongJoinCodes: AddressLimit
  wrongInvitations: AddressLimit
  refusedRefreshTokens: AddressLimit
  passwordRequests: AddressLimit
  passwordRequestsForEmail: AddressLimit
  passwordMails: AddressLimit
  wrongPasswordLinks: AddressLimit
  dataExports: AddressLimit
  imports: AddressLimit
  chatQuestions: AddressLimit
}

const MINUTE = 60

export function createRateLimits(pool: pg.Pool): RateLimits {
  return {
    wrongPasswords: createLimit(pool, { name: 'password', times: 150, seconds: 15 * MINUTE }),
    wrongPasswordsForEmail: createLimit(pool, { name: 'password-email', times: 10, seconds: 15 * MINUTE }),
    registrations: createLimit(pool, { name: 'registration', times: 300, seconds: 60 * MINUTE }),
    wrongJoinCodes: createLimit(pool, { name: 'join-code', times: 120, seconds: 10 * MINUTE }),
    wrongInvitations: createLimit(pool, { name: 'invitation', times: 120, seconds: 10 * MINUTE }),
    refusedRefreshTokens: createLimit(pool, { name: 'refresh', times: 300, seconds: 15 * MINUTE }),
    passwordRequests: createLimit(pool, { name: 'password-request', times: 60, seconds: 60 * MINUTE }),
    passwordRequestsForEmail: createLimit(pool, { name: 'password-request-email', times: 5, seconds: 15 * MINUTE }),
    passwordMails: createLimit(pool, { name: 'password-mail', times: 10, seconds: 60 * MINUTE }),
    wrongPasswordLinks: createLimit(pool, { name: 'password-link', times: 60, seconds: 15 * MINUTE }),
    dataExports: createLimit(pool, { name: 'data-export', times: 6, seconds: 60 * MINUTE }),
    imports: createLimit(pool, { name: 'import', times: 30, seconds: 60 * MINUTE, what: 'imports' }),
    chatQuestions: createLimit(pool, { name: 'chat', times: 60, seconds: MINUTE, what: 'questions' }),
  }
}
