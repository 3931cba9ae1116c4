import type { Request } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { boardVersion } from './board-version.ts'

const groups: Request = { kind: 'overview', who: {}, focus: 'guidance', day: { form: 'groups' } }
const ofOne: Request = { kind: 'overview', who: { ids: ['a'] }, focus: 'guidance' }

test.each(['board version, last names only', 'ok door version last names', 'last names only'])(
  'the last list, over a question about one athlete: %s',
  (message) =>
    expect(boardVersion(message, [groups, ofOne])).toMatchObject({
      day: { form: 'groups', shown: 'names', surnames: true },
    }),
)

test('whole names where no others are asked for', () =>
  expect(boardVersion('clean version', [groups])).toEqual({ ...groups, day: { form: 'groups', shown: 'names' } }))

test.each(['write a text for the board', 'who is on the board', 'top 5 sleepers for the board'])(
  'none: %s',
  (message) => expect(boardVersion(message, [groups])).toBeUndefined(),
)
test('without a list there is none', () => expect(boardVersion('board version', [ofOne])).toBeUndefined())
