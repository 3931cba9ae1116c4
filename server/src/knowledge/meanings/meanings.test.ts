import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../../database/database.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { Meanings } from './meanings.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
afterAll(() => database.destroy())

it('knows a word, one written like it, and one that no article has', async () => {
  const found = await new Meanings(database).of(['caffeine', 'cafeine', 'zzzz'])
  expect(found.filter(({ word }) => word === 'caffeine')).toEqual([
    { word: 'caffeine', lexeme: expect.stringMatching(/^caffein/), likeness: 1 },
  ])
  const [alike] = found.filter(({ word }) => word === 'cafeine')
  expect(alike?.lexeme).toMatch(/^caffein/)
  expect(alike?.likeness).toBeLessThan(1)
  expect(found.filter(({ word }) => word === 'zzzz')).toEqual([{ word: 'zzzz', lexeme: null, likeness: 0 }])
})

it('asks the database once for a word, and gives the same again beside new ones', async () => {
  const { connection } = await createTestDatabase()
  const ownDatabase = openDatabase(openPool(connection))
  const meanings = new Meanings(ownDatabase)
  const first = await meanings.of(['caffeine', 'naps'])
  const more = await meanings.of(['strain', 'caffeine'])
  expect(more.map(({ word }) => word)).toEqual(['strain', 'caffeine'])
  await ownDatabase.destroy()
  expect(await meanings.of(['caffeine', 'naps'])).toEqual(first)
  await expect(meanings.of(['sleep'])).rejects.toThrow()
})
