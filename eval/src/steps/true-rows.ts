import type { Step } from '../checks/turn.ts'
import { type Aggregate, aggregate } from '../formulas/aggregates.ts'
import type { Context } from '../formulas/context.ts'
import { metricOf } from '../records/metrics.ts'
import type { Athlete } from '../records/team.ts'
import { lengthOf, type Window, within } from '../records/window.ts'
import { metricCalled, windowAsked } from './look-up.ts'

/** What the product's look-ups call the statistics. */
const STATISTICS: Record<string, Aggregate> = {
  latest: 'latest',
  average: 'mean',
  weighted_average: 'wmean',
  median: 'median',
  minimum: 'min',
  maximum: 'max',
  total: 'sum',
  deviation: 'sd',
  trend: 'trend',
  change: 'delta_prev',
  halves: 'half_diff',
  consistency: 'hrv_consistency',
  count: 'count',
}
/** In the order of the summary's columns behind its metric. */
const SUMMARY: readonly (readonly [column: number, Aggregate])[] = [
  [1, 'latest'],
  [3, 'mean'],
  [4, 'min'],
  [5, 'max'],
  [7, 'count'],
]

/** Rows of a look-up that the records do not bear out, of rankings, athletes' summaries and days; others are not looked into. */
export function untrueRows(step: Step, context: Context): string[] {
  if (step.tool === 'ranking') return untruePlaces(step, context)
  if (step.tool === 'athlete_summary') return untrueSummary(step, context)
  return step.tool === 'records_by_date' ? untrueDays(step, context) : []
}

function untruePlaces({ title, arguments: asked, rows }: Step, context: Context): string[] {
  const metric = metricCalled(asked.metric)
  const agg = STATISTICS[String(asked.statistic ?? 'latest')]
  if (!metric || !agg) return []
  const window = windowAsked(asked.window, context)
  return rows.flatMap(([, name, value, , records]) => {
    const athlete = named(name, context)
    if (!athlete) return [`${title}: nobody is called ${name}`]
    return [
      ...untrue(athlete, { metric, agg, window }, value, context, title),
      ...untrue(athlete, { metric, agg: 'count', window }, records, context, title),
    ]
  })
}

function untrueSummary({ title, arguments: asked, rows }: Step, context: Context): string[] {
  const athlete = context.team.athletes.find(({ id }) => id === asked.athlete)
  if (!athlete) return [`${title}: nobody has the id ${asked.athlete}`]
  const window = windowAsked(asked.window, context)
  return rows.flatMap((row) => {
    const metric = metricCalled(LABELS[String(row[0]).toLowerCase()])
    if (!metric) return []
    return SUMMARY.flatMap(([column, agg]) => untrue(athlete, { metric, agg, window }, row[column], context, title))
  })
}

const LABELS: Record<string, string> = {
  recovery: 'recovery',
  hrv: 'hrv',
  'resting heart rate': 'resting_heart_rate',
  sleep: 'sleep_duration',
  'sleep quality': 'sleep_quality',
  'sleep efficiency': 'sleep_efficiency',
  'sleep consistency': 'sleep_consistency',
  strain: 'strain',
  'average heart rate': 'average_heart_rate',
  'maximum heart rate': 'max_heart_rate',
}

function untrueDays({ title, rows, columns }: Step, context: Context): string[] {
  const metrics = columns.slice(2).map(({ label }) => metricCalled(LABELS[label.toLowerCase()]))
  return rows.flatMap(([date, name, ...values]) => {
    const athlete = named(name, context)
    if (!athlete) return [`${title}: nobody is called ${name}`]
    const window: Window = { from: String(date), to: String(date), weekdays: undefined }
    return values.flatMap((value, place) => {
      const metric = metrics[place]
      return metric ? untrue(athlete, { metric, agg: 'latest', window }, value, context, title) : []
    })
  })
}

const named = (name: unknown, { team }: Context): Athlete | undefined => team.athletes.find(({ full }) => full === name)

function untrue(
  athlete: Athlete,
  { metric, agg, window }: { metric: keyof Athlete['series']; agg: Aggregate; window: Window },
  shown: unknown,
  { asOf }: Context,
  title: string,
): string[] {
  const right = aggregate(agg, within(athlete.series[metric], window, asOf), lengthOf(window))
  if (typeof shown !== 'number')
    return right === null || agg === 'hrv_consistency' || shown === undefined
      ? []
      : [`${title}: ${athlete.full} has no ${agg} ${metric} there, right is ${right}`]
  const isTrue = right !== null && Math.abs(right - shown) <= (agg === 'count' ? 0 : metricOf(metric).tolerance)
  return isTrue ? [] : [`${title}: ${agg} ${metric} of ${athlete.full} is ${shown}, right is ${right}`]
}
