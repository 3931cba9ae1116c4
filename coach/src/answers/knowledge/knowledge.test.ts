import { expect, test } from 'vitest'
import type { FoundArticle } from '../../found-article.ts'
import { said, scopeOfTests } from '../team-for-tests.ts'

const naps: FoundArticle = {
  slug: 'naps',
  title: 'Naps',
  summary: 'A nap helps.',
  passage: '',
  score: 0.9,
  inShort: ['Leave 30 minutes between waking and training.', 'Trials are small.', 'Some like it.', 'Never nap late.'],
}
const ask = (article: FoundArticle, topic = 'is it ok to nap before practice') =>
  said({ kind: 'knowledge', topic }, { scope: scopeOfTests({ articles: [article] }) })

test('the answer to the question comes first, then what carries it and what is warned of, then the source', async () => {
  expect(await ask({ ...naps, answer: 'Yes, if half an hour is left.' })).toBe(
    'Yes, if half an hour is left.\n\n- Leave 30 minutes between waking and training.\n- Never nap late.\n\nSource: [Naps](/knowledge/naps)',
  )
})

test('without one it is the article in a sentence', async () => {
  expect(await ask(naps)).toMatch(/^A nap helps\./)
})

test('where no article says anything on it, that is all that is said', async () => {
  expect(await ask({ ...naps, score: 0.2 })).toMatch(/^There is no article on that in the knowledge base/)
})
