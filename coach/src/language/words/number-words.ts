import type { Token } from './token.ts'

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    couple: 2,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
  }),
)
const TENS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  }),
)
// "No one", "the one", "which one" are not numbers.
const BEFORE_PRONOUN_ONE = new Set([
  'no',
  'the',
  'which',
  'any',
  'every',
  'each',
  'this',
  'that',
  'some',
  'another',
  'only',
])

/** The value of a single word: `six` is 6, `sixty` is 60; undefined: it is no number word. */
export const numberNamed = (word: string): number | undefined => UNITS.get(word) ?? TENS.get(word)

/** Gives number words their value: `six and a half` is one number, 6.5; `sixty seven` is 67. */
export function readNumberWords(tokens: readonly Token[]): Token[] {
  const read: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const found = numberAt(tokens, at)
    const first = tokens[at]
    if (first === undefined) break
    if (found === undefined) read.push(first)
    else read.push({ ...first, text: String(found.value), value: found.value })
    at += found?.length ?? 1
  }
  return read
}

function numberAt(tokens: readonly Token[], at: number): { value: number; length: number } | undefined {
  const text = (offset: number) =>
    tokens[at + offset]?.sentence === tokens[at]?.sentence ? (tokens[at + offset]?.text ?? '') : ''
  let value = tokens[at]?.value
  let length = 1
  if (value === undefined) {
    const tens = TENS.get(text(0))
    if (tens !== undefined) {
      const unit = UNITS.get(text(1))
      const isPair = unit !== undefined && unit > 0 && unit < 10
      value = tens + (isPair ? unit : 0)
      length = isPair ? 2 : 1
    } else if (text(0) === 'a' && text(1) === 'couple') [value, length] = [2, 2]
    else value = UNITS.get(text(0))
    if (value === undefined) return undefined
    if (text(0) === 'one' && (BEFORE_PRONOUN_ONE.has(tokens[at - 1]?.text ?? '') || text(1) === 'of')) return undefined
    if (text(length) === 'hundred') [value, length] = [value * 100, length + 1]
    if (text(length) === 'of' && text(0) !== 'one' && (text(0) === 'couple' || text(1) === 'couple')) length += 1
  }
  if (text(length) === 'and' && text(length + 1) === 'a' && text(length + 2) === 'half')
    return { value: value + 0.5, length: length + 3 }
  if (text(length) === 'point' && UNITS.get(text(length + 1)) !== undefined)
    return { value: value + (UNITS.get(text(length + 1)) ?? 0) / 10, length: length + 2 }
  return tokens[at]?.value !== undefined && length === 1 ? undefined : { value, length }
}
