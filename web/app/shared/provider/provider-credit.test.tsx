import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { ProviderCredit } from './provider-credit.tsx'

it('credits the provider by name', () => {
  expect(linesOf(markupOf(<ProviderCredit provider="WHOOP" />))).toEqual(['Data powered by WHOOP'])
})
