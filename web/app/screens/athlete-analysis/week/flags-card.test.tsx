import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { detailOf } from '../detail-for-tests.ts'
import { readDetailStatus } from './athlete-status.ts'
import { FlagsCard } from './flags-card.tsx'

const TODAY = '2026-11-21'
const week = (value: number) => Array.from({ length: 7 }, () => value)
const flags = (values: Parameters<typeof detailOf>[1]) =>
  linesOf(
    markupOf(
      <FlagsCard days={7} today={TODAY} status={readDetailStatus('a', detailOf(TODAY, values))} failure={null} />,
    ),
  ).join(' ')

it('names each rule that applies, with value and own average', () => {
  const shown = flags({ recovery: week(20), hours: week(8), strain: week(10) })
  expect(shown).toContain(
    'Value: 20%, from 7 records of this period. Own average: 20.0% over this period, each day alike.',
  )
  expect(shown).not.toContain('No at-risk rule applies.')
})

it('says that no rule applies', () => {
  expect(flags({ recovery: week(70), hours: week(8), strain: week(10) })).toContain('No at-risk rule applies.')
})
