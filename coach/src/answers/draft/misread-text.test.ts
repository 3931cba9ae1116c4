import type { Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { asTextRequest } from './misread-text.ts'

const refused = (topic: string): Request => ({ kind: 'cannot', because: 'no_such_action', topic })
const brief: Request = { kind: 'overview', who: {}, focus: 'status' }

test.each([
  'email his parents that he misses practice',
  'write the boys a note that practice is moved to 5',
  'send the team a text saying lift is off',
  'remind the guys to bring water',
  'can you let the parents know that the bus leaves at 9',
  'text the team: weigh-in at 7',
  'message the coach about the late bus',
])('to write, and not to do: %s', (said) =>
  expect(asTextRequest(refused(said), said, false)).toEqual({ kind: 'draft', who: {}, topic: said }),
)

test.each([
  'send it to the team',
  'send this to the parents',
  'email the report to the coach',
  'book a bus for the team',
  'change his group',
  'delete the boys from yesterday',
  'move practice to 5',
  'forward the list to the trainer',
])('to be done: %s', (said) => expect(asTextRequest(refused(said), said, false)).toBeUndefined())

test.each([
  'a 3 line summary i can read out at the staff meeting',
  'two sentences on the team that I can read to the coaches',
  'give me a short paragraph to read aloud',
])('to be read out: %s', (said) =>
  expect(asTextRequest(brief, said, false)).toMatchObject({ kind: 'draft', topic: said }),
)

test.each(['summary of the team', 'how is the team in one line', 'who reads high today'])('no text: %s', (said) =>
  expect(asTextRequest(brief, said, false)).toBeUndefined(),
)
