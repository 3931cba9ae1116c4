import { describe, expect, it } from 'vitest'
import { readConversation } from './read-conversation.ts'
import { RECOVERY_INSTEAD, SLEEP_READ } from './reading-for-tests.ts'

/** As stored by an older version, without readings. */
const OLD_ANSWER = {
  id: 'a',
  at: '2026-11-21T06:52:00.000Z',
  type: 'ai',
  kind: 'answer',
  state: 'done',
  content: '7.1 h',
  steps: [],
  answered_by: 'analyst',
}
const read = (message: object) => readConversation({ messages: [message], error: null }).messages

it('reads a conversation stored by an older version', () => {
  expect(read(OLD_ANSWER)).toEqual([OLD_ANSWER])
})

it('keeps the readings, choices and period of an answer', () => {
  const answer = { ...OLD_ANSWER, readings: [SLEEP_READ], choices: [RECOVERY_INSTEAD], days: 14 }
  expect(read(answer)).toEqual([answer])
})

describe('keeps an answer without the chips that cannot be read', () => {
  const chip = { part: 'what', text: 'sleep', choices: [RECOVERY_INSTEAD] }
  it.each([
    ['readings', 'sleep'],
    ['readings', [null]],
    ['readings', [{ ...SLEEP_READ, line: 7 }]],
    ['readings', [{ ...SLEEP_READ, request: undefined }]],
    ['readings', [{ ...SLEEP_READ, unused: [1] }]],
    ['readings', [{ ...SLEEP_READ, chips: {} }]],
    ['readings', [{ ...SLEEP_READ, chips: [{ ...chip, part: 'mood' }] }]],
    ['readings', [{ ...SLEEP_READ, chips: [{ ...chip, text: null }] }]],
    ['readings', [{ ...SLEEP_READ, chips: [{ ...chip, choices: [{ text: 'No request' }] }] }]],
    ['readings', [SLEEP_READ, { ...SLEEP_READ, chips: [{ ...chip, choices: 'none' }] }]],
    ['choices', { 0: RECOVERY_INSTEAD }],
    ['choices', [{ ...RECOVERY_INSTEAD, text: 5 }]],
    ['choices', [{ ...RECOVERY_INSTEAD, request: {} }]],
    ['days', '7'],
  ])('%s: %j', (field, value) => {
    expect(read({ ...OLD_ANSWER, [field]: value })).toEqual([OLD_ANSWER])
  })
})
