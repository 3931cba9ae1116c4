import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { withSlowInserts } from '../testing/slow-inserts.ts'
import { issueSetupToken } from './setup-token.ts'

const { app, database } = await createTestApp()

it('leaves one valid set-up link when many services start at one instant', async () => {
  const tokens = await withSlowInserts(database, 'setup_tokens', () =>
    Promise.all(Array.from({ length: 4 }, () => issueSetupToken(database))),
  )
  expect(new Set(tokens).size).toBe(4)
  const valid = await database.selectFrom('setup_tokens').select('token_hash').where('claimed_at', 'is', null).execute()
  expect(valid).toHaveLength(1)
})

const check = async (token: string) =>
  (await app.inject({ method: 'POST', url: '/api/check-setup-link/', payload: { token } })).json()

it('says of a set-up link whether it still works', async () => {
  const first = await issueSetupToken(database)
  const newest = await issueSetupToken(database)
  expect(await check(String(newest))).toEqual({ state: 'open' })
  expect(await check(String(first))).toEqual({ state: 'unknown' })
  const person = { email: 'root@club.example', first_name: 'Robin', last_name: 'Root', password: 'a longer secret' }
  const made = await app.inject({ method: 'POST', url: '/api/register/', payload: { ...person, setup_token: newest } })
  expect(made.statusCode).toBe(201)
  expect(await check(String(newest))).toEqual({ state: 'used' })
})
