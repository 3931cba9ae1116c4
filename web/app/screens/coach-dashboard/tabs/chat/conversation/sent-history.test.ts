import { expect, it } from 'vitest'
import type { Answer, ChatMessage } from './conversation.ts'
import { averageOf, SLEEP_READ } from './reading-for-tests.ts'
import { sentHistory } from './sent-history.ts'

const AT = '2026-11-21T06:52:00.000Z'
const asked: ChatMessage = { id: 'q', at: AT, type: 'user', content: 'Average sleep' }
const answer = (rest: Partial<Answer> = {}): Answer => ({
  id: 'a',
  at: AT,
  type: 'ai',
  kind: 'answer',
  state: 'done',
  content: '7.1 h',
  steps: [],
  ...rest,
})

it('sends the requests that an answer answered', () => {
  const recovery = { ...SLEEP_READ, request: averageOf('recovery') }
  expect(sentHistory([asked, answer({ readings: [SLEEP_READ, recovery] })])).toEqual([
    { role: 'user', content: 'Average sleep' },
    { role: 'assistant', content: '7.1 h', requests: [averageOf('sleep'), averageOf('recovery')] },
  ])
})

it.each([
  ['was read in no way', answer()],
  ['asked back', answer({ readings: [] })],
])('says nothing of the kind of an answer that %s', (_, message) => {
  expect(sentHistory([message])).toEqual([{ role: 'assistant', content: '7.1 h' }])
})

it('sends no more of an answer than the server accepts', () => {
  const [sent] = sentHistory([answer({ readings: Array.from({ length: 5 }, () => SLEEP_READ) })])
  expect(sent?.requests).toHaveLength(4)
})
