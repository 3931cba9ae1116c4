import type { Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { draftInConversation } from './draft-in-conversation.ts'

const draft = (topic: string, who = {}): Request => ({ kind: 'draft', who, topic })
const ANN = { ids: ['00000000-0000-4000-8000-00000000000a'] }

test('a wish is kept in its own words, with their marks', () => {
  expect(draftInConversation(draft('text lights out 10'), 'text: lights out, 10!', [])).toEqual(
    draft('text: lights out, 10!'),
  )
})

test.each(['less stiff', 'add bring a blanket', 'Too soft.', 'make it for the parents instead', 'one line'])(
  'a change is about the draft before: %s',
  (said) => {
    const before = draft('text to Ann', ANN)
    expect(draftInConversation(draft(said), said, [before])).toEqual(draft(`text to Ann → ${said}`, ANN))
  },
)

test('"shorter" behind a draft is a change to it, and behind anything else about the answer', () => {
  const shorter: Request = { kind: 'talk', about: 'shorter' }
  expect(draftInConversation(shorter, 'shorter pls', [draft('a note', ANN)])).toEqual(
    draft('a note → shorter pls', ANN),
  )
  expect(draftInConversation(shorter, 'shorter', [{ kind: 'knowledge', topic: 'naps' }])).toEqual(shorter)
})

test('what could not be sent is written instead', () => {
  const before: Request = { kind: 'cannot', because: 'no_such_action', topic: 'text ann lights out by 10' }
  expect(draftInConversation(draft('x'), "then write it, I'll send it", [before])).toEqual(
    draft("text ann lights out by 10 → then write it, I'll send it"),
  )
})

test('a new text is no change to the one before', () => {
  const said = 'write a note to the parents about sleep'
  expect(draftInConversation(draft(said), said, [draft('text to Ann', ANN)])).toEqual(draft(said))
})

test('a topic never grows past what a request takes', () => {
  const long = draftInConversation(draft('x'), `add ${'very '.repeat(80)}`, [draft('a'.repeat(2000))])
  expect(long.kind === 'draft' && long.topic.length).toBe(2000)
})

test('other requests stay as they are', () => {
  const request: Request = { kind: 'knowledge', topic: 'naps' }
  expect(draftInConversation(request, 'are naps good', [draft('text')])).toBe(request)
})
