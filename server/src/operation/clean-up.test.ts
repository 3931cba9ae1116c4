import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { cleanUp } from './clean-up.ts'

const { database, clock } = await createTestApp()

it('deletes expired counts, and no others', async () => {
  const nowMs = clock.now().getTime()
  const counts = [
    { key: 'over', points: 1, expire: nowMs - 1 },
    { key: 'open', points: 1, expire: nowMs },
    { key: 'of a clock that was ahead', points: 1, expire: nowMs + 2 * 86_400_000 },
  ]
  await database.insertInto('rate_limits').values(counts).execute()
  await cleanUp(database, clock.now())
  expect(await database.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'open' }])
})

it('deletes expired audit entries, password links and sessions', async () => {
  const now = clock.now()
  const user = await database
    .insertInto('users')
    .values({
      username: 'ada',
      email: 'ada@corner.example',
      password_hash: '-',
      first_name: 'Ada',
      last_name: 'Tester',
      role: 'athlete',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const link = { user_id: user.id, issued_by: null }
  await database
    .insertInto('password_links')
    .values([
      { ...link, token_hash: Buffer.from('over'), expires_at: now },
      { ...link, token_hash: Buffer.from('open'), expires_at: new Date(now.getTime() + 1) },
    ])
    .execute()
  await database.insertInto('sessions').values({ user_id: user.id }).execute()
  await database
    .insertInto('audit_lines')
    .values({ action: 'signed_in', at: new Date(now.getTime() - 401 * 86_400_000), details: '{}' })
    .execute()
  await cleanUp(database, now)
  const links = await database.selectFrom('password_links').select('token_hash').execute()
  expect(links.map(({ token_hash }) => token_hash.toString())).toEqual(['open'])
  expect(await database.selectFrom('sessions').select('id').execute()).toEqual([])
  expect(await database.selectFrom('audit_lines').select('id').execute()).toEqual([])
})
