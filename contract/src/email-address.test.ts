import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailKey, looksLikeAnother, mixesAlphabets } from './email-address.ts'
import { Email, FirstName } from './entities/accounts.ts'

const COACH = 'coach.victim@corner.example'

it.each([
  ['capitals', 'COACH.Victim@Corner.EXAMPLE'],
  ['a dotted capital i', 'coach.vİctİm@corner.example'],
  ['a dotless i', 'coach.vıctım@corner.example'],
  ['full width', 'ｃｏａｃｈ.victim＠corner．example'],
  ['a sign that nobody sees', 'coach\u200B.vic\u00ADtim@corner\u2060.example'],
  ['a dot at the end', 'coach.victim@corner.example.'],
  ['an ideographic dot', 'coach.victim@corner。example'],
  ['blanks around it', '  coach.victim@corner.example\n'],
])('takes an address with %s for the same', (_, address) => {
  expect(emailKey(address)).toBe(COACH)
})

it('takes both forms of a small sigma for the same, wherever they stand', () => {
  expect(emailKey('ΟΔΟΣ@x.example')).toBe(emailKey('οδος@x.example'))
  expect(emailKey('ΟΔΟΣ.Σ@x.example')).toBe(emailKey('οδοσ.ς@X.example'))
})

it('keeps apart what differs: a plus, a dot in the name, an accent', () => {
  const others = ['coach+victim@corner.example', 'coachvictim@corner.example', 'coach.víctim@corner.example']
  for (const other of others) expect(emailKey(other)).not.toBe(COACH)
})

it('gives a key the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(emailKey(emailKey(text))).toBe(emailKey(text))
    }),
  )
})

it.each([
  ['a Cyrillic с among Latin letters', 'сoach@corner.example'],
  ['a Greek ο among Latin letters', 'cοach@corner.example'],
  ['a name of Cyrillic letters that are drawn as Latin ones', 'сосо@corner.example'],
  ['a phonetic letter', 'coɑch@corner.example'],
  ['full width', 'ｃoach@corner.example'],
  ['a zero-width space', 'coach\u200B@corner.example'],
  ['a direction override', 'coach\u202Eevil@corner.example'],
  ['a Cyrillic letter in the domain', 'coach@соrner.example'],
])('refuses an address with %s, and says what to do', (_, address) => {
  expect(looksLikeAnother(address)).toBe(true)
  expect(Email.safeParse(address).error?.issues[0]?.message).toMatch(/type it by hand/i)
})

it.each([
  'ada@corner.example',
  "o'neil+a.b@x.example",
  'Größe@müller.example',
  'почта@пример.example',
  '李明@例え.jp',
  'ada',
])('finds nothing odd in %s', (address) => {
  expect(looksLikeAnother(address)).toBe(false)
})

it('sees a word of two alphabets, but not two words of one each', () => {
  expect(mixesAlphabets('Аda Tester')).toBe(true)
  expect(mixesAlphabets('Ada Иванова')).toBe(false)
  expect(mixesAlphabets('鈴木Ken')).toBe(false)
})

it.each([
  ['a line break', 'Ada\nTester'],
  ['a carriage return', 'Ada\rTester'],
  ['a bell', 'Ada\u0007'],
  ['a direction override', 'Ada\u202Eretset'],
  ['an isolate', '\u2066Ada\u2069'],
  ['a line separator', 'Ada\u2028Tester'],
  ['a zero-width joiner between Latin letters', 'Ad\u200Da'],
  ['a non-joiner at the end of a Persian name', 'علی\u200C'],
  ['a Hangul filler', '\u3164'],
])('takes no name with %s', (_, name) => {
  expect(FirstName.safeParse(name).error?.issues[0]?.message).toMatch(/^First name /)
})

it.each([
  "O'Neil",
  'D’Angelo',
  'Nguyễn',
  'Zoe\u0308',
  'Jean-Luc',
  'علی\u200Cرضا',
  'क्\u200Dष',
  '葛\u{E0100}城',
  'Ada  Maria',
  'Иван',
])('takes the name %s', (name) => {
  expect(FirstName.parse(name)).toBe(name)
})
