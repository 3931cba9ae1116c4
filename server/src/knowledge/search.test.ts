import { afterAll, expect, it } from 'vitest'
import { openDatabase, openPool } from '../database/database.ts'
import { createTestDatabase } from '../testing/database.ts'
import { getKnownArticles, searchArticles } from './search.ts'

const { connection } = await createTestDatabase()
const database = openDatabase(openPool(connection))
afterAll(() => database.destroy())

it.each([
  ['smallest worthwhile change for HRV', 'hrv-normal-range', /0\.5|half/i],
  ['how much protein per day', 'protein-and-energy', /1\.6/],
  ['does REM sleep read right, is it accurate?', 'sleep-stages-caveats', /REM/],
  ['how is monotony worked out from the standard deviation', 'monotony-strain', /standard deviation/],
  ['jet lag: is it worse to the east?', 'travel-and-jet-lag', /east/],
])('quotes the passage that answers: %s', async (question, slug, passage) => {
  const [best] = await searchArticles(database, question, 1)
  expect(best?.slug).toBe(slug)
  expect(best?.passage).toMatch(passage)
  expect(best?.inShort.length).toBeGreaterThanOrEqual(3)
})

it.each([
  ['what is strain', /scale from 0 to 21/],
  ['is strain of 18 too much', /^Not by itself/],
  ['how much water should they drink at practice', /^Enough to make good/],
  ['can you drink too much water', /^Yes: never drink so much/],
  ['should I nap before practice', /^Yes: naps help/],
  ['how long should a nap be', /^20 to 90 minutes/],
])('answers the question that was asked, and not its neighbour: %s', async (question, answer) => {
  const [best] = await searchArticles(database, question, 1)
  expect(best?.answer).toMatch(answer)
})

it('has no answer to a question that is close to an article but not answered by it', async () => {
  const [best] = await searchArticles(database, 'do naps in a hammock on the beach help surfers', 1)
  expect(best?.answer ?? null).toBeNull()
})

it.each([
  ['tappering', 'tapering'],
  ['jetlag', 'travel-and-jet-lag'],
  ['carbo loading', 'protein-and-energy'],
  ['concusion', 'concussion'],
  ['weighin', 'weight-cutting-wrestling'],
  ['weigh-in', 'weight-cutting-wrestling'],
  ['icebath', 'cold-and-heat-recovery'],
  ['Caféine', 'caffeine'],
])('understands "%s"', async (words, slug) => {
  expect((await searchArticles(database, words, 3)).map((article) => article.slug)).toContain(slug)
})

it.each([
  'sleep, recovery, strain and heart rate before a meet',
  'how long should a nap be', // word for word a question of an article
  'caffeine',
])('gives scores from 0 to 1, best first, at most as many as asked for: %s', async (question) => {
  const found = await searchArticles(database, question, 3)
  const scores = found.map(({ score }) => score)
  expect(scores).toHaveLength(3)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  for (const score of scores) expect(score > 0 && score <= 1).toBe(true)
})

it.each([
  ['how long should a nap be', 1, []],
  ['caffeine', 0.5, []], // half of "caffeine and naps"
  ['zebra caffeine', 0, ['zebra']],
  ['do naps in a hammock on the beach help surfers', 0, ['hammock', 'beach', 'surfers']],
])(
  'tells how much of a question of the article was asked, and which words it does not know: %s',
  async (question, askedShare, unsaid) => {
    expect(await searchArticles(database, question, 1)).toMatchObject([{ askedShare, unsaid }])
  },
)

it.each(['', '   ', 'what is the', '🤼 🤼', '???', '12 34', '\') or 1=1; -- :A & | ! <-> * \\ "'])(
  'finds nothing in words without a topic: "%s"',
  async (words) => {
    expect(await searchArticles(database, words, 3)).toEqual([])
  },
)

it('looks up the first words of a text that has no end', async () => {
  const [best] = await searchArticles(database, `caffeine ${'lorem ipsum dolor '.repeat(600)}`, 1)
  expect(best?.slug).toBe('caffeine')
})

it('finds certain articles by their slugs, in the order asked for', async () => {
  const found = await getKnownArticles(database, ['naps', 'no-such-article', 'caffeine'])
  expect(found.map(({ slug }) => slug)).toEqual(['naps', 'caffeine'])
  for (const { title, summary, inShort, passage } of found) {
    expect(title).not.toBe('')
    expect(passage).toBe(summary)
    expect(inShort.length).toBeGreaterThanOrEqual(3)
  }
})
