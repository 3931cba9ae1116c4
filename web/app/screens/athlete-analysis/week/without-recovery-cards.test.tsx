import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { detailOf } from '../detail-for-tests.ts'
import { dayRows } from './day-rows.ts'
import { byWakeDay } from './wake-days.ts'
import { notGiven } from './week-chart-card.tsx'
import { weekChart } from './week-charts.ts'
import { WithoutRecoveryCards } from './without-recovery-cards.tsx'

const TODAY = '2026-11-21'
const part = { measure: 'sleep_duration' as const, value: 5.9, low: 5, high: 7.4, place: 'within' as const }
const without = {
  maker: 'Intervals.icu',
  maker_values: [],
  readiness: { day: TODAY, score: 61, place: 'within' as const, parts: [part], missing: [] },
}
const unscored = Array<null>(7).fill(null)
const series = byWakeDay(
  detailOf(TODAY, { recovery: unscored, hrv: [60, 61, 62, 60, 61, 62, 63], rhr: [50, 51, 52, 50, 51, 52, 53] }),
)

it('shows what the maker gives, and nothing that never comes', () => {
  const cards = <WithoutRecoveryCards series={series} today={TODAY} normals={undefined} without={without} />
  const said = linesOf(markupOf(cards)).join(' ')
  expect(said).toMatch(/Corner readiness 61 of 100/)
  expect(said).toMatch(/HRV.* 63 ms/)
  expect(said).toMatch(/Resting heart rate 53 bpm/)
  expect(said).toMatch(/Sleep.* 5\.9 h/)
  expect(said).toMatch(/Data Points 7 of 7 days/)
  expect(said).not.toContain('N/A')
})

it('has no row of the days for what never comes', () => {
  const labels = (isWithout: boolean) => dayRows(series, TODAY, undefined, [], isWithout).map(({ label }) => label)
  expect(labels(true)).toEqual(['HRV', expect.stringMatching(/resting heart rate/i)])
  expect(labels(false)).toContain('Recovery')
})

it('draws no empty line of a recovery, and asks nobody about the device where hours came', () => {
  const { columns } = weekChart('recovery', series, TODAY, true)
  expect(columns.map(({ values }) => values.at(-1))).toEqual([63, 53])
  expect(notGiven('sleep', without)).toBe(
    'Intervals.icu gives the hours asleep, 5.9 h in the newest night, without its times and quality.',
  )
  expect(notGiven('activity', without)).toBe('Intervals.icu gave none in the last 7 days.')
  expect(notGiven('sleep', undefined)).toBeNull()
})
