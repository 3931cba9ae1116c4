import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { withSlowInserts } from '../testing/slow-inserts.ts'
import { issueSetupToken } from './setup-token.ts'

const { database } = await createTestApp()

it('leaves one valid set-up link when many services start at one instant', async () => {
  const tokens = await withSlowInserts(database, 'setup_tokens', () =>
    Promise.all(Array.from({ length: 4 }, () => issueSetupToken(database))),
  )
  expect(new Set(tokens).size).toBe(4)
  const valid = await database.selectFrom('setup_tokens').select('token_hash').where('claimed_at', 'is', null).execute()
  expect(valid).toHaveLength(1)
})
