import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { KnownAthlete } from '../../scope.ts'
import type { Clarification } from '../question.ts'
import type { ConditionDraft, MetricMention } from './slots/drafts.ts'
import type { Superlative } from './slots/order.ts'
import type { WindowMention } from './times/window-mention.ts'
import type { Token } from './words/token.ts'

/** Everything that one message says by itself, before history and defaults. */
export interface Reading {
  tokens: readonly Token[]
  /** Concepts and facts that the intent rules ask for: `cue:who`, `metric`, `athletes:2`. */
  signals: ReadonlySet<string>
  athletes: readonly KnownAthlete[]
  ambiguous: readonly Extract<Clarification, { kind: 'athlete' }>[]
  strangers: readonly string[]
  metrics: readonly MetricMention[]
  /** The names of `metrics`, each once. */
  metricNames: readonly MetricName[]
  statistic: Statistic | undefined
  windows: readonly WindowMention[]
  coachDate: string | undefined
  conditions: readonly ConditionDraft[]
  combine: 'all' | 'any'
  superlative: Superlative | undefined
  limit: number | undefined
  /** The place in a ranking that is asked for. */
  place: 2 | 3 | undefined
  notMeasured: string | undefined
  /** Where the words for it stand. */
  notMeasuredAt: readonly { from: number; until: number }[]
  severity: 'high' | 'medium' | 'low' | undefined
  /** "3 or more issues". */
  leastIssues: number | undefined
  givenRecovery: number | undefined
  isSpanish: boolean
  /** It can be answered by yes or no. */
  isYesNo: boolean
}
