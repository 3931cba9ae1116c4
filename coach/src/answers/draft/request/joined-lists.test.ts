import { expect, test } from 'vitest'
import { withListsJoined } from './joined-lists.ts'

const joined = (...clauses: string[]) => withListsJoined(clauses, (clause) => clause === 'warm tone')

test('what only goes on with a list is joined to it', () => {
  expect(joined('bring shoes', 'singlet', 'and straps charged')).toEqual(['bring shoes, singlet and a charged strap'])
  expect(joined('pack shoes', 'water and snacks')).toEqual(['pack shoes, water and snacks'])
})

test.each([
  [['bring shoes', 'the bus leaves at 9']],
  [['bring shoes', 'be on time']],
  [['bring shoes', 'warm tone']],
  [['bring shoes', 'one pair of socks more each']],
  [['lights out', 'singlet']],
])('sentences, instructions and what follows no list stay apart: %j', (clauses) =>
  expect(joined(...clauses)).toEqual(clauses),
)
