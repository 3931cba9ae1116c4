import type { HistoryMessage } from '@corner/contract/entities/chat.ts'
import type { Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { ANN, BEA, scopeOfTests } from '../../team-for-tests.ts'
import { requestedText } from './requested-text.ts'

const talk = (question: string, answer: string, requests: Request[] = []) => ({
  scope: scopeOfTests(),
  history: [
    { role: 'user', content: question },
    { role: 'assistant', content: answer, requests },
  ] as HistoryMessage[],
})
const listed = talk('who has not worn the strap', '- **Ann Ash**: 7 days\n- **Bea Birch**: 7 days', [
  { kind: 'overview', who: {}, focus: 'coverage' },
])

test('of those whom the last answer listed, with what it was about', () => {
  expect(requestedText('write one text I can send to each of them', listed)).toMatchObject({
    kind: 'draft',
    who: { ids: [ANN, BEA] },
    from: { question: 'who has not worn the strap' },
  })
})

test('a change keeps whom and what the draft was about', () => {
  const draft: Request = {
    kind: 'draft',
    who: { ids: [ANN] },
    topic: 'text Ann',
    from: { question: 'q', answer: 'a' },
  }
  const after = talk('text Ann', 'Draft for Ann', [draft])
  expect(requestedText('cut the numbers out', after)).toEqual({ ...draft, topic: 'text Ann → cut the numbers out' })
  expect(requestedText('now one for Bea', after)).toMatchObject({ who: { ids: [BEA] } })
  expect(requestedText('who slept least', after)).toBeUndefined()
})

test('"coach Ash" is no athlete', () => {
  expect(requestedText('write a note to coach Ash about practice', listed)).toMatchObject({ who: {} })
})

test('without a draft before a change is none', () => expect(requestedText('shorter', listed)).toBeUndefined())

test('keeps the newest of what was asked before, as much as a request may hold', () => {
  const asked = `${'x'.repeat(400)} who has not worn the strap${'y'.repeat(800)}`
  const { from } = requestedText('write one text I can send to each of them', talk(asked, 'Nobody.')) as {
    from?: { question: string }
  }
  expect(from?.question).toBe(asked.slice(-1000))
})

test('what to tell somebody who was never named is no text yet', () => {
  const empty = { scope: scopeOfTests(), history: [] }
  expect(requestedText('one kid asked about naps, what do i tell him', empty)).toBeUndefined()
  expect(requestedText('what do I tell his mom', empty)).toMatchObject({ kind: 'draft' })
})
