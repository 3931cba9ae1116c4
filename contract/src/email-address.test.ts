import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emailKey, emailSkeleton, looksLikeAnother, mayBeMistaken, mixesAlphabets } from './email-address.ts'
import { Registration } from './entities/accounts.ts'
import { Email, FirstName } from './person-fields.ts'

const COACH = 'coach.victim@corner.example'

it.each([
  ['capitals', 'COACH.Victim@Corner.EXAMPLE'],
  ['a dotted capital i', 'coach.vİctİm@corner.example'],
  ['a domain of full width', 'coach.victim@corner．ｅxample'],
  ['a dot at the end', 'coach.victim@corner.example.'],
  ['an ideographic dot', 'coach.victim@corner。example'],
  ['blanks around it', '  coach.victim@corner.example\n'],
])('treats an address with %s as the same', (_, address) => {
  expect(emailKey(address)).toBe(COACH)
})

it('treats both spellings of a domain, and of an accent, as the same', () => {
  expect(emailKey('ada@MÜNCHEN.example.')).toBe('ada@xn--mnchen-3ya.example')
  expect(emailKey('ada@XN--mnchen-3ya.example')).toBe('ada@xn--mnchen-3ya.example')
  expect(emailKey('Zoe\u0308@x.example')).toBe(emailKey('zo\u00EB@x.example'))
})

it.each([
  ['a dotless i in the domain', 'coach.victim@corner.exampleı', 'coach.victim@corner.examplei'],
  ['a dotted capital i in the domain', 'coach@vİctim.example', 'coach@victim.example'],
  ['a dotless i in the name', 'coach.vıctim@corner.example', COACH],
  ['a letter of full width in the name', 'ｃoach.victim@corner.example', COACH],
  ['a sign that nobody sees in the name', 'coach\u200B.victim@corner.example', COACH],
  ['the other small sigma in the name', 'οδος@x.example', 'οδοσ@x.example'],
  ['the other small sigma in the domain', 'x@οδος.example', 'x@οδοσ.example'],
])('treats addresses that differ by %s as two mailboxes that look alike', (_, one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other))
  expect(emailSkeleton(one)).toBe(emailSkeleton(other))
  expect(mayBeMistaken(one) || mayBeMistaken(other)).toBe(true)
})

it('reads only a host from a domain', () => {
  for (const domain of ['x.exämple/y', 'x.exämple?y', 'x.exämple#y', 'x.exämple:80', 'ä%2e', '[ä]'])
    expect(emailKey(`ada@${domain}`)).toBe(`ada@${domain}`)
})

it('treats addresses with another plus, dot or accent as different', () => {
  const others = ['coach+victim@corner.example', 'coachvictim@corner.example', 'coach.víctim@corner.example']
  for (const other of others) expect(emailKey(other)).not.toBe(COACH)
})

it('returns the same key for a key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(emailKey(emailKey(text))).toBe(emailKey(text))
      expect(emailKey(emailSkeleton(text))).toBe(emailSkeleton(text))
    }),
  )
})

it.each([
  ['a Cyrillic с among Latin letters', 'сoach@corner.example'],
  ['a Greek ο among Latin letters', 'cοach@corner.example'],
  ['Cyrillic and Greek letters in one word', 'сοсο@corner.example'],
  ['an i dotted twice', 'i\u0307vy@corner.example'],
  ['a dotted capital i', 'İvy@corner.example'],
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
  'məmməd@x.example',
  'ɛsi@x.example',
  'kɔfi@x.example',
  'ŋutɔ@x.example',
  'kırıl@x.example',
  'сара@x.example',
  'ру@почта.рф',
  'علی\u200Cرضا@x.example',
  'ක්\u200Dෂ@x.example',
  'ada',
])('finds nothing suspicious in %s', (address) => {
  expect(looksLikeAnother(address)).toBe(false)
})

it.each([
  '<w@x.example',
  'w@x.example>',
  'w@x>y',
  'a,b@x.example',
  'a;b@x.example',
  '(c)a@x.example',
  '"q"@x.example',
  'a@[127.0.0.1]',
  'a:b@x.example',
  'a\\b@x.example',
  'a b@x.example',
  'ada',
  '@x.example',
  'ada@',
])('rejects %s as an address', (address) => {
  expect(Email.safeParse(address).error?.issues[0]?.message).toBe('Please enter a valid email address')
})

it.each(['adm＠club.example', '\u0430dm', 'ａdm', 'admİn'])(
  'takes no user name that looks like another: %s',
  (username) => {
    const person = { email: 'ada@x.example', password: 'takedown-6', first_name: 'A', last_name: 'B' }
    expect(Registration.safeParse({ ...person, username }).error?.issues[0]?.message).toMatch(
      /^This user name .* type it by hand/,
    )
  },
)

it('marks an address whose every foreign letter looks like a Latin one', () => {
  expect(mayBeMistaken('сосо@corner.example')).toBe(true)
  expect(['ada@corner.example', 'почта@пример.example', 'ada@münchen.example'].some(mayBeMistaken)).toBe(false)
})

it('finds a word of two alphabets, but not two words of one each', () => {
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
])('rejects a name with %s', (_, name) => {
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
])('accepts the name %s', (name) => {
  expect(FirstName.parse(name)).toBe(name)
})
