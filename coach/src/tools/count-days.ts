import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { sumOf } from '@corner/analytics/averages.ts'
import { dayLabel } from '@corner/analytics/day-label.ts'
import { daysOf } from '@corner/analytics/day-window.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import { AthletesInput, type NamedAthlete, namedIn, recordsIn } from './athletes.ts'
import { COMPARISONS, type Comparison, holds } from './comparisons.ts'
import { defineTool } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { boundText, windowText, writeValue } from './wording.ts'

export interface DayCondition {
  metric: MetricName
  comparison: Comparison
  value: number
}

export interface AthleteDays {
  athlete: NamedAthlete
  connected: boolean
  /** How many days meet the conditions, or have no record. */
  count: number
  /** Which, oldest first, each with its value for every condition; without values where there is no record. */
  days: readonly { date: CalendarDay; values: readonly (number | null)[] }[]
  /** On how many days there was a value to judge by (all conditions' metrics, or any one with `any`). */
  judged: number
}

export interface CountDaysResult {
  window: ReadWindow
  /** Empty: days without a record are counted. */
  conditions: readonly DayCondition[]
  combine: 'all' | 'any'
  /** Days without a value of this metric; null: without any record. Only where `conditions` is empty. */
  without: MetricName | null
  athletes: readonly AthleteDays[]
}

export const countDays = defineTool({
  description:
    'On how many days, and on which, athletes met conditions such as "sleep below 6 h"; without conditions: on how many days they have no record (of a metric, with `without`).',
  input: z.object({
    athletes: AthletesInput,
    conditions: z
      .array(
        z.object({
          metric: z.enum(METRIC_NAMES),
          comparison: z.enum(COMPARISONS),
          value: z.number().describe("In the metric's unit"),
        }),
      )
      .max(8)
      .default([]),
    combine: z.enum(['all', 'any']).default('all'),
    without: z.enum(METRIC_NAMES).optional().describe('Count days without a value of this metric; absent: without any'),
    window: WindowInput.optional(),
  }),
  async run(scope, { athletes: ids, conditions, combine, without = null, ...input }): Promise<CountDaysResult> {
    const window = readWindow(scope, input.window)
    const athletes = await recordsIn(scope, window, ids)
    const every = daysOf(window)
    return {
      ...{ window, conditions, combine, without: conditions.length === 0 ? without : null },
      athletes: athletes.map((athlete) => {
        const counted =
          conditions.length === 0 ? daysWithout(athlete, without, every) : daysThatMeet(athlete, conditions, combine)
        return { athlete: namedIn(athlete), connected: athlete.whoop_connected, count: counted.days.length, ...counted }
      }),
    }
  },
  evidence: ({ window, conditions, combine, without, athletes }) => ({
    title: `Days ${daysText(conditions, combine, without)}, ${windowText(window)}`,
    columns: [
      { label: 'Athlete', unit: '' },
      { label: 'Days', unit: '' },
      { label: 'Which', unit: '' },
      { label: 'Days with a value', unit: '' },
    ],
    rows: athletes.map(({ athlete, count, days, judged }) => [
      ...[athlete.name, count, days.map((day) => dayText(day, conditions)).join(', '), judged],
    ]),
    note: athletes.length > 1 ? totalText(athletes) : undefined,
  }),
})

/** `Nov 5 (34%)`, with the value for every condition. */
function dayText({ date, values }: AthleteDays['days'][number], conditions: readonly DayCondition[]): string {
  const said = conditions.flatMap(({ metric, value: bound }, place) => {
    const value = values[place] ?? null
    return value === null ? [] : [writeValue(metric, value, [bound])]
  })
  return said.length === 0 ? dayLabel(date) : `${dayLabel(date)} (${said.join(', ')})`
}

/** `3 of 24 athletes, 7 days in all.` */
function totalText(athletes: readonly AthleteDays[]): string {
  const days = sumOf(athletes.map(({ count }) => count))
  return `${athletes.filter(({ count }) => count > 0).length} of ${athletes.length} athletes, ${days} days in all.`
}

type Counted = Pick<AthleteDays, 'days' | 'judged'>

function daysWithout(athlete: AthleteRecords, without: MetricName | null, every: readonly CalendarDay[]): Counted {
  const metrics = without === null ? METRIC_NAMES : [without]
  const known = new Set(
    metrics.flatMap((metric) =>
      metricOf(metric)
        .read(athlete)
        .map(({ date }) => date),
    ),
  )
  const missing = every.filter((date) => !known.has(date))
  return { days: missing.map((date) => ({ date, values: [] })), judged: every.length - missing.length }
}

function daysThatMeet(athlete: AthleteRecords, conditions: readonly DayCondition[], combine: 'all' | 'any'): Counted {
  const series = conditions.map(
    ({ metric }) =>
      new Map(
        metricOf(metric)
          .read(athlete)
          .map(({ date, value }) => [date, value]),
      ),
  )
  const dates = [...new Set(series.flatMap((values) => [...values.keys()]))].sort()
  const days = dates.map((date) => ({ date, values: series.map((values) => values.get(date) ?? null) }))
  const judged = days.filter(({ values }) => combine === 'any' || !values.includes(null))
  const meets = (values: readonly (number | null)[]) => {
    const verdicts = conditions.map(({ comparison, value: bound }, place) => {
      const value = values[place] ?? null
      return value !== null && holds(comparison, value, bound)
    })
    return combine === 'all' ? verdicts.every(Boolean) : verdicts.some(Boolean)
  }
  return { days: judged.filter(({ values }) => meets(values)), judged: judged.length }
}

function daysText(conditions: readonly DayCondition[], combine: 'all' | 'any', without: MetricName | null): string {
  if (conditions.length === 0) return without === null ? 'without a record' : `without ${metricOf(without).label}`
  const said = conditions.map(
    ({ metric, comparison, value }) =>
      `${metricOf(metric).label} ${boundText(comparison, value, metricOf(metric).unit)}`,
  )
  return `with ${said.join(combine === 'all' ? ' and ' : ' or ')}`
}
