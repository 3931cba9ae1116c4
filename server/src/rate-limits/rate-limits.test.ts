import { afterAll, describe, expect, it } from 'vitest'
import { openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createRateLimits, type RateLimits } from './rate-limits.ts'

const { connection } = await createTestDatabase()
const pool = openPool(connection)
afterAll(() => pool.end())
const limits = createRateLimits(pool)

const ATTEMPTS = 'Too many attempts. Please try again in'
const SIGN_INS = 'Too many sign-ins. Please try again in'

describe('each limit lets so many pass, and says to the next one when to try again', () => {
  it.each<[keyof RateLimits, number, string]>([
    ['wrongPasswords', 150, `${ATTEMPTS} 15 minutes.`],
    ['wrongPasswordsForEmail', 10, `${ATTEMPTS} 15 minutes.`],
    ['wrongPasswordsOfUnknown', 100, `${ATTEMPTS} 60 minutes.`],
    ['signIns', 300, `${SIGN_INS} 15 minutes.`],
    ['signInsAnywhere', 3_000, `${SIGN_INS} 60 minutes.`],
    ['firstSignIns', 300, `${SIGN_INS} 15 minutes.`],
    ['registrations', 300, `${ATTEMPTS} 60 minutes.`],
    ['wrongJoinCodes', 120, `${ATTEMPTS} 10 minutes.`],
    ['wrongInvitations', 120, `${ATTEMPTS} 10 minutes.`],
    ['refusedRefreshTokens', 300, `${ATTEMPTS} 15 minutes.`],
    ['exchangedRefreshTokens', 120, `${ATTEMPTS} 15 minutes.`],
    ['passwordRequests', 60, `${ATTEMPTS} 60 minutes.`],
    ['passwordRequestsForEmail', 5, `${ATTEMPTS} 15 minutes.`],
    ['passwordMails', 6, `${ATTEMPTS} 30 minutes.`],
    ['passwordMailsFromKnownNetworks', 4, `${ATTEMPTS} 30 minutes.`],
    ['wrongPasswordLinks', 60, `${ATTEMPTS} 15 minutes.`],
    ['wrongSetupLinks', 60, `${ATTEMPTS} 15 minutes.`],
    ['addressLinks', 5, 'You asked for too many links. Check your inbox and spam folder, or try again in 60 minutes.'],
    ['dataExports', 6, `${ATTEMPTS} 60 minutes.`],
    ['deviceRefreshes', 10, `${ATTEMPTS} 60 minutes.`],
    ['deviceLinks', 20, `${ATTEMPTS} 60 minutes.`],
    ['imports', 30, 'Too many imports. Please try again in 60 minutes.'],
    ['chatQuestions', 300, 'Too many questions. Please try again in a minute.'],
    ['modelTests', 50, 'Too many tests. Please try again in 10 minutes.'],
  ])('%s: %i', async (name, times, sentence) => {
    const address = '192.0.2.7'
    await limits[name].count(address, 'ada@club.example', times)
    await expect(limits[name].count(address, 'ada@club.example')).rejects.toMatchObject({
      code: 'too_many_requests',
      message: sentence,
    })
    await expect(limits[name].assertOpen(address, 'ada@club.example')).rejects.toMatchObject({ message: sentence })
    await limits[name].assertOpen('192.0.2.8', 'ada@club.example')
    await limits[name].assertOpen(address, 'ben@club.example')
    await limits[name].clear(address, 'ada@club.example')
    expect(await limits[name].tryCount(address, 'ada@club.example')).toBe(true)
  })

  it.each([
    ['/64', '2001:db8:1:2::2', 150],
    ['/56', '2001:db8:1:3::1', 300],
    ['/48', '2001:db8:1:ff01::1', 600],
  ])('wrong passwords of one %s, however many networks in it', async (_, neighbour, times) => {
    const first = '2001:db8:1:2::1'
    await limits.wrongPasswords.clear(first)
    // The narrower ones refuse earlier, and count on all the same.
    await limits.wrongPasswords.count(first, '', times - 1).catch(() => {})
    await limits.wrongPasswords.assertOpen(neighbour)
    await limits.wrongPasswords.count(first).catch(() => {})
    await expect(limits.wrongPasswords.assertOpen(neighbour)).rejects.toMatchObject({ code: 'too_many_requests' })
    expect(await limits.wrongPasswords.tryCount(neighbour)).toBe(false)
    await limits.wrongPasswords.assertOpen('2001:db8:2::1')
  })
})
