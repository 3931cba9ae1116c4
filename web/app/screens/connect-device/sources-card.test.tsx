import type { RecordSources, SourceOfGroup } from '@corner/contract/entities/record-sources.ts'
import { expect, it } from 'vitest'
import { queryKeys } from '../../shared/api/query-keys.ts'
import { linesOf, markupOf } from '../../shared/rendered-for-tests.tsx'
import { SourcesCard, segmentsText } from './sources-card.tsx'

const option = (provider: string, label: string, first_day: string | null = '2026-01-01') => ({
  provider,
  label,
  first_day,
  last_day: first_day && '2026-11-20',
  gives_strain: provider === 'whoop',
})
const WHOOP = option('whoop', 'WHOOP')
const OURA = option('oura', 'Oura')
const source = (given: Partial<SourceOfGroup>): SourceOfGroup => ({
  group: 'sleep',
  provider: 'whoop',
  chosen: false,
  segments: [{ provider: 'whoop', from: '2026-01-01' }],
  options: [WHOOP],
  ...given,
})

const card = (sources: SourceOfGroup[]) =>
  linesOf(markupOf(<SourcesCard />, [[[...queryKeys.deviceStatus, 'sources'], { sources } satisfies RecordSources]]))

it('is not there for somebody with one maker of everything', () => {
  expect(
    card([source({}), source({ group: 'recovery', options: [OURA] }), source({ group: 'workouts', options: [] })]),
  ).toEqual([])
})

it('offers the makers of what two give, and leaves out the rest', () => {
  const lines = card([source({ options: [WHOOP, option('oura', 'Oura', null)] }), source({ group: 'workouts' })])
  expect(lines).toContain('Sleep')
  expect(lines).not.toContain('Workouts')
  expect(lines).toEqual(
    expect.arrayContaining(['Chosen by Corner', 'WHOOP', 'Oura, no records yet', 'WHOOP on all days.']),
  )
})

it('speaks of strain only where a maker to choose from gives it', () => {
  const garmin = option('garmin', 'Garmin')
  const without = card([source({ group: 'activity', options: [OURA, garmin] })])
  expect(without).toContain('Energy and heart rate of the day')
  expect(without).not.toContain('Day strain')
  expect(card([source({ group: 'activity', options: [WHOOP, garmin] })])).toContain('Day strain')
})

it.each([
  [[], 'No records yet.'],
  [[{ provider: 'oura', from: '2026-01-01' }], 'Oura on all days.'],
  [
    [
      { provider: 'whoop', from: '2026-01-01' },
      { provider: 'oura', from: '2026-11-12' },
    ],
    'WHOOP before Nov 12, 2026, Oura since then.',
  ],
])('says since when each counts: %j', (segments, text) => {
  expect(segmentsText({ segments, options: [WHOOP, OURA] })).toBe(text)
})
