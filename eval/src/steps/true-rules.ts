import type { Context } from '../formulas/context.ts'
import { ownRange } from '../formulas/own-range.ts'
import { atRiskIssues, dataCoverage, severityOf, teamHealth, topPerformers } from '../formulas/product-rules.ts'
import { metricOf } from '../records/metrics.ts'
import type { Athlete } from '../records/team.ts'
import { windowAsked } from './look-up.ts'
import { isClose, metricLabelled, named, teamValueOf, untrue } from './row-values.ts'
import type { Step } from './step.ts'

/** Half of the last digit of a value shown as a whole number. */
const WHOLE = 0.51

/** In a summary, the week's mean of the HRV, and the bounds it is compared with. */
export function untrueRange(
  row: Step['rows'][number],
  columns: Step['columns'],
  athlete: Athlete,
  { asOf }: Context,
): string[] {
  if (!String(row[0]).startsWith('HRV, ')) return []
  const right = ownRange(athlete.series.hrv_rmssd_milli, asOf).milliseconds
  const shown = ['Average', 'Lowest', 'Highest'].map((label) => row[columns.findIndex((one) => one.label === label)])
  const [mean, ...bounds] = right.map((value, place) => isClose(shown[place], value, WHOLE))
  // One row is the week, the other the range, whose middle our formulas do not have.
  const isTrue = String(row[0]).includes('7-day mean') ? mean : !bounds.includes(false)
  return isTrue ? [] : [`${row[0]} of ${athlete.full} is ${shown.join(', ')}, right is ${right.join(', ')}`]
}

/** The rules are specified for the chat's own period; other windows are not checked. */
const isPeriod = ({ arguments: { window } }: Step) => window === undefined

/** Who is at risk, by how many issues, and with which severity. */
export function untrueRisks(step: Step, context: Context): string[] {
  const { title, rows, arguments: asked, more_rows } = step
  // For fewer than three days it is the default period.
  if (!isPeriod(step) || context.days < 3) return []
  const faults = rows.flatMap(([name, severity, issues]) => {
    const athlete = named(name, context)
    if (!athlete) return [`${title}: nobody is called ${name}`]
    const right = atRiskIssues(athlete, context).length
    return issues === right && severity === severityOf(right)
      ? []
      : [`${title}: ${name} has ${issues} issues, ${severity}, right is ${right}`]
  })
  const isEverybody = asked.athletes === undefined && asked.severity === undefined && more_rows === 0
  const flagged = context.team.athletes.filter((athlete) => atRiskIssues(athlete, context).length > 0)
  const missing = isEverybody ? flagged.filter(({ full }) => !rows.some(([name]) => name === full)) : []
  return [...faults, ...missing.map(({ full }) => `${title}: ${full} is at risk and not listed`)]
}

/** The team's means, and for the chat's period its score, who has data, and the top performers. */
export function untrueOverview(step: Step, context: Context): string[] {
  const { title, rows } = step
  const window = windowAsked(step.arguments.window, context)
  const percents: Record<string, number | null> = {
    'Team Health Score': teamHealth(context),
    'Athletes with any data': dataCoverage(context),
  }
  const { must, may } = topPerformers(context)
  return rows.flatMap(([what, name, latest, , mean]) => {
    const metric = metricLabelled(what)
    if (metric) {
      const isTrue = ([shown, agg]: readonly [unknown, 'latest' | 'mean']) =>
        isClose(shown, teamValueOf({ metric, agg, window }, context), metricOf(metric).tolerance)
      const shown = [[latest, 'latest'] as const, [mean, 'mean'] as const]
      return shown.filter((one) => !isTrue(one)).map(([value, agg]) => `${title}: ${agg} ${metric} is ${value}`)
    }
    const athlete = named(name, context)
    const own = { metric: 'recovery_score', agg: 'latest', window } as const
    if (athlete && what !== 'Attention') {
      const isTop = !isPeriod(step) || what !== 'Top performer' || [...must, ...may].includes(athlete)
      return [
        ...(isTop ? [] : [`${title}: ${name} is no top performer`]),
        ...untrue(athlete, own, latest, context, title),
      ]
    }
    const right = percents[String(what)]
    if (!isPeriod(step) || right === undefined || isClose(latest, right, WHOLE)) return []
    return [`${title}: ${what} is ${latest}, right is ${right}`]
  })
}
