import { readStatus, type Severity } from '@corner/analytics/athlete-status.ts'
import { METRIC_NAMES, type MetricName, metricOf } from '@corner/analytics/metric-catalogue.ts'
import { unitOf } from '@corner/analytics/statistic-units.ts'
import { readStatistic, STATISTICS, type Statistic, type StatisticValue } from '@corner/analytics/statistics.ts'
import { z } from 'zod'
import { type LeftOut, leftOut, type NamedAthlete, namedIn, recordsIn } from './athletes.ts'
import { COMPARISONS, type Comparison, holds } from './comparisons.ts'
import { defineTool, type Evidence } from './tool.ts'
import { type ReadWindow, readWindow, WindowInput } from './window.ts'
import { boundText, capital, drawnBeside, leftOutText, measureText, windowText } from './wording.ts'

export interface ReadCondition {
  metric: MetricName
  statistic: Statistic
  comparison: Comparison
  value: number
  window: ReadWindow
  /** `average sleep below 7 h`. */
  text: string
}

/** An athlete with their value for each condition, in the order of the conditions. */
export interface Judged {
  athlete: NamedAthlete
  values: readonly StatisticValue[]
  /** By the number of at-risk issues; null: not at risk. */
  severity: Severity | null
}

export interface FindAthletesResult {
  conditions: readonly ReadCondition[]
  combine: 'all' | 'any'
  severity: Severity | null
  /** Who meets them; by how far, furthest first, by the first condition. */
  found: readonly Judged[]
  /** Who does not, though there are values to judge by. */
  others: readonly Judged[]
  /** Who cannot be judged. */
  withoutValue: readonly LeftOut[]
}

export const findAthletes = defineTool({
  description:
    'Who meets conditions such as "average sleep below 7 h" or "latest recovery at least 67 %", by all or any of several; also by severity of the at-risk rules. Values are judged unrounded.',
  input: z.object({
    conditions: z
      .array(
        z.object({
          metric: z.enum(METRIC_NAMES),
          statistic: z.enum(STATISTICS).default('latest'),
          comparison: z.enum(COMPARISONS),
          value: z.number().describe("In the metric's unit"),
          window: WindowInput.optional(),
        }),
      )
      .max(8)
      .default([]),
    combine: z.enum(['all', 'any']).default('all'),
    severity: z
      .enum(['high', 'medium', 'low'])
      .optional()
      .describe('Only athletes at risk of this severity, in the chat period'),
  }),
  async run(scope, { combine, severity = null, ...input }): Promise<FindAthletesResult> {
    const conditions = input.conditions.map(({ window, ...condition }) => ({
      ...condition,
      window: readWindow(scope, window),
      text: `${measureText(condition.metric, condition.statistic)} ${boundText(condition.comparison, condition.value, unitOf(condition.metric, condition.statistic))}`,
    }))
    const inPeriod = await recordsIn(scope, readWindow(scope))
    const inEach = await Promise.all(conditions.map(({ window }) => recordsIn(scope, window)))
    const found: Judged[] = []
    const others: Judged[] = []
    const withoutValue: LeftOut[] = []
    inPeriod.forEach((athlete, place) => {
      const status = readStatus(athlete, scope.today)
      const values = conditions.map(({ metric, statistic }, condition) =>
        readStatistic(metricOf(metric).read(inEach[condition]?.[place] ?? athlete), statistic),
      )
      const judged = {
        athlete: namedIn(athlete),
        values,
        severity: status.issues.length === 0 ? null : status.severity,
      }
      const isOfSeverity = severity === null || judged.severity === severity
      const verdict = judge(conditions, values, combine)
      if (isOfSeverity && verdict === true) found.push(judged)
      else if (isOfSeverity && verdict === null)
        withoutValue.push(leftOut(athlete, Math.max(...values.map(({ records }) => records))))
      else others.push(judged)
    })
    return { conditions, combine, severity, found: furthestFirst(found, conditions[0]), others, withoutValue }
  },
  evidence: ({ conditions, combine, severity, found, others, withoutValue }) => ({
    title: `Athletes with ${titleOf(conditions, combine, severity)}`,
    columns: [
      { label: 'Athlete', unit: '' },
      { label: 'Meets it', unit: '' },
      ...conditions.map(({ metric, statistic }) => ({
        label: capital(measureText(metric, statistic)),
        unit: unitOf(metric, statistic),
      })),
      ...conditions.flatMap((_, place) => [
        { label: ofCondition('Day', place), unit: '' },
        { label: ofCondition('Records', place), unit: '' },
      ]),
      { label: 'Severity', unit: '' },
    ],
    rows: rowsOf([...found, ...furthestFirst(others, conditions[0])], found.length, conditions),
    note: [`${found.length} of ${found.length + others.length} athletes with data.`, leftOutText(withoutValue)]
      .filter(Boolean)
      .join(' '),
  }),
})

/** @param meeting how many of them, the first ones, meet the conditions */
function rowsOf(judged: readonly Judged[], meeting: number, conditions: readonly ReadCondition[]): Evidence['rows'] {
  const columns = conditions.map(({ metric, statistic, value: bound }, condition) =>
    drawnBeside(
      metric,
      judged.map(({ values }) => values[condition]?.value ?? null),
      { statistic, bound },
    ),
  )
  return judged.map(({ athlete, values, severity }, place) => [
    ...[athlete.name, place < meeting ? 'yes' : 'no'],
    ...columns.map((column) => column[place] ?? null),
    ...values.flatMap(({ date, records }) => [date, records]),
    severity,
  ])
}

/** `Records`; of a second condition `Records (2)`. */
const ofCondition = (label: string, place: number) => (place === 0 ? label : `${label} (${place + 1})`)

/** null: it cannot be said, because a value is missing that could decide it. */
function judge(
  conditions: readonly ReadCondition[],
  values: readonly StatisticValue[],
  combine: 'all' | 'any',
): boolean | null {
  if (conditions.length === 0) return true
  const verdicts = conditions.map(({ comparison, value: bound }, place) => {
    const value = values[place]?.value ?? null
    return value === null ? null : holds(comparison, value, bound)
  })
  const deciding = combine === 'any'
  if (verdicts.includes(deciding)) return deciding
  return verdicts.includes(null) ? null : !deciding
}

function furthestFirst(found: readonly Judged[], first: ReadCondition | undefined): Judged[] {
  if (first === undefined) return [...found]
  const sign = first.comparison === 'below' || first.comparison === 'at_most' ? 1 : -1
  const firstValue = ({ values }: Judged) => values[0]?.value ?? null
  return found.toSorted((a, b) => {
    const [one, other] = [firstValue(a), firstValue(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  })
}

function titleOf(conditions: readonly ReadCondition[], combine: 'all' | 'any', severity: Severity | null): string {
  const said = conditions.map(({ text, window }) => `${text}, ${windowText(window)}`)
  if (severity !== null) said.unshift(`${severity} severity`)
  return said.join(combine === 'all' ? ' and ' : ' or ') || 'any records'
}
