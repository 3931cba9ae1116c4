import { expect, test } from 'vitest'
import { withoutDeniedQuestions } from './without-denied-questions.ts'

test.each([
  ["not asking who's better, asking who is more steady day to day", 'who is more steady day to day'],
  ["I'm not asking about hrv, I'm asking about their sleep", 'their sleep'],
  ['no I was not talking about last week, I meant the last month', 'the last month'],
])('%s', (message, asked) => expect(withoutDeniedQuestions(message)).toBe(asked))

test.each(['who is not asking for rest, and who is', 'Ann is not ready, is she', 'asking for a friend, who is tired'])(
  'leaves as it is: %s',
  (message) => expect(withoutDeniedQuestions(message)).toBe(message),
)
