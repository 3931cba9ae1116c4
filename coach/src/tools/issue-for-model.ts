import type { Issue } from '@corner/analytics/athlete/at-risk.ts'
import type { Measure } from '@corner/contract/entities/query.ts'
import type { CellWriter } from './cell-writer.ts'

/** The metrics that the rules about values check. */
const JUDGED: Partial<Record<Issue['kind'], Measure>> = {
  low_recovery: { metric: 'recovery', aggregate: 'latest' },
  low_sleep_quality: { metric: 'sleep_quality', aggregate: 'mean' },
  short_sleep: { metric: 'sleep_duration', aggregate: 'mean' },
  high_strain: { metric: 'strain', aggregate: 'mean' },
  recovery_falling: { metric: 'recovery', aggregate: 'trend' },
  hrv_falling: { metric: 'hrv', aggregate: 'trend' },
}

/** A rule that applies, with the values that caused it and their references. */
export function writeIssue(
  { kind, rule, value, valueText, ownAverage }: Issue,
  athlete: string,
  write: CellWriter,
): string {
  const measure = JUDGED[kind]
  const athletes = [athlete]
  if (value === null || valueText === null) return rule
  if (!measure) return `${rule}: ${write.plain(valueText, value, { of: rule, athletes, unit: 'days' })}`
  const average =
    ownAverage === null
      ? ''
      : `, own average ${write.figure({ ...measure, aggregate: 'mean' }, ownAverage, { athletes })}`
  // As on the rule's card: 59.6% where the rule is "below 60%".
  const judged =
    measure.aggregate === 'trend'
      ? write.figure(measure, value, { athletes })
      : write.plain(valueText, value, {
          of: rule,
          athletes,
          unit: UNITS[kind] ?? '%',
          decimals: kind === 'short_sleep' ? 1 : 0,
        })
  return `${rule}: ${judged}${average}`
}

const UNITS: Partial<Record<Issue['kind'], 'h' | ''>> = { short_sleep: 'h', high_strain: '' }
