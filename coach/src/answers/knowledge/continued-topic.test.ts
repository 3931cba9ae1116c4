import { expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import { scopeOfTests } from '../team-for-tests.ts'
import { continuedKnowledge, continuesTopic } from './continued-topic.ts'

test.each([
  'what about on days i slept bad, does it help at all',
  'does it help at all',
  'and for kids?',
  'how long',
  'how late is it still ok',
  'but what if they are under 18',
  'and right before a match?',
  'why is that',
])('%s', (message) => expect(continuesTopic(message)).toBe(true))

test.each([
  'what about naps',
  'and protein?',
  'who slept the least last night',
  'how is the team today',
  'is that right',
  'what is hrv',
])('a topic of its own: %s', (message) => expect(continuesTopic(message)).toBe(false))

const scope = scopeOfTests()
const inTalk = (message: string, kind: 'knowledge' | 'draft') =>
  continuedKnowledge(message, [], {
    scope,
    toolbox: new Toolbox(scope),
    message,
    previous: [kind === 'knowledge' ? { kind, topic: 'are naps good' } : { kind, who: {}, topic: 'a text' }],
  })

test('the topic of the answer before stays', async () => {
  expect(await inTalk('and for kids?', 'knowledge')).toEqual({ kind: 'knowledge', topic: 'and for kids: Naps' })
  expect(await inTalk('and for kids?', 'draft')).toBeUndefined()
})
