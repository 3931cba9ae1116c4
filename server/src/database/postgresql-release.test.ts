import { expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { newerRelease, readPostgresqlRelease } from './postgresql-release.ts'

const { connection } = await createTestDatabase()

it('reads the release of the server', async () => {
  expect(await readPostgresqlRelease(connection)).toMatch(/^18\.\d+$/)
})

it('names a newer minor release, of the same major one alone', () => {
  expect(newerRelease('18.0')).toMatch(/^PostgreSQL 18\.\d+ \(\w+ \d{4}\) has fixes that 18\.0 lacks$/)
  expect(newerRelease('18.99')).toBeUndefined()
  expect(newerRelease('19.0')).toBeUndefined()
  expect(newerRelease('19beta1')).toBeUndefined()
})
