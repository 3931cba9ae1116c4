import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../../shared/rendered-for-tests.tsx'
import { AddressWarnings } from './address-warnings.tsx'

const ANN = { email: 'ann@club.example', full_name: 'Ann Ash', email_proven: true, email_shared: false }

it.each([
  [{}, []],
  [{ email_proven: false }, ['Address not confirmed']],
  [{ email_shared: true }, ['Same address as another account: cannot sign in']],
  [{ email: 'аnn@club.example' }, ['Address looks like another']],
  [{ full_name: 'Аnn Ash' }, ['Name looks like another']],
  [{ full_name: 'Ann\u200b Ash' }, ['Name looks like another']],
])('warns of what may mislead: %j', (user, warnings) => {
  expect(linesOf(markupOf(<AddressWarnings user={{ ...ANN, ...user } as never} />))).toEqual(warnings)
})
