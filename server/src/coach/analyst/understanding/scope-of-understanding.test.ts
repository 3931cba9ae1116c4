import fc from 'fast-check'
import { expect, it } from 'vitest'
import { riverside } from './scope-for-tests.ts'
import { understand } from './understand.ts'

const scope = riverside()

it('understands any text without a fault', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400, size: 'max' }),
    fc.string({ unit: 'grapheme', maxLength: 400, size: 'max' }),
    fc.json(),
  )
  fc.assert(
    fc.property(text, text, (before, message) => {
      const history = [{ role: 'user' as const, content: before }]
      expect(understand({ message, history, scope }).text).toBe(message)
    }),
  )
})

const WORDS =
  "who what is the lowest highest Marcus Sam recovery hrv sleep under over 7 67 % hours last night days since Monday and or not team my why 's . ? , his average before Iowa meet own than vs".split(
    ' ',
  )

it('makes of any words windows that begin before they end, and finite values', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { maxLength: 30, size: 'max' }), (words) => {
      const { window, otherWindow, conditions, limit } = understand({ message: words.join(' '), scope })
      for (const each of [window, otherWindow, ...conditions.map((condition) => condition.window)])
        if (each) expect(each.from <= each.until).toBe(true)
      for (const { value } of conditions) expect(Number.isFinite(value)).toBe(true)
      expect(limit ?? 1).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['words', 'recovery '.repeat(1_100)],
  ['one word', 'a'.repeat(10_000)],
  ['names', 'Marcus Okafor '.repeat(700)],
  ['unknown words', Array.from({ length: 1_600 }, (_, place) => `zq${place.toString(36)}x`).join(' ')],
  ['phrases that nearly match', 'how his lowest his own average in the last '.repeat(230)],
  ['numbers', '7 '.repeat(5_000)],
  ['punctuation', "'.-,!?".repeat(1_600)],
  ['emoji', '🏋️‍♀️'.repeat(1_600)],
  ['code', 'function f(x) { return x < 7 ? "a" : `b`; }\n'.repeat(220)],
  ['another script', '谁昨晚睡得最少？'.repeat(1_200)],
])('understands 10 000 characters of %s', (_, message) => {
  expect(understand({ message, scope }).text).toBe(message)
})

it('leaves a long history and a team without athletes in peace', () => {
  const history = Array.from({ length: 20 }, (_, place) => ({
    role: place % 2 === 0 ? ('user' as const) : ('assistant' as const),
    content: `${'Marcus Okafor 61% '.repeat(500)}`,
  }))
  expect(understand({ message: 'why?', history, scope: riverside({ athletes: [] }) }).athletes).toEqual([])
})
