import { type Article, readArticles } from '@corner/knowledge/articles.ts'
import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { findArticle } from './article-store.ts'
import { storeArticles } from './load-articles.ts'
import { searchArticles } from './search.ts'

const { owner } = await createTestDatabase()
const database = openDatabase(openPool({ ...owner, max: 4 }))
afterAll(() => database.destroy())
const articles = readArticles()

it('finds the articles of this release in place, and writes nothing twice', async () => {
  expect(await storeArticles(database, articles)).toBe(false)
})

it('writes a changed article and a new one, and takes away one that has gone', async () => {
  const [first, second] = articles as [Article, Article]
  const changed: Article = { ...first, title: 'Zebra crossings' }
  const added: Article = { ...second, slug: 'zithers', title: 'Zithers', keywords: ['zither', 'strings', 'music'] }
  expect(await storeArticles(database, [changed, added])).toBe(true)
  expect(await findArticle(database, first.slug)).toMatchObject({ title: 'Zebra crossings' })
  expect(await findArticle(database, second.slug)).toBeUndefined()
  expect((await searchArticles(database, 'zebra', 3)).map(({ slug }) => slug)).toEqual([first.slug])
  expect((await searchArticles(database, 'zithrs', 3)).map(({ slug }) => slug)).toEqual(['zithers'])
})

it('lets processes that start together write once, one after the other', async () => {
  const written = await Promise.all([1, 2, 3].map(() => storeArticles(database, articles)))
  expect(written.filter(Boolean)).toHaveLength(1)
  expect(await storeArticles(database, articles)).toBe(false)
})
