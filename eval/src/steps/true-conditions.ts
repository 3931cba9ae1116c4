import type { Step } from '../checks/turn.ts'
import { type Comparison, holds } from '../formulas/comparison.ts'
import type { Context } from '../formulas/context.ts'
import { METRIC_NAMES, type MetricName } from '../records/metrics.ts'
import type { Athlete } from '../records/team.ts'
import { lengthOf, type Window, within } from '../records/window.ts'
import { metricCalled, windowAsked } from './look-up.ts'
import { aggregateOf, named, STATISTICS, untrue } from './row-values.ts'

const COMPARISONS: Readonly<Record<string, Comparison>> = { below: 'lt', at_most: 'lte', above: 'gt', at_least: 'gte' }

interface Condition {
  metric: MetricName
  cmp: Comparison
  bound: number
  asked: Readonly<Record<string, unknown>>
}

const conditionsOf = ({ arguments: { conditions } }: Step): Condition[] =>
  (Array.isArray(conditions) ? conditions : []).flatMap((asked) => {
    const [metric, cmp] = [metricCalled(asked.metric), COMPARISONS[String(asked.comparison)]]
    return metric && cmp ? [{ metric, cmp, bound: Number(asked.value), asked }] : []
  })

/** Who meets the conditions is who is said to, with values that are theirs. */
export function untrueFound(step: Step, context: Context): string[] {
  const { title, rows, arguments: asked, more_rows } = step
  const conditions = conditionsOf(step).map(({ asked: one, ...condition }) => ({
    ...condition,
    ...{ agg: STATISTICS[String(one.statistic ?? 'latest')] ?? 'latest', window: windowAsked(one.window, context) },
  }))
  if (conditions.length === 0 || asked.severity !== undefined) return []
  const meets = (athlete: Athlete) => {
    const verdicts = conditions.map((one) => {
      const value = aggregateOf(athlete, one, context)
      return value !== null && holds(value, one.cmp, one.bound)
    })
    return asked.combine === 'any' ? verdicts.some(Boolean) : verdicts.every(Boolean)
  }
  const found = new Set(rows.filter(([, verdict]) => verdict === 'yes').map(([name]) => name))
  const wrong = context.team.athletes.filter((one) => found.has(one.full) !== meets(one) && more_rows === 0)
  return [
    ...wrong.map(({ full }) => `${title}: ${full} is ${found.has(full) ? '' : 'not '}found, and should not be so`),
    ...rows.flatMap(([name, , ...values]) => {
      const athlete = named(name, context)
      if (!athlete) return [`${title}: nobody is called ${name}`]
      return conditions.flatMap((one, place) => untrue(athlete, one, values[place], context, title))
    }),
  ]
}

/** How many days meet the conditions, or have no record. */
export function untrueCounts(step: Step, context: Context): string[] {
  const { title, rows, arguments: asked } = step
  const window = windowAsked(asked.window, context)
  const conditions = conditionsOf(step)
  return rows.flatMap(([name, shown]) => {
    const athlete = named(name, context)
    if (!athlete) return [`${title}: nobody is called ${name}`]
    const right =
      conditions.length === 0
        ? lengthOf(window) - datesOf(athlete, asked.without, window).size
        : daysThatMeet(athlete, conditions, asked.combine === 'any', window, context)
    return shown === right ? [] : [`${title}: ${shown} days of ${name}, right is ${right}`]
  })
}

/** The days with a value of a metric, or of any; a record of the day after the last is no day of the window. */
function datesOf(athlete: Athlete, metric: unknown, window: Window): Set<string> {
  const known = metricCalled(metric)
  const metrics = known ? [known] : METRIC_NAMES
  return new Set(metrics.flatMap((name) => within(athlete.series[name], window, '').map(({ date }) => date)))
}

function daysThatMeet(
  athlete: Athlete,
  conditions: readonly Condition[],
  isAny: boolean,
  window: Window,
  { asOf }: Context,
): number {
  const met = conditions.map(
    ({ metric, cmp, bound }) =>
      new Set(
        within(athlete.series[metric], window, asOf)
          .filter(({ value }) => holds(value, cmp, bound))
          .map(({ date }) => date),
      ),
  )
  const dates = [...new Set(met.flatMap((days) => [...days]))]
  return dates.filter((date) => (isAny ? true : met.every((days) => days.has(date)))).length
}
