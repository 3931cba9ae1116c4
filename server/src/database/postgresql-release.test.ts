import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase, openPool } from './database.ts'
import { newerRelease, readPostgresqlRelease } from './postgresql-release.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
afterAll(() => database.destroy())

it('reads the release of the server, as the application, and what is newer', async () => {
  const { release, newer } = await readPostgresqlRelease(database)
  expect(release).toMatch(/^18\.\d+$/)
  expect(newer).toEqual(newerRelease(release))
})

it('names a newer minor release, of the same major one alone', () => {
  expect(newerRelease('18.0')).toEqual({
    release: expect.stringMatching(/^18\.\d+$/),
    published: expect.stringMatching(/^\w+ \d{4}$/),
  })
  expect(newerRelease('18.99')).toBeNull()
  expect(newerRelease('19.0')).toBeNull()
  expect(newerRelease('19beta1')).toBeNull()
})

it('compares the numbers of minor releases as numbers', () => {
  expect(newerRelease('18.10')).toBeNull()
})
