import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { grantToApp } from './app-rights.ts'

const { connection, owner } = await createTestDatabase()

it('lets servers that start at the same moment all grant the rights', async () => {
  const starts = Array.from({ length: 8 }, () => grantToApp(owner, connection.user))
  expect((await Promise.allSettled(starts)).filter(({ status }) => status === 'rejected')).toEqual([])
})
