import { addDays } from '@corner/analytics/days/calendar.ts'
import type { VitalOfWeek } from '@corner/contract/entities/ai-insights.ts'
import { expect, it } from 'vitest'
import { linesOf, markupOf } from '../../../shared/rendered-for-tests.tsx'
import { detailOf } from '../detail-for-tests.ts'
import { vitalLines } from '../insights/vital-text.ts'
import { ActivityNumbers } from './activity-numbers.tsx'
import { readDetailStatus } from './athlete-status.ts'
import { dayRows, rowScale } from './day-rows.ts'
import { DaysCard } from './days-card.tsx'
import { FlagsCard } from './flags-card.tsx'
import { LinkCard } from './link-card.tsx'
import { NewestValues } from './newest-values.tsx'
import { normalRanges } from './normal-ranges.ts'
import { TodayCard } from './today-card.tsx'
import { TodayFigures } from './today-figures.tsx'
import { byWakeDay } from './wake-days.ts'
import { WeekCards } from './week-cards.tsx'
import { weekChart } from './week-charts.ts'

const TODAY = '2026-11-21'
const usual = (count: number, low: number, high: number) =>
  Array.from({ length: count }, (_, place) => (place % 2 ? high : low))
/** Four weeks between 50 and 60 %, and a low morning. */
const DETAIL = detailOf(TODAY, {
  recovery: [...usual(28, 50, 60), 20],
  hrv: [...usual(28, 60, 70), 61],
  quality: [...usual(28, 70, 80), 75],
  hours: [...usual(28, 7, 8), 4.7],
  strain: [...usual(6, 10, 12), null],
})
const SERIES = byWakeDay(DETAIL)
const NORMALS = normalRanges(DETAIL)
const text = (element: Parameters<typeof markupOf>[0]) => linesOf(markupOf(element)).join(' ')

it('says in one sentence how the athlete is, with the own range of the cards, and what the day is judged', () => {
  const shown = text(<TodayCard athleteId="a" week={DETAIL} normals={NORMALS} />)
  expect(shown).toContain('Malik is in the red this morning, under own range 50 to 60%')
  const { headline, action } = DETAIL.ai_insights
  expect(shown).toContain(`${headline?.title}:`)
  expect(shown).toContain(action ?? 'no action')
  const cards = text(<WeekCards series={SERIES} today={TODAY} periodDays={7} normals={NORMALS} />)
  expect(cards).toContain('30 points under own range 50 to 60%')
  expect(cards).toContain('within own range 70 to 80%')
})

it('says nothing of a range that is not loaded, nor of a verdict that could not be made', () => {
  const { error: _, ...insights } = DETAIL.ai_insights
  const week = { ...DETAIL, ai_insights: { ...insights, verdict: null, headline: null, action: null } }
  expect(text(<TodayCard athleteId="a" week={week} normals={undefined} />)).toMatch(
    / Malik is in the red this morning; 4\.7\sh of sleep last night\.$/,
  )
})

it('has a row for each metric with seven values, and a range for all but strain', () => {
  const rows = dayRows(SERIES, TODAY, NORMALS)
  expect(rows.map(({ label, values, range }) => [label, values.at(-1), range !== null])).toEqual([
    ['Recovery', 20, true],
    ['HRV', 61, true],
    ['Sleep', 4.7, true],
    ['Strain', null, false],
  ])
  expect(rows.every(({ values }) => values.length === 7)).toBe(true)
  expect(dayRows(SERIES, TODAY, undefined).every(({ range }) => range === null)).toBe(true)
})

it('has a row for a vital that is a sign, with its own range, and its night and range in words', () => {
  const week = [
    { date: addDays(TODAY, -2), value: 15.4 },
    { date: addDays(TODAY, -1), value: 16 },
  ]
  const night = addDays(TODAY, -1)
  const vital: VitalOfWeek = {
    metric: 'respiratory_rate',
    night,
    value: 16,
    range: { low: 15.11, high: 15.78 },
    week,
  }
  const rows = dayRows(SERIES, TODAY, NORMALS, [vital])
  expect(rows.map(({ label }) => label)).toEqual(['Recovery', 'HRV', 'Sleep', 'Respiratory rate', 'Strain'])
  const beside = dayRows(SERIES, TODAY, NORMALS, [{ ...vital, metric: 'hrv' }, vital])
  expect(beside.map(({ label }) => label)).toEqual(rows.map(({ label }) => label))
  const shown = text(<DaysCard rows={rows} today={TODAY} />)
  expect(shown).toMatch(/Respiratory rate, breaths\/min\s*own 15\.1 to 15\.8/)
  expect(shown).toMatch(/15\.4\s+16\.0\s*, above own range\s+–/)
  expect(vitalLines([vital], '')?.lead).toBe(
    'Respiratory rate in the night to Nov 20: 16.0 breaths/min, 0.2 breaths/min above own range 15.1 to 15.8 breaths/min.',
  )
  expect(vitalLines([{ ...vital, range: null }], '')?.lead).toBe(
    'Respiratory rate in the night to Nov 20: 16.0 breaths/min, own range not known yet.',
  )
})

it('has a row for the resting heart rate also where it is no sign, with its own range', () => {
  const detail = detailOf(TODAY, { recovery: usual(29, 50, 60), rhr: [...usual(28, 50, 52), 53] })
  const rows = dayRows(byWakeDay(detail), TODAY, normalRanges(detail))
  expect(rows.map(({ label }) => label)).toEqual(['Recovery', 'HRV', 'Sleep', 'Resting heart rate', 'Strain'])
  const shown = text(<DaysCard rows={rows} today={TODAY} />)
  expect(shown).toMatch(/Resting heart rate, bpm\s*own 50 to 52.*53\s*, above own range/)
  // Once, also where it is a sign.
  const vital = { metric: 'resting_heart_rate', night: TODAY, value: 53, range: null, week: [] } as const
  expect(dayRows(byWakeDay(detail), TODAY, normalRanges(detail), [{ ...vital, week: [] }])).toEqual(rows)
})

it('has on a phone the three numbers of today under the name, each with its day unless it is today', () => {
  const figures = (detail: typeof DETAIL) =>
    text(<TodayFigures status={readDetailStatus('a', detail)} today={detail.data_summary.analysis_date} />)
  const values = { recovery: [60, 20], hours: [7, 4.4], strain: [12, 0.4] }
  expect(figures(detailOf(TODAY, values))).toBe('20% Recovery 4.4 h Sleep 0.4 so far Strain')
  // Before the night is in, yesterday's are said to be so.
  const early = { recovery: [60, null], hours: [7, null], strain: [12, null] }
  expect(figures(detailOf(TODAY, early))).toBe('60% Recovery yesterday 7.0 h Sleep yesterday 12.0 Strain yesterday')
  expect(figures(detailOf(TODAY, {}))).toBe('')
})

it('places the lowest of values and range at the bottom, and a strain by its scale of 21', () => {
  const [recovery, , , strain] = dayRows(SERIES, TODAY, NORMALS)
  if (!recovery || !strain) throw new Error('no rows')
  expect(rowScale(recovery)(20)).toBe(0)
  expect(rowScale(recovery)(60.1)).toBeGreaterThan(99)
  expect(rowScale(strain)(10.5)).toBe(50)
  expect(rowScale({ ...recovery, range: null, values: [50, null] })(50)).toBe(50)
})

it('says that the strain of today is so far, and gives no shape to a flag but that of its severity', () => {
  const detail = detailOf(TODAY, { recovery: [80, 80, 80, 60], strain: [12, 14, 4], hours: [8, 8, 8, 8] })
  const rows = dayRows(byWakeDay(detail), TODAY, undefined)
  expect(text(<DaysCard rows={rows} today={TODAY} />)).toMatch(/Strain.*12\.0\s+14\.0\s+4\.0\s+so far$/)
  const status = readDetailStatus('a', detail)
  expect([status.severity, status.issues.length]).toEqual(['low', 1])
  const flags = (severity: typeof status.severity) =>
    markupOf(<FlagsCard days={7} today={TODAY} status={{ ...status, severity }} failure={null} />)
  const shapes = (['high', 'medium', 'low'] as const).map((severity) =>
    ['red', 'caution'].filter((state) => flags(severity).includes(`var(--${state})`)),
  )
  expect(shapes).toEqual([['red'], ['caution'], []])
})

it('gives the numbers of the Activity tab: today so far, the finished days, the workouts', () => {
  const detail = detailOf(TODAY, { strain: [12, 14, 4] })
  const { stats } = detail.activity
  const shown = (week: typeof detail) => text(<ActivityNumbers week={week} />)
  expect(shown({ ...detail, activity: { ...detail.activity, stats: { ...stats, total_duration_hours: 6.24 } } })).toBe(
    'Daily Strain 4.0 so far today Average 13.0 of 2 finished days Workouts 6.2 h in 7 days',
  )
  expect(shown(detailOf(TODAY, { strain: [12, null] }))).toBe(
    'Daily Strain 12.0 Nov 20 Average 12.0 of 1 finished day Workouts – in 7 days',
  )
})

it('asks for a device instead of showing empty figures and ranges', () => {
  expect(text(<LinkCard name="Levi Patel" />)).toMatch(
    /^Ask Levi to link a device How: Levi signs in.* No device is linked/,
  )
  const bare = text(
    <WeekCards series={byWakeDay(detailOf(TODAY, {}))} today={TODAY} periodDays={7} normals={undefined} isBare />,
  )
  expect(bare.match(/N\/A/g)?.length).toBeGreaterThanOrEqual(4)
  expect(bare).not.toContain('range')
})

it('tells each day in words, a value outside the own range too', () => {
  const markup = markupOf(<DaysCard rows={dayRows(SERIES, TODAY, NORMALS)} today={TODAY} />)
  expect(markup).toContain('20<span class="visually-hidden">, under own range</span>')
  expect(linesOf(markup).join(' ')).toContain('Nov 15')
  expect(markup).toContain('no value')
  expect(markup.match(/<th scope="row"/g)).toHaveLength(4)
})

it('tells the range of HRV as one of single nights: the week has a range of its own in the texts', () => {
  const shown = text(<DaysCard rows={dayRows(SERIES, TODAY, NORMALS)} today={TODAY} />)
  expect(shown).toMatch(/HRV.{1,6}nights usually 60 to 70/)
  expect(shown).toMatch(/Recovery.{1,6}own 50 to 60/)
})

it('names the day of a newest value over a chart unless it is the last one', () => {
  const old = byWakeDay(detailOf(addDays(TODAY, -1), { recovery: [50, 55], hrv: [60, 61] }))
  const over = (series: typeof old) => {
    const chart = weekChart('recovery', series, TODAY)
    return text(<NewestValues columns={chart.columns} days={chart.places} normals={NORMALS} />)
  }
  expect(over(old)).toContain('Recovery Score 55% Nov 20')
  expect(over(SERIES)).not.toContain('Nov')
})

it('has a band word on a recovery of today, one with its day on that of yesterday, and none on an older one', () => {
  const cards = (recovery: (number | null)[]) =>
    text(
      <WeekCards series={byWakeDay(detailOf(TODAY, { recovery }))} today={TODAY} periodDays={7} normals={undefined} />,
    )
  expect(cards([73])).toMatch(/73\s*%.* Ready(?! yesterday)/)
  expect(cards([73, null])).toMatch(/73\s*% yesterday.* Ready yesterday/)
  const older = cards([73, null, null])
  expect(older).toMatch(/73\s*% Nov 19/)
  expect(older).not.toContain('Ready')
})
