import { expect, test } from 'vitest'
import type { FoundArticle } from '../../found-article.ts'
import { readQuestion } from '../../read-question.ts'
import { Toolbox } from '../../tools/toolbox.ts'
import { said, scopeOfTests } from '../team-for-tests.ts'
import { findArticleHalf } from './article-half.ts'

const ARTICLE: FoundArticle = {
  slug: 'blood-oxygen',
  title: 'Blood oxygen',
  summary: 'It is rough.',
  inShort: [],
  passage: '',
  score: 0.9,
  answer: 'Roughly.',
  askedShare: 0.9,
}

function half(message: string) {
  const scope = scopeOfTests({ articles: [ARTICLE] })
  const { parts } = readQuestion({ message, history: [], scope })
  return findArticleHalf(message, parts, { scope, toolbox: new Toolbox(scope), message })
}

test.each([
  ['spo2 under 94, anybody, last 7d. also can i trust it off a wrist', 'can i trust blood oxygen off a wrist', false],
  [
    'who slept under 6 hours last night? and how much sleep do teenagers need',
    'how much sleep do teenagers need',
    false,
  ],
  [
    'how accurate is the deep sleep number and who got the least of it this week',
    'how accurate is the deep sleep number',
    true,
  ],
])('%s', async (message, topic, isFirst) => {
  const found = await half(message)
  expect(found).toMatchObject({ topic, isFirst })
  expect(found?.rests[0]).not.toContain(topic)
})

test.each([
  'does lifting even count in strain?? half these guys show like a 6 after a brutal session',
  'how does whoop get rmssd, whole night or deep sleep? my methods section needs a sentence by tonight',
  'who slept the least last night and how is their recovery',
  'how is Ann and how did Bea sleep last night',
  'can I trust the blood oxygen',
])('asks for one of both: %s', async (message) => expect(await half(message)).toBeUndefined())

test('of a question with a rule behind it stands what the rule is of', async () => {
  const found = await half(
    'I am writing a policy on red days. What does the literature support, and what would that policy have meant this past week?',
  )
  expect(found?.rests[0]).toMatch(/policy on red days.* that policy/)
})

test('an article that is near and about something else is told in a sentence', async () => {
  const scope = scopeOfTests({ articles: [{ ...ARTICLE, askedShare: 0, answer: null, score: 0.5 }] })
  expect(await said({ kind: 'knowledge', topic: 'is cold weather bad' }, { scope })).toMatch(
    /^No article here answers exactly that\. The nearest is \[Blood oxygen\].*: It is rough\.$/,
  )
  expect(await said({ kind: 'knowledge', topic: 'is low oxygen bad' }, { scope })).toMatch(/^It is rough\./)
})
