import { WEAK_MATCH } from '@corner/coach/found-article.ts'
import { readArticles } from '@corner/knowledge/articles.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { FOREIGN_QUESTIONS, OTHER_QUESTIONS, QUESTIONS } from './recall-questions.ts'
import { searchArticles } from './search.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
afterAll(() => database.destroy())

const ARTICLES = readArticles().map(({ slug }) => slug)

const MIN_RECALL_OF_3 = 0.9
const MIN_RECALL_OF_1 = 0.85
/** How many of the right articles may score as irrelevant. */
const MAX_WEAK = 2

describe('questions in a coach’s words', () => {
  it('are at least sixty, and at least one for each article', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(60)
    const asked = new Set(QUESTIONS.map(([, slug]) => slug))
    expect([...asked].sort()).toEqual(ARTICLES)
  })

  it('name articles that there are', () => {
    for (const [question, ...slugs] of OTHER_QUESTIONS)
      expect(ARTICLES, question).toEqual(expect.arrayContaining(slugs))
  })

  it('find their article among the first three, and mostly first', async () => {
    const ranks = await Promise.all(
      QUESTIONS.map(async ([question, slug]) => {
        const found = await searchArticles(database, question, 3)
        const rank = found.findIndex((article) => article.slug === slug) + 1
        const shown = found.map((article) => `${article.slug} ${article.score.toFixed(2)}`).join(', ')
        return { rank, line: `${rank || '-'}  ${question} (${slug}): ${shown}`, score: found[rank - 1]?.score ?? 0 }
      }),
    )
    const recall = (most: number) => ranks.filter(({ rank }) => rank > 0 && rank <= most).length / QUESTIONS.length
    const weak = ranks.filter(({ score }) => score < WEAK_MATCH)
    const missed = ranks.filter(({ rank }) => rank !== 1).map(({ line }) => line)
    console.info(
      `recall@1 ${recall(1).toFixed(3)}, recall@3 ${recall(3).toFixed(3)}, weak ${weak.length}. Not first:\n${missed.join('\n')}`,
    )
    expect(recall(3)).toBeGreaterThanOrEqual(MIN_RECALL_OF_3)
    expect(recall(1)).toBeGreaterThanOrEqual(MIN_RECALL_OF_1)
    expect(weak.length).toBeLessThanOrEqual(MAX_WEAK)
  })

  it.each(OTHER_QUESTIONS)('find an article that answers them first: %s', async (question, ...slugs) => {
    const [best] = await searchArticles(database, question, 1)
    expect(slugs).toContain(best?.slug)
    expect(best?.score).toBeGreaterThanOrEqual(WEAK_MATCH)
  })

  it.each(FOREIGN_QUESTIONS)('find nothing worth quoting where no article is about them: %s', async (question) => {
    const [best] = await searchArticles(database, question, 1)
    expect(best?.score ?? 0).toBeLessThan(WEAK_MATCH)
  })
})
