import type { AthleteRecords } from '@corner/analytics/athlete-records.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { z } from 'zod'
import { AthletesInput, type NamedAthlete, namedIn, recordsIn } from './athletes.ts'
import { defineTool } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { columnOf, drawn, windowText } from './wording.ts'

export interface RecordOfDay {
  date: CalendarDay
  athlete: NamedAthlete
  /** Of the metrics asked for; null: no value that day. */
  values: Partial<Record<MetricName, number | null>>
}

export interface RecordsByDateResult {
  window: ReadWindow
  metrics: readonly MetricName[]
  athletes: readonly NamedAthlete[]
  /** Days with a value of at least one of the metrics, newest day first, the athletes of a day in the order given. */
  records: readonly RecordOfDay[]
  /** How many there are; beyond `MOST_RECORDS` the older ones are not in `records`. */
  total: number
}

/** Enough for one athlete's quarter, or a team's week. */
export const MOST_RECORDS = 200

export const recordsByDate = defineTool({
  description: 'The values day by day, newest first: of some athletes and metrics in a window.',
  input: z.object({
    athletes: AthletesInput,
    metrics: z.array(z.enum(METRIC_NAMES)).nonempty().readonly().optional().describe('Absent: every metric'),
    window: WindowInput.optional(),
  }),
  async run(scope, { athletes: ids, metrics = METRIC_NAMES, ...input }): Promise<RecordsByDateResult> {
    const window = readWindow(scope, input.window)
    const athletes = await recordsIn(scope, window, ids)
    const records = athletes
      .flatMap((athlete) => recordsOf(athlete, metrics))
      .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    return {
      ...{ window, metrics, athletes: athletes.map(namedIn) },
      ...{ records: records.slice(0, MOST_RECORDS), total: records.length },
    }
  },
  evidence: ({ window, metrics, records, total }) => ({
    title: `Day by day: ${metrics.map((metric) => metricOf(metric).label).join(', ')}, ${windowText(window)}`,
    columns: [{ label: 'Day', unit: '' }, { label: 'Athlete', unit: '' }, ...metrics.map((metric) => columnOf(metric))],
    rows: records.map(({ date, athlete, values }) => [
      ...[date, athlete.name],
      ...metrics.map((metric) => drawn(metric, values[metric] ?? null)),
    ]),
    note: total > records.length ? `The newest ${records.length} of ${total} records.` : undefined,
  }),
})

function recordsOf(athlete: AthleteRecords, metrics: readonly MetricName[]): RecordOfDay[] {
  const days = new Map<CalendarDay, Partial<Record<MetricName, number | null>>>()
  for (const metric of metrics)
    for (const { date, value } of metricOf(metric).read(athlete)) days.set(date, { ...days.get(date), [metric]: value })
  const nothing = Object.fromEntries(metrics.map((metric) => [metric, null]))
  return [...days].map(([date, values]) => ({ date, athlete: namedIn(athlete), values: { ...nothing, ...values } }))
}
