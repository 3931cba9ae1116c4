import type pg from 'pg'
import { type AddressLimit, createLimit } from './limit.ts'
import { allOf, ofWiderNetwork } from './wider-networks.ts'

/**
 * Limits on unauthenticated attempts and on expensive calls, counted in the database and so shared by all server processes. A
 * club trains behind one address, so an address may do what a whole club does in its first hour. Failed attempts by others on
 * the same address lock nobody out: a code, link or token is looked up first, and only wrong ones count; a person who signed in
 * from an address before is exempt from that address's limits.
 *
 * - wrong passwords: 10 in 15 minutes for one e-mail from one address, 150 in 15 minutes from one address; as one owner may have
 *   very many IPv6 networks, 300 from one /56 and 600 from one /48 in 15 minutes; and 100 an hour for one e-mail from all the
 *   addresses together that its owner has not signed in from before
 * - sign-ins: 300 in 15 minutes for one e-mail from one address and 3,000 an hour from all, more than any well-meant script
 *   needs; of people who are new to an address, 300 in 15 minutes from there. When somebody who is signed in sets a new
 *   password, a wrong current one counts as a wrong password, and a right one as a sign-in
 * - registrations: 300 an hour from one address, and as many for each team whose code is used
 * - wrong join codes: 120 in 10 minutes from one address (a code has 54 bits)
 * - wrong invitation links: 120 in 10 minutes from one address (a link has 256 bits)
 * - refused refresh tokens: 300 in 15 minutes from one address; exchanged ones: 120 in 15 minutes of one session
 * - requests for a new password: 5 in 15 minutes for one e-mail from one address, 60 an hour from one address; the resulting
 *   mails: 6 in 30 minutes to one mailbox, and 4 more for requests from where its owner signed in before. As links last 30
 *   minutes, the mailbox contains a valid one whenever the limit is reached
 * - wrong links for a new password: 60 in 15 minutes from one address; as many wrong set-up links
 * - links that verify an address: 5 an hour to one address by registrations, and 5 an hour for one user who asks again
 * - downloads of all own data: 6 an hour for one user
 * - calls of a wearable's provider that a user triggers: 10 refreshes of the token an hour, 20 links an hour
 * - imports of own exports: 6 an hour for one user, 15 by way of the disk, since a maker's export may come in parts; a file
 *   that cannot be read counts less
 * - questions to the AI coach: 300 a minute for one user, more than anybody types; a long question or conversation counts as
 *   several, so that together they use a few seconds of the server per minute; a language model's cost has its own limit
 * - parts of a test of the language model: 50 in 10 minutes for one administrator, ten tests
 */
export interface RateLimits {
  wrongPasswords: AddressLimit
  wrongPasswordsForEmail: AddressLimit
  wrongPasswordsOfUnknown: AddressLimit
  signIns: AddressLimit
  signInsAnywhere: AddressLimit
  firstSignIns: AddressLimit
  registrations: AddressLimit
  wrongJoinCodes: AddressLimit
  wrongInvitations: AddressLimit
  refusedRefreshTokens: AddressLimit
  exchangedRefreshTokens: AddressLimit
  passwordRequests: AddressLimit
  passwordRequestsForEmail: AddressLimit
  passwordMails: AddressLimit
  passwordMailsFromKnownNetworks: AddressLimit
  wrongPasswordLinks: AddressLimit
  wrongSetupLinks: AddressLimit
  addressLinks: AddressLimit
  dataExports: AddressLimit
  deviceRefreshes: AddressLimit
  deviceLinks: AddressLimit
  imports: AddressLimit
  chatQuestions: AddressLimit
  modelTests: AddressLimit
}

const MINUTE = 60

export function createRateLimits(pool: pg.Pool): RateLimits {
  return {
    wrongPasswords: allOf(
      createLimit(pool, { name: 'password', times: 150, seconds: 15 * MINUTE }),
      ofWiderNetwork(56, createLimit(pool, { name: 'password-56', times: 300, seconds: 15 * MINUTE })),
      ofWiderNetwork(48, createLimit(pool, { name: 'password-48', times: 600, seconds: 15 * MINUTE })),
    ),
    wrongPasswordsForEmail: createLimit(pool, { name: 'password-email', times: 10, seconds: 15 * MINUTE }),
    wrongPasswordsOfUnknown: createLimit(pool, { name: 'password-strangers', times: 100, seconds: 60 * MINUTE }),
    signIns: createLimit(pool, { name: 'sign-in', times: 300, seconds: 15 * MINUTE, what: 'sign-ins' }),
    signInsAnywhere: createLimit(pool, {
      name: 'sign-in-anywhere',
      times: 3_000,
      seconds: 60 * MINUTE,
      what: 'sign-ins',
    }),
    firstSignIns: createLimit(pool, { name: 'first-sign-in', times: 300, seconds: 15 * MINUTE, what: 'sign-ins' }),
    registrations: createLimit(pool, { name: 'registration', times: 300, seconds: 60 * MINUTE }),
    wrongJoinCodes: createLimit(pool, { name: 'join-code', times: 120, seconds: 10 * MINUTE }),
    wrongInvitations: createLimit(pool, { name: 'invitation', times: 120, seconds: 10 * MINUTE }),
    refusedRefreshTokens: createLimit(pool, { name: 'refresh', times: 300, seconds: 15 * MINUTE }),
    exchangedRefreshTokens: createLimit(pool, { name: 'refreshed', times: 120, seconds: 15 * MINUTE }),
    passwordRequests: createLimit(pool, { name: 'password-request', times: 60, seconds: 60 * MINUTE }),
    passwordRequestsForEmail: createLimit(pool, { name: 'password-request-email', times: 5, seconds: 15 * MINUTE }),
    passwordMails: createLimit(pool, { name: 'password-mail', times: 6, seconds: 30 * MINUTE }),
    passwordMailsFromKnownNetworks: createLimit(pool, { name: 'password-mail-known', times: 4, seconds: 30 * MINUTE }),
    wrongPasswordLinks: createLimit(pool, { name: 'password-link', times: 60, seconds: 15 * MINUTE }),
    wrongSetupLinks: createLimit(pool, { name: 'setup-link', times: 60, seconds: 15 * MINUTE }),
    addressLinks: createLimit(pool, {
      name: 'address-link',
      times: 5,
      seconds: 60 * MINUTE,
      refusal: 'You asked for too many links. Check your inbox and spam folder, or try again in {wait}.',
    }),
    dataExports: createLimit(pool, { name: 'data-export', times: 6, seconds: 60 * MINUTE }),
    deviceRefreshes: createLimit(pool, { name: 'device-refresh', times: 10, seconds: 60 * MINUTE }),
    deviceLinks: createLimit(pool, { name: 'device-link', times: 20, seconds: 60 * MINUTE }),
    imports: createLimit(pool, { name: 'import', times: 30, seconds: 60 * MINUTE, what: 'imports' }),
    chatQuestions: createLimit(pool, { name: 'chat', times: 300, seconds: MINUTE, what: 'questions' }),
    modelTests: createLimit(pool, { name: 'model-test', times: 50, seconds: 10 * MINUTE, what: 'tests' }),
  }
}
