import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../../database/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { trigramsOf } from '../index/trigrams.ts'
import { wordSimilarity } from './word-similarity.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
afterAll(() => database.destroy())

const similarity = (text: string, other: string) => wordSimilarity(trigramsOf(text), trigramsOf(other))

it.each([
  ['word', 'two words', 0.8],
  ['nap', 'how long should a nap be', 1],
  ['nap', 'strain', 0],
  ['', 'strain', 0],
  ['strain', '', 0],
])('finds how alike "%s" is to a stretch of "%s"', (text, other, alike) => {
  expect(similarity(text, other)).toBeCloseTo(alike)
})

it('finds at least what PostgreSQL finds, which does not look at every stretch', async () => {
  const word = fc.stringMatching(/^[a-e]{1,6}$/)
  const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '))
  const pairs = fc.sample(fc.tuple(text, text), { numRuns: 300, seed: 11 })
  const { rows } = await sql<{ alike: number }>`
    select word_similarity(text, other)::float8 as alike
    from jsonb_to_recordset(${JSON.stringify(pairs.map(([a, b]) => ({ text: a, other: b })))}::jsonb)
      as pair(text text, other text)`.execute(database)
  const differences = pairs.map(([text, other], i) => similarity(text, other) - (rows[i]?.alike ?? Number.NaN))
  for (const difference of differences) expect(difference).toBeGreaterThan(-1e-6)
  expect(differences.filter((difference) => difference < 1e-6).length).toBeGreaterThan(0.9 * pairs.length)
})
