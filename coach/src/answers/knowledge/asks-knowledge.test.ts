import { athleteWith } from '@corner/analytics/athlete/athlete-for-tests.ts'
import { expect, it } from 'vitest'
import type { PartOfQuestion } from '../../read-question.ts'
import { scopeWith } from '../../scope-for-tests.ts'
import { Toolbox } from '../../tools/toolbox.ts'
import { asksKnowledge } from './asks-knowledge.ts'

const NAPS = {
  slug: 'naps',
  title: 'Naps',
  summary: 'A short nap helps.',
  inShort: [],
  passage: '',
  answer: '20 to 90 minutes.',
  askedShare: 0.9,
  score: 0.9,
}
const scope = scopeWith({ athletes: [athleteWith({ id: 'a', name: 'Ann Ash' })], articles: [NAPS] })

const part = (kind: string, given: Partial<PartOfQuestion> = {}) =>
  ({ readings: [{ request: { kind }, probability: 1 }], ...given }) as PartOfQuestion

const asks = (message: string, ...parts: PartOfQuestion[]) =>
  asksKnowledge(message, parts, { scope, toolbox: new Toolbox(scope), message, previous: [] })

it('answers exactly the question of an article by it', async () => {
  expect(await asks('how long should a nap be?', part('knowledge'))).toMatchObject({ kind: 'knowledge' })
  expect(await asks('how long should a nap be?', part('cannot'))).toMatchObject({ kind: 'knowledge' })
})

it.each([
  ['a text is to be made', 'write me a text: how long should a nap be?', part('knowledge')],
  [
    'it is not known who is meant',
    'how long should a nap be?',
    part('knowledge', { unclear: { kind: 'athlete' } as never }),
  ],
  ['it is thanks', 'thanks, how naps help', part('talk')],
  ['it is of the records of a day', 'who napped longest last night?', part('query')],
  ['it names somebody of the team', 'how long should a nap of Ann be?', part('overview')],
])('gives no article where %s', async (_why, message, read) => {
  expect(await asks(message, read)).toBeUndefined()
})
