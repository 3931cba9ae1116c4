import fc from 'fast-check'

/** What programs stumble over, whatever field it stands in. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eevil',
  '\u200b',
  'İ',
  'ß',
  '🏋️‍♀️'.repeat(40),
  '__proto__',
  'constructor',
  'hasOwnProperty',
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '%00',
  '../../../../etc/passwd',
  '..%2f..%2fkey',
  'a\r\nset-cookie: mine=1',
  '=cmd|"/c calc"!A1',
  '<svg onload=alert(1)>',
  '[x](javascript:alert(1))',
  '$'.concat('{7*7}{{7*7}}'),
  'null',
  'true',
  '-1',
  '1e309',
  '00000000-0000-0000-0000-000000000000',
  '9999-12-31',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  'a@b',
  'x'.repeat(300),
  'x'.repeat(20_000),
  '&'.repeat(2_000),
  'a '.repeat(3_000),
]

/** Deep enough to end a recursion, small enough for the limit on bodies. */
const DEEP = JSON.parse(`${'['.repeat(2_000)}${']'.repeat(2_000)}`) as unknown
const POLLUTING = JSON.parse('{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}') as unknown
const MANY_KEYS = Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`key${at}`, at]))

/** A text that is hostile; also addresses inside, such as the trap's. */
export function hostileText(addresses: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...TEXTS, ...addresses) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
  )
}

/** Any JSON value, of whatever type. */
export function hostileValue(addresses: readonly string[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: hostileText(addresses) },
    {
      weight: 5,
      arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}),
    },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(DEEP, POLLUTING, MANY_KEYS, [[]], [null], { a: { b: [] } }) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  )
}
