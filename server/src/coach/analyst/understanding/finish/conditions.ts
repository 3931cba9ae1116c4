import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Condition, Intent, Window } from '../../question.ts'
import type { Reading } from '../reading.ts'
import type { ConditionDraft } from '../slots/drafts.ts'
import { directionOf } from './direction.ts'
import { isOneDay, statisticIn } from './statistic.ts'

/** Below it an athlete sleeps too little: adults 7 to 9 hours (Walsh 2021). */
const SHORT_SLEEP_BELOW_HOURS = 7

interface ConditionFacts {
  intent: Intent
  /** As it was said, or else the chat's period. */
  window: Window
  isWindowSaid: boolean
}

/** The conditions of a message, with what they leave open filled in; those that words imply where it has no number. */
export function conditionsFor(reading: Reading, facts: ConditionFacts): Condition[] {
  const drafts = draftsOf(reading, facts.intent)
  return drafts.map(({ metric, statistic, comparison, value }, place) => {
    const of =
      metric ?? drafts.slice(0, place).findLast((each) => each.metric)?.metric ?? reading.metricNames[0] ?? 'recovery'
    return {
      metric: of,
      statistic:
        (facts.intent === 'days' ? 'latest' : statistic) ??
        statisticOf(of, drafts.length > 1 ? undefined : reading.statistic, facts),
      comparison,
      value,
      window: facts.window,
    }
  })
}

function draftsOf(reading: Reading, intent: Intent): readonly ConditionDraft[] {
  if (reading.conditions.length > 0) return reading.conditions
  return intent === 'filter' || intent === 'days' ? impliedDrafts(reading) : []
}

function statisticOf(
  metric: MetricName,
  said: Statistic | undefined,
  { intent, window, isWindowSaid }: ConditionFacts,
): Statistic {
  if (intent === 'days') return 'latest'
  if (said === 'latest' || isOneDay(window)) return 'latest'
  if (said && said !== 'count' && said !== 'halves' && said !== 'consistency') return said
  return statisticIn(isWindowSaid ? window : undefined, metric)
}

/** "Who needs rest", "who is short on sleep", "who can go hard", "whose recovery is improving". */
function impliedDrafts(reading: Reading): ConditionDraft[] {
  const { signals, tokens, metricNames, statistic } = reading
  const place = { from: 0, until: 0 }
  if (signals.has('cue:short_sleep'))
    return [{ ...place, metric: 'sleep_duration', comparison: 'below', value: SHORT_SLEEP_BELOW_HOURS }]
  if (signals.has('cue:need_rest')) return [{ ...place, metric: 'recovery', comparison: 'below', value: CAUTION_FROM }]
  if (signals.has('cue:can_push')) return [{ ...place, metric: 'recovery', comparison: 'at_least', value: READY_FROM }]
  if (!signals.has('cue:trend')) return []
  const [metric = 'recovery'] = metricNames
  const isUp = directionOf(tokens, metric) === 'up'
  const movement = statistic === 'change' || statistic === 'trend' ? statistic : 'halves'
  return [{ ...place, metric, statistic: movement, comparison: isUp ? 'above' : 'below', value: 0 }]
}
