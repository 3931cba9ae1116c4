import type { Step } from '../checks/turn.ts'
import { type Aggregate, halfDifference } from '../formulas/aggregates.ts'
import { ofOneProvider } from '../formulas/athlete-values.ts'
import type { Context } from '../formulas/context.ts'
import { type MetricName, metricOf } from '../records/metrics.ts'
import { type Window, within } from '../records/window.ts'
import { metricCalled, windowAsked } from './look-up.ts'
import { aggregateOf, isClose, metricWithin, named, type Read, STATISTICS, teamValueOf, untrue } from './row-values.ts'

const DAY = /^\d{4}-\d\d-\d\d$/
const TREND: Readonly<Record<string, Aggregate>> = {
  'Later minus earlier half': 'half_diff',
  Average: 'mean',
  Latest: 'latest',
  'Latest minus average': 'trend',
}
/** Differences are shown with one decimal. */
const TENTH = 0.051
/** Whose record of a day comes first is nowhere said: which half it falls in moves a team's change by so much of its metric's step. */
const TEAM_HALVES_STEPS = 2

/** The summary rows of an athlete's trend and its days; of the team's the change. */
export function untrueTrend({ title, arguments: asked, rows }: Step, context: Context): string[] {
  const metric = metricCalled(asked.metric)
  if (!metric) return []
  const window = windowAsked(asked.window, context)
  const athlete = context.team.athletes.find(({ id }) => id === asked.athlete)
  if (asked.athlete !== undefined && !athlete) return [`${title}: nobody has the id ${asked.athlete}`]
  return rows.flatMap(([what, value]) => {
    const agg = TREND[String(what)]
    if (!athlete) return agg === 'half_diff' ? untrueHalves(metric, window, value, context, title) : []
    if (agg) return untrue(athlete, { metric, agg, window }, value, context, title)
    const day: Window = { from: String(what), to: String(what), weekdays: undefined }
    return DAY.test(String(what)) ? untrue(athlete, { metric, agg: 'latest', window: day }, value, context, title) : []
  })
}

function untrueHalves(metric: MetricName, window: Window, shown: unknown, context: Context, title: string): string[] {
  const pooled = ofOneProvider(context.team.athletes)
    .flatMap(({ series }) => within(series[metric], window, context.asOf))
    .sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
  const right = halfDifference(pooled.map(({ value }) => value))
  const slack = TEAM_HALVES_STEPS * metricOf(metric).tolerance
  return isClose(shown, right, slack) ? [] : [`${title}: the team's halves are ${shown} apart, right is ${right}`]
}

/** Each side's value, and what two sides or two windows are apart in. */
export function untrueSides({ title, arguments: asked, rows }: Step, context: Context): string[] {
  const agg = STATISTICS[String(asked.statistic ?? 'average')]
  if (!agg) return []
  const windows = [asked.window, ...(asked.otherWindow ? [asked.otherWindow] : [])].map((one) =>
    windowAsked(one, context),
  )
  return rows.flatMap(([who, what, shown]) => {
    const metric = metricWithin(what)
    if (!metric) return [`${title}: nothing is called ${what}`]
    const sides = windows.map((window): Read => ({ metric, agg, window }))
    const right = String(what).startsWith('Difference')
      ? differencesOf(String(who), sides, context)
      : sides.map((side) => sideOf(String(who), side, context))
    const tolerance = String(what).startsWith('Difference') ? TENTH : metricOf(metric).tolerance
    return right.some((value) => isClose(shown, value, tolerance))
      ? []
      : [`${title}: ${what} of ${who} is ${shown}, right is ${right.join(' or ')}`]
  })
}

function sideOf(who: string, read: Read, context: Context): number | null {
  const athlete = named(who, context)
  return athlete ? aggregateOf(athlete, read, context) : teamValueOf(read, context)
}

/** Of two windows what one side is apart in; of two sides what they are, in either window. */
function differencesOf(who: string, reads: readonly Read[], context: Context): (number | null)[] {
  const minus = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b)
  const [one = '', other] = who.split(' minus ')
  if (other !== undefined) return reads.map((read) => minus(sideOf(one, read, context), sideOf(other, read, context)))
  const [now = null, before = null] = reads.map((read) => sideOf(one, read, context))
  return [minus(now, before)]
}
