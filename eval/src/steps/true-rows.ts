import type { Step } from '../checks/turn.ts'
import type { Aggregate } from '../formulas/aggregates.ts'
import type { Context } from '../formulas/context.ts'
import type { Window } from '../records/window.ts'
import { metricCalled, windowAsked } from './look-up.ts'
import { metricLabelled, named, STATISTICS, untrue } from './row-values.ts'
import { untrueCounts, untrueFound } from './true-conditions.ts'
import { untrueSides, untrueTrend } from './true-differences.ts'
import { untrueQuery } from './true-queries.ts'
import { untrueOverview, untrueRanges, untrueRisks } from './true-rules.ts'

/** The columns of a summary behind its metric. */
const SUMMARY: Readonly<Record<string, Aggregate>> = {
  Latest: 'latest',
  Average: 'mean',
  'Latest minus average': 'trend',
  Lowest: 'min',
  Highest: 'max',
  'Change since the record before': 'delta_prev',
  'Later minus earlier half': 'half_diff',
  Median: 'median',
  'Weighted average': 'wmean',
  Total: 'sum',
  'Standard deviation': 'sd',
  Records: 'count',
}

const JUDGES: Readonly<Record<string, (step: Step, context: Context) => string[]>> = {
  ranking: untruePlaces,
  athlete_summary: untrueSummary,
  records_by_date: untrueDays,
  trend: untrueTrend,
  comparison: untrueSides,
  find_athletes: untrueFound,
  count_days: untrueCounts,
  own_range: untrueRanges,
  at_risk: untrueRisks,
  team_overview: untrueOverview,
  query: untrueQuery,
}

/** Rows of a look-up that the records do not bear out, by formulas of ours; articles, coverage and relations are not looked into. */
export const untrueRows = (step: Step, context: Context): string[] => JUDGES[step.tool]?.(step, context) ?? []

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

function untrueSummary({ title, arguments: asked, columns, rows }: Step, context: Context): string[] {
  const athlete = context.team.athletes.find(({ id }) => id === asked.athlete)
  if (!athlete) return [`${title}: nobody has the id ${asked.athlete}`]
  const window = windowAsked(asked.window, context)
  return rows.flatMap((row) => {
    const metric = metricLabelled(row[0])
    if (!metric) return []
    return columns.flatMap(({ label }, place) => {
      const agg = SUMMARY[label]
      return agg ? untrue(athlete, { metric, agg, window }, row[place], context, title) : []
    })
  })
}

function untrueDays({ title, rows, columns }: Step, context: Context): string[] {
  const metrics = columns.slice(2).map(({ label }) => metricLabelled(label))
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
