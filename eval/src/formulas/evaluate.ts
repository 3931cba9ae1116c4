import { type MetricName, metricOf } from '../records/metrics.ts'
import type { Athlete } from '../records/team.ts'
import { type Aggregate, aggregateDay, halfDifference, meanOf } from './aggregates.ts'
import { ofOneProvider, pointsIn, read } from './athlete-values.ts'
import { holds } from './comparison.ts'
import type { Context } from './context.ts'
import { correlationOf } from './correlation.ts'
import type { Condition, Formula } from './formula.ts'
import { ownRange } from './own-range.ts'
import {
  atRiskIssues,
  dataCoverage,
  guidanceBand,
  type Issue,
  severityOf,
  teamHealth,
  topPerformers,
} from './product-rules.ts'

/** For a formula about an athlete the reply should have named, where it named nobody. */
export class MissingAthlete extends Error {}

/** A right number, with what a reply has to show for it. */
export interface NumberAnswer {
  kind: 'number'
  /** null: there is none, and the reply has to say so. */
  value: number | null
  metric: MetricName | null
  /**
   * `level` is a metric's own value, `difference` between two of them, `count` of days, athletes or records, `share`
   * any other.
   */
  form: 'level' | 'difference' | 'count' | 'share'
  /** The owner; null: the team, or nobody in particular. */
  of: Athlete | null
  /** The number of pairs of a correlation. */
  pairs?: number
}
export type Answer =
  | NumberAnswer
  /** All of `must`, and as many of `may` as needed to reach `size`. */
  | { kind: 'athletes'; must: readonly Athlete[]; may: readonly Athlete[]; size: number }
  | { kind: 'day'; day: string | null }
  | { kind: 'truth'; truth: boolean | null }
  | { kind: 'key'; key: string }
  | { kind: 'issues'; of: Athlete; issues: readonly Issue[] }

export function evaluate(formula: Formula, context: Context): Answer {
  const { team } = context
  switch (formula.op) {
    case 'value': {
      const { agg } = formula
      const athlete = subjectOf(formula.of, context)
      if (agg === 'date_of_min' || agg === 'date_of_max' || agg === 'date_latest')
        return { kind: 'day', day: aggregateDay(agg, pointsIn(athlete, context, formula.metric, formula.window)) }
      return numberOf(athlete, { ...formula, agg }, context)
    }
    case 'value_of_answer':
      return numberOf(known(context.answer, 'answer'), formula, context)
    case 'value_of_prev_answer':
      return numberOf(known(context.previousAnswer, 'answer of the first turn'), formula, context)
    case 'argmin':
    case 'argmax': {
      const enough = formula.min_values ?? 0
      const candidates = valuesOf(formula, context).filter(
        ({ athlete }) => pointsIn(athlete, context, formula.metric, formula.window).length >= enough,
      )
      return inOrder(candidates, formula.op === 'argmin' ? 1 : -1, 1, metricOf(formula.metric).tolerance)
    }
    case 'rank':
      return inOrder(valuesOf(formula, context), formula.order === 'asc' ? 1 : -1, formula.n, 0)
    case 'filter':
      return allOf(team.athletes.filter((athlete) => meets(athlete, formula.where, context)))
    case 'count_athletes':
      return count(team.athletes.filter((athlete) => meets(athlete, formula.where, context)).length)
    case 'team_mean': {
      const value = meanOf(valuesOf(formula, context).map((one) => one.value))
      return { kind: 'number', value, metric: formula.metric, form: formOf(formula.agg), of: null }
    }
    case 'team_half_diff': {
      // Pooled by date; on the same day by the athletes' ids.
      const pooled = ofOneProvider(team.athletes).flatMap((athlete) =>
        pointsIn(athlete, context, formula.metric, formula.window),
      )
      const value = halfDifference(
        pooled.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date))).map((one) => one.value),
      )
      return { kind: 'number', value, metric: formula.metric, form: 'difference', of: null }
    }
    case 'diff': {
      const [a, b] = [evaluate(formula.a, context), evaluate(formula.b, context)]
      if (a.kind !== 'number' || b.kind !== 'number') throw new Error('A difference is of two numbers')
      const value = a.value === null || b.value === null ? null : a.value - b.value
      return { kind: 'number', value, metric: formula.a.metric, form: 'difference', of: null }
    }
    case 'corr': {
      const athlete = subjectOf(formula.of, context)
      const series = (metric: MetricName) => pointsIn(athlete, context, metric, formula.window)
      const { r, pairs } = correlationOf(series(formula.x.metric), series(formula.y.metric), formula.lag_days)
      return { kind: 'number', value: r, metric: null, form: 'share', of: null, pairs }
    }
    case 'compare': {
      const a = evaluate(formula.a, context)
      const value = a.kind === 'number' ? a.value : null
      return { kind: 'truth', truth: value === null ? null : holds(value, formula.cmp, formula.b) }
    }
    case 'team_health':
      return { kind: 'number', value: teamHealth(context), metric: null, form: 'share', of: null }
    case 'data_coverage':
      return { kind: 'number', value: dataCoverage(context), metric: null, form: 'share', of: null }
    case 'at_risk':
      return allOf(team.athletes.filter((athlete) => atRiskIssues(athlete, context).length > 0))
    case 'at_risk_issues': {
      const of = subjectOf(formula.of, context)
      return { kind: 'issues', of, issues: atRiskIssues(of, context) }
    }
    case 'severity':
      return { kind: 'key', key: severityOf(atRiskIssues(subjectOf(formula.of, context), context).length) }
    case 'guidance_band': {
      const recovery = read(subjectOf(formula.of, context), context, {
        ...formula,
        metric: 'recovery_score',
        agg: 'latest',
      })
      return { kind: 'key', key: recovery === null ? 'none' : guidanceBand(recovery) }
    }
    case 'hrv_status':
      return { kind: 'key', key: ownRange(subjectOf(formula.of, context).series.hrv_rmssd_milli, context.asOf).status }
    case 'top_performers':
      return { kind: 'athletes', ...topPerformers(context) }
    case 'not_connected_or_missing': {
      const missing = (athlete: Athlete) =>
        read(athlete, context, { metric: 'recovery_score', agg: 'missing_days', window: formula.window }) ?? 0
      return allOf(team.athletes.filter((one) => !one.connected || missing(one) >= formula.missing_gte))
    }
  }
}

const allOf = (must: readonly Athlete[]): Answer => ({ kind: 'athletes', must, may: [], size: must.length })
const count = (value: number): NumberAnswer => ({ kind: 'number', value, metric: null, form: 'count', of: null })

type Measured = Parameters<typeof read>[2]

function numberOf(athlete: Athlete, measure: Measured, context: Context): NumberAnswer {
  const { metric, agg } = measure
  return { kind: 'number', value: read(athlete, context, measure), metric, form: formOf(agg), of: athlete }
}

function formOf(agg: Aggregate): NumberAnswer['form'] {
  if (['trend', 'delta_prev', 'half_diff'].includes(agg)) return 'difference'
  if (['count', 'days_where', 'missing_days'].includes(agg)) return 'count'
  return ['hrv_consistency'].includes(agg) ? 'share' : 'level'
}

/** Every athlete of one provider with a value. */
function valuesOf(measure: Measured, context: Context): { athlete: Athlete; value: number }[] {
  return ofOneProvider(context.team.athletes).flatMap((athlete) => {
    const value = read(athlete, context, measure)
    return value === null ? [] : [{ athlete, value }]
  })
}

/** The first `size` of an order; athletes within the tolerance of the last of them may take that place. */
function inOrder(values: { athlete: Athlete; value: number }[], sign: 1 | -1, size: number, tolerance: number): Answer {
  const sorted = values.toSorted((a, b) => sign * (a.value - b.value))
  const last = sorted[Math.min(size, sorted.length) - 1]?.value ?? 0
  const ties = sorted.filter(({ value }) => Math.abs(value - last) <= tolerance + 1e-9)
  const isTied =
    ties.length > 1 && sorted.filter(({ value }) => sign * (value - last) <= tolerance + 1e-9).length > size
  const first = sorted.slice(0, size).map(({ athlete }) => athlete)
  const may = isTied ? ties.map(({ athlete }) => athlete) : []
  return { kind: 'athletes', must: first.filter((athlete) => !may.includes(athlete)), may, size: first.length }
}

/** All conditions; an athlete without a value for one of them does not meet it. */
function meets(athlete: Athlete, where: readonly Condition[], context: Context): boolean {
  return where.every((condition) => {
    const value = read(athlete, context, condition)
    return value !== null && holds(value, condition.cmp, condition.value)
  })
}

function subjectOf(of: string, { bound, answer, previousAnswer }: Context): Athlete {
  if (of === 'answer') return known(answer, 'answer')
  if (of === 'prev_answer') return known(previousAnswer, 'answer of the first turn')
  return known(bound[of], `athlete {${of}}`)
}

function known(athlete: Athlete | undefined, what: string): Athlete {
  if (!athlete) throw new MissingAthlete(`There is no ${what} to take a value of`)
  return athlete
}
