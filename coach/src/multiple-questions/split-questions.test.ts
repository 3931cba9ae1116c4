import { expect, test } from 'vitest'
import { isReason, splitQuestions } from './split-questions.ts'

test.each([
  ['We leave friday at 6. who is red', ['who is red'], ['We leave friday at 6.']],
  ["I'm new here. what is HRV", ['what is HRV'], ["I'm new here."]],
  ['who is red and how did Farid sleep', ['who is red', 'how did Farid sleep'], []],
  [
    'spo2 under 94, anybody, last 7d. also can i trust it',
    ['spo2 under 94, anybody, last 7d.', 'also can i trust it'],
    [],
  ],
  ['Kovac. looks flat. is he', ['Kovac. looks flat. is he'], []],
  ['our average hrv, and what is it usually', ['our average hrv, and what is it usually'], []],
  ['who is red, and why', ['who is red, and why'], []],
  ['top 5 sleepers', ['top 5 sleepers'], []],
])('%s', (message, questions, reasons) => expect(splitQuestions(message)).toEqual({ questions, reasons }))

test.each([
  'Marcus has six pounds to come down by Saturday',
  'we bused back late Sunday',
  'I ran them hard on Tuesday',
])('only says why: %s', (text) => expect(isReason(text)).toBe(true))
test.each(['who is red', 'tell me how he slept', 'Kovac hrv', 'list the reds', 'he looks flat, is he ok'])(
  'asks: %s',
  (text) => expect(isReason(text)).toBe(false),
)
