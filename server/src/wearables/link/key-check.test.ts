import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { loadKeyRing } from '../../secrets/key-ring.ts'
import { createTestApp } from '../../testing/app.ts'
import { People } from '../../testing/people.ts'
import { keyCheck } from './key-check.ts'
import { sealPair } from './sealed-tokens.ts'

const testApp = await createTestApp()
const people = new People(testApp)

it('passes while each stored token can be opened, and not with another key', async () => {
  const { database, keyRing } = testApp
  const look = (ring = keyRing) => keyCheck({ database, keyRing: ring }).look(new AbortController().signal)
  const other = await loadKeyRing(randomBytes(32).toString('base64'), '/nowhere')
  expect(await look(other)).toBe('It opens all stored tokens')
  const series = { user_id: (await people.addAthlete()).id, provider: 'whoop' }
  const pair = { accessToken: 'a', refreshToken: 'r', expiresAt: new Date(), scopes: ['offline'] }
  await database
    .insertInto('wearable_connections')
    .values({
      ...series,
      ...sealPair(keyRing, series, pair),
      scopes: ['offline'],
      provider_user_id: '1',
      status: 'connected',
      connected_at: new Date(),
      first_sync_days: 30,
    })
    .execute()
  expect(await look()).toBe('It opens all stored tokens')
  await expect(look(other)).rejects.toThrow('sealed with a key that this server does not have')
})
