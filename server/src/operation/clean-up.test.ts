import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { cleanUp } from './clean-up.ts'

const { database, clock } = await createTestApp()

it('takes out counts whose time is over, and no others', async () => {
  const nowMs = clock.now().getTime()
  const counts = [
    { key: 'over', points: 1, expire: nowMs - 1 },
    { key: 'open', points: 1, expire: nowMs },
  ]
  await database.insertInto('rate_limits').values(counts).execute()
  await cleanUp(database, clock.now())
  expect(await database.selectFrom('rate_limits').select('key').execute()).toEqual([{ key: 'open' }])
})
