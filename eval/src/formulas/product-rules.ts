import type { Athlete } from '../records/team.ts'
import { lengthOf, windowOf } from '../records/window.ts'
import { meanOf } from './aggregates.ts'
import { ofOneProvider, read } from './athlete-values.ts'
import type { Context } from './context.ts'

/** An at-risk rule that applies to an athlete. */
export interface Issue {
  /** Words for it in a reply. */
  words: RegExp
  /** The value that breaks the rule; null: not connected. */
  value: number | null
}

/**
 * "At-risk rules (any one applies)" of docs/reference/metrics-and-rules.md#at-risk-rules, over the chat's period. Where it does not say "latest", it
 * means the average.
 */
export function atRiskIssues(athlete: Athlete, context: Context): Issue[] {
  const of = (metric: Parameters<typeof read>[2]['metric'], agg: Parameters<typeof read>[2]['agg']) =>
    read(athlete, context, { metric, agg })
  const records = of('recovery_score', 'count') ?? 0
  const rules: readonly [boolean, number | null, RegExp][] = [
    [isBelow(of('recovery_score', 'latest'), 33), of('recovery_score', 'latest'), /recover/i],
    [isBelow(of('sleep_quality_score', 'mean'), 60), of('sleep_quality_score', 'mean'), /quality/i],
    [isBelow(of('total_duration_hours', 'mean'), 6.5), of('total_duration_hours', 'mean'), /sleep|slept/i],
    [isAbove(of('strain_score', 'mean'), 15), of('strain_score', 'mean'), /strain/i],
    [isBelow(of('recovery_score', 'trend'), -10), of('recovery_score', 'trend'), /recover/i],
    [isBelow(of('hrv_rmssd_milli', 'trend'), -5), of('hrv_rmssd_milli', 'trend'), /\bhrv\b/i],
    [athlete.connected && records < 3, records, /record|data|night|day/i],
    [!athlete.connected, null, /not connected|no device|not linked|connect/i],
  ]
  return rules.flatMap(([applies, value, words]) => (applies ? [{ words, value }] : []))
}

const isBelow = (value: number | null, bound: number) => value !== null && Math.round(value * 1e9) / 1e9 < bound
const isAbove = (value: number | null, bound: number) => value !== null && Math.round(value * 1e9) / 1e9 > bound

/** High at 3 or more issues, medium at exactly 2, low otherwise (docs/reference/metrics-and-rules.md#severity). */
export function severityOf(issues: number): 'high' | 'medium' | 'low' {
  if (issues >= 3) return 'high'
  return issues === 2 ? 'medium' : 'low'
}

/** 66 or above high; 40 to below 66 moderate; below 40 low (docs/reference/metrics-and-rules.md#guidance-performance-view). */
export function guidanceBand(recovery: number): 'high' | 'moderate' | 'low' {
  if (recovery >= 66) return 'high'
  return recovery >= 40 ? 'moderate' : 'low'
}

/** The Athletes tab's "maximum count of data days". */
function dataDays(athlete: Athlete, context: Context): number {
  const counted = (['recovery_score', 'total_duration_hours', 'strain_score'] as const).map(
    (metric) => read(athlete, context, { metric, agg: 'count' }) ?? 0,
  )
  return Math.max(...counted)
}

/**
 * Best first: any merit, data on 70 % of the days, "sorted by latest recovery, limited to 5". Equal recoveries share a
 * place.
 */
export function topPerformers(context: Context): { must: Athlete[]; may: Athlete[]; size: number } {
  const days = lengthOf(windowOf('period', context))
  const of = (athlete: Athlete, metric: Parameters<typeof read>[2]['metric'], agg: 'latest' | 'mean' | 'trend') =>
    read(athlete, context, { metric, agg }) ?? Number.NEGATIVE_INFINITY
  const worthy = context.team.athletes
    .filter((athlete) => dataDays(athlete, context) >= Math.round(0.7 * days * 1e9) / 1e9)
    .filter(
      (athlete) =>
        of(athlete, 'recovery_score', 'latest') >= 67 ||
        (of(athlete, 'sleep_quality_score', 'mean') >= 75 && of(athlete, 'total_duration_hours', 'mean') >= 7.5) ||
        of(athlete, 'recovery_score', 'trend') > 5 ||
        of(athlete, 'hrv_rmssd_milli', 'trend') > 3,
    )
    .map((athlete) => ({ athlete, recovery: of(athlete, 'recovery_score', 'latest') }))
    .sort((a, b) => b.recovery - a.recovery)
  const last = worthy[4]?.recovery ?? Number.NEGATIVE_INFINITY
  const isSure = ({ recovery }: { recovery: number }) => worthy.length <= 5 || recovery > last
  return {
    must: worthy.filter(isSure).map(({ athlete }) => athlete),
    may: worthy.filter((one) => !isSure(one) && one.recovery === last).map(({ athlete }) => athlete),
    size: Math.min(5, worthy.length),
  }
}

/** "Rounded mean of the average latest recovery, the average sleep quality and the data completeness percent." */
export function teamHealth(context: Context): number | null {
  const alike = ofOneProvider(context.team.athletes)
  const mean = (metric: 'recovery_score' | 'sleep_quality_score', agg: 'latest' | 'mean') =>
    meanOf(alike.flatMap((athlete) => read(athlete, context, { metric, agg }) ?? []))
  const enough = Math.min(0.3 * context.days, 7)
  const complete = context.team.athletes.filter((athlete) => dataDays(athlete, context) >= enough).length
  const parts = [
    mean('recovery_score', 'latest'),
    mean('sleep_quality_score', 'mean'),
    (100 * complete) / context.team.athletes.length,
  ]
  const known = parts.filter((part) => part !== null)
  return known.length < 2 ? null : Math.round(meanOf(known) ?? 0)
}

/** "Data Coverage (percent of athletes with data)". */
export function dataCoverage(context: Context): number {
  const { athletes } = context.team
  return (100 * athletes.filter((athlete) => dataDays(athlete, context) > 0).length) / athletes.length
}
