import type { Who } from '@corner/contract/entities/query.ts'
import { expect, test } from 'vitest'
import { Toolbox } from '../../tools/toolbox.ts'
import { ANN, BEA, CAL, ownScope, scopeOfTests } from '../team-for-tests.ts'
import { peopleOf } from './people-of.ts'

async function meant(who: Who, scope = scopeOfTests()) {
  const { people, isTeam } = await peopleOf(who, undefined, { scope, toolbox: new Toolbox(scope) })
  return { names: people.map(({ first_name }) => first_name).join(' '), isTeam }
}
const recovery = { metric: 'recovery', aggregate: 'latest' } as const

test.each<[string, Who, string, boolean]>([
  ['nobody named is the team', {}, 'Ann Bea Cal Dan', true],
  ['the named in their order, each once', { ids: [BEA, ANN, BEA] }, 'Bea Ann', false],
  ['all but some', { except: [BEA] }, 'Ann Cal Dan', false],
  ['those who meet a condition', { where: [{ measure: recovery, is: 'above', than: 50 }] }, 'Bea Cal', false],
  [
    'of the named those who meet it',
    { ids: [CAL, ANN], where: [{ measure: recovery, is: 'above', than: 50 }] },
    'Cal',
    false,
  ],
  ['those who do not', { where: [{ measure: recovery, is: 'above', than: 50 }], not: true }, 'Ann', false],
  ['the first by a measure', { first: { measure: recovery, order: 'highest', limit: 1 } }, 'Bea', false],
])('%s', async (_, who, names, isTeam) => expect(await meant(who)).toEqual({ names, isTeam }))

test('an athlete who asks means themselves, whoever is named', async () => {
  expect(await meant({ ids: [BEA] }, ownScope())).toEqual({ names: 'Ann', isTeam: false })
})

test('an id that is nobody’s here is refused', async () => {
  await expect(meant({ ids: ['00000000-0000-4000-8000-0000000000ff'] })).rejects.toThrow(/athlete/)
})
