import { byNameThenId } from '@corner/analytics/athlete-status.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import type { Metric } from '@corner/analytics/metrics/metric.ts'
import { ofOneProvider } from '@corner/analytics/one-provider.ts'
import { unitOf } from '@corner/analytics/statistic-units.ts'
import { readStatistic, STATISTICS, type Statistic, type StatisticValue } from '@corner/analytics/statistics.ts'
import { z } from 'zod'
import { type LeftOut, leftOut, type NamedAthlete, namedIn, ofAnotherMaker, recordsIn } from './athletes.ts'
import { defineTool } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { capital, drawn, leftOutText, measureText, windowText } from './wording.ts'

/** Who has how much; equal values share a place. */
export interface Place extends StatisticValue {
  place: number
  athlete: NamedAthlete
  value: number
}

export interface RankingResult {
  window: ReadWindow
  metric: MetricName
  statistic: Statistic
  /** Of the values: the difference unit for trend, change and halves. */
  unit: Metric['unit'] | Metric['differenceUnit']
  order: 'highest' | 'lowest'
  /** Everybody with a value, first place first. */
  places: readonly Place[]
  /** How many of them were asked for; whoever ties with the last of them belongs to them. */
  listed: number
  leftOut: readonly LeftOut[]
}

export const ranking = defineTool({
  description:
    'Athletes in order of one metric: who has the highest or lowest latest value, average, trend or other statistic. It lists everybody with a value, and who is left out and why.',
  input: z.object({
    metric: z.enum(METRIC_NAMES),
    statistic: z.enum(STATISTICS).default('latest'),
    order: z.enum(['highest', 'lowest']).default('highest').describe('Which end comes first'),
    limit: z.int().min(1).max(200).optional().describe('How many are asked for; absent: everybody'),
    window: WindowInput.optional(),
  }),
  async run(scope, { metric, statistic, order, limit, ...input }): Promise<RankingResult> {
    const window = readWindow(scope, input.window)
    const athletes = await recordsIn(scope, window)
    const alike = ofOneProvider(athletes)
    const read = alike.map((athlete) => ({ athlete, ...readStatistic(metricOf(metric).read(athlete), statistic) }))
    const sign = order === 'highest' ? -1 : 1
    const valued = read
      .flatMap((one) => (one.value === null ? [] : [{ ...one, value: one.value }]))
      .sort((a, b) => sign * (a.value - b.value) || byNameThenId(a.athlete, b.athlete))
    const places = valued.map(({ athlete, ...one }) => ({
      place: valued.findIndex(({ value }) => value === one.value) + 1,
      athlete: namedIn(athlete),
      ...one,
    }))
    return {
      ...{ window, metric, statistic, unit: unitOf(metric, statistic), order, places },
      listed: limit === undefined ? places.length : places.filter(({ place }) => place <= limit).length,
      leftOut: [
        ...read.flatMap(({ athlete, value, records }) => (value === null ? [leftOut(athlete, records)] : [])),
        ...ofAnotherMaker(athletes, alike),
      ],
    }
  },
  evidence: ({ window, metric, statistic, unit, order, places, leftOut }) => ({
    title: `Ranking by ${measureText(metric, statistic)}, ${order} first, ${windowText(window)}`,
    columns: [
      { label: 'Place', unit: '' },
      { label: 'Athlete', unit: '' },
      { label: capital(measureText(metric, statistic)), unit },
      { label: 'Day', unit: '' },
      { label: 'Records', unit: '' },
    ],
    rows: places.map(({ place, athlete, value, date, records }) => [
      ...[place, athlete.name, drawn(metric, value, { statistic }), date, records],
    ]),
    note: leftOutText(leftOut),
  }),
})
