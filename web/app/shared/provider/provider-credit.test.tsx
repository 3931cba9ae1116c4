import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../rendered-for-tests.tsx'
import { ProviderCredit } from './provider-credit.tsx'

it('credits the provider by name', () => {
  expect(linesOf(markupOf(<ProviderCredit provider="WHOOP" />))).toEqual(['Data powered by WHOOP'])
})

it('adds what the terms of a provider ask to be said', () => {
  expect(linesOf(markupOf(<ProviderCredit provider="Intervals.icu" />))).toEqual([
    'Data powered by Intervals.icu May contain data of Garmin devices.',
  ])
})
