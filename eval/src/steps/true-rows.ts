import type { Aggregate } from '../formulas/aggregates.ts'
import type { Context } from '../formulas/context.ts'
import { windowAsked } from './look-up.ts'
import { metricLabelled, untrue } from './row-values.ts'
import type { Step } from './step.ts'
import { untrueQuery } from './true-queries.ts'
import { untrueOverview, untrueRange, untrueRisks } from './true-rules.ts'

/** The columns of a summary after its metric. */
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
  athlete_summary: untrueSummary,
  at_risk: untrueRisks,
  team_overview: untrueOverview,
  query: untrueQuery,
}

/** Rows of a look-up that the records do not confirm, by our formulas; articles and coverage are not checked. */
export const untrueRows = (step: Step, context: Context): string[] => JUDGES[step.tool]?.(step, context) ?? []

function untrueSummary({ title, arguments: asked, columns, rows }: Step, context: Context): string[] {
  const athlete = context.team.athletes.find(({ id }) => id === asked.athlete)
  if (!athlete) return [`${title}: nobody has the id ${asked.athlete}`]
  const window = windowAsked(asked.window, context)
  return rows.flatMap((row) => {
    const metric = metricLabelled(row[0])
    if (!metric) return untrueRange(row, columns, athlete, context).map((fault) => `${title}: ${fault}`)
    return columns.flatMap(({ label }, place) => {
      const agg = SUMMARY[label]
      return agg ? untrue(athlete, { metric, agg, window }, row[place], context, title) : []
    })
  })
}
