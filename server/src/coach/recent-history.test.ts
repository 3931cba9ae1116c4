import { tokenize } from '@corner/coach/language/words/tokenize.ts'
import { expect, it } from 'vitest'
import { questionWeight, recentConversation } from './recent-history.ts'

const said = (content: string) => ({ role: 'user' as const, content })
const answered = (content: string) => ({ role: 'assistant' as const, content })
const tokensOf = (texts: readonly { content: string }[]) =>
  texts.reduce((sum, { content }) => sum + tokenize(content).length, 0)

it('is a usual conversation as it is, in its order', () => {
  const history = [said('Who slept least?'), answered('Ann.'), said('And HRV?')]
  expect(recentConversation('And strain?', history)).toEqual({ message: 'And strain?', history })
})

it('keeps of a text with too many words its beginning and its end', () => {
  const words = Array.from({ length: 1_000 }, (_, place) => `word${'x'.repeat(place % 3)}`)
  const { message } = recentConversation(`First ${words.join(' ')} last?`, [])
  expect(message).toMatch(/^First word [\w\s]* last\?$/)
  expect(message.split(/\s+/)).toHaveLength(300)
})

it.each([
  ['words', 'averige of Markos '],
  ['letters between commas', ',a'],
  ['letters between stops', 'b.'],
  ['digits', '1 '],
  ['digits without end', '1234567890'],
  ['letters and digits', 'a1b2'],
  ['signs', '%+'],
  ['contractions', "don't "],
  ['a word without end', 'x'],
])('reads no more than so many words of a conversation, whatever it is made of: %s', (_, piece) => {
  const text = piece.repeat(20_000).slice(0, 10_000)
  const turns = Array.from({ length: 10 }, () => [said(text), answered(text)]).flat()
  for (const message of [text, 'How is he?']) {
    const recent = recentConversation(message, turns)
    const asked = [{ content: recent.message }, ...recent.history.filter(({ role }) => role === 'user')]
    expect(tokensOf(asked)).toBeLessThanOrEqual(600) // "don't" is two words
    expect(tokensOf(recent.history.filter(({ role }) => role === 'assistant'))).toBeLessThanOrEqual(1_200)
    expect(recent.history.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(16_000)
  }
})

it('leaves out what is older than anybody refers to', () => {
  const long = Array.from({ length: 20 }, (_, place) => said(`${String.fromCharCode(97 + place)} `.repeat(100)))
  const { history } = recentConversation('And he?', long)
  expect(history.map(({ content }) => [content[0], content.trim().split(/\s+/).length])).toEqual([
    ['r', 98] as const,
    ['s', 100] as const,
    ['t', 100] as const,
  ])
})

it('weighs a question by its length and that of what was said before', () => {
  expect(questionWeight('How is he?', [])).toBe(1)
  expect(questionWeight('x'.repeat(10_000), [])).toBe(10)
  expect(questionWeight('How is he?', [said('x'.repeat(4_000)), answered('y'.repeat(4_000))])).toBe(9)
})
