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

it('names each rule that applies, with the own average and what it is from', () => {
  const shown = flags({ recovery: week(20), hours: week(8), strain: week(10) })
  expect(shown).toContain('Rule: Latest recovery below 33%. Own average 20.0%, from 7 records.')
  const fallen = flags({ recovery: [...week(60).slice(1), 20], hours: week(8), strain: week(10) })
  expect(fallen).toContain(
    "Rules: Latest recovery below 33%; latest recovery more than 10 points under the period's average. Own average 54.3%, from 7 records.",
  )
  expect(shown).not.toContain('No at-risk rule applies.')
})

it('says no more of a judged average than how much it is from, and the day of the newest values once', () => {
  const shown = flags({ recovery: week(20), hours: week(6), strain: week(10) })
  expect(shown).toContain('Rule: Average sleep of the period below 6.5 h. From 7 records.')
  expect(shown.match(/Nov 21/g)).toHaveLength(1)
})

it('gives a flag its day where its value is older than the newest recovery', () => {
  const shown = flags({ recovery: week(70), hours: [6, 6, 6, 6, 6, 6, null], strain: week(10) })
  expect(shown).toContain('From 6 records, the newest yesterday (Nov 20).')
})

it('says that no rule applies', () => {
  expect(flags({ recovery: week(70), hours: week(8), strain: week(10) })).toContain('No at-risk rule applies.')
})
