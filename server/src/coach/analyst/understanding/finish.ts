import { addDays } from '@corner/analytics/calendar.ts'
import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import { CAUTION_FROM, READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { CoachScope } from '../../scope.ts'
import type { Condition, Intent, Window } from '../question.ts'
import type { Understood } from './follow-up.ts'
import type { ConditionDraft } from './slots/drafts.ts'
import { type Order, orderOf } from './slots/order.ts'

type Scope = Pick<CoachScope, 'days' | 'today'>

/** Below it an athlete sleeps too little: adults 7 to 9 hours (Walsh 2021). */
const SHORT_SLEEP_BELOW_HOURS = 7

/** The metric, statistic, order, windows and conditions of a question, with what its kind implies where it does not say. */
export interface Finished {
  metrics: readonly MetricName[]
  statistic?: Statistic
  window?: Window
  otherWindow?: Window
  conditions: readonly Condition[]
  order?: 'highest' | 'lowest'
  limit?: number
}

export function finish({ reading, intent, athletes }: Understood, scope: Scope): Finished {
  const { signals } = reading
  const sup =
    reading.superlative &&
    orderOf(reading.superlative, reading.metricNames[0] ?? superlativeMetric(reading.superlative))
  const asksOrder = intent === 'ranking' || (intent === 'comparison' && sup !== undefined)
  const order = orderFor(understoodOrder(sup), reading.statistic, signals, intent)
  const metrics = metricsFor(reading.metricNames, intent, sup)
  const { window, otherWindow } = windowsFor(reading, intent, scope)
  const isOneDay = window !== undefined && window.from === window.until
  const isLong = window !== undefined && !isOneDay
  const statistic = statisticFor({
    said: reading.statistic,
    sup,
    intent,
    metric: metrics[0],
    isOneDay,
    isLong,
    isOfOne: athletes.length > 0,
  })
  const conditions = conditionsFor(reading.conditions, {
    intent,
    signals,
    metrics,
    said: reading.statistic,
    window: window ?? period(scope),
    isOneDay,
    isLong,
  })
  return {
    metrics:
      intent === 'filter' || intent === 'days'
        ? [...new Set([...conditions.map(({ metric }) => metric), ...(conditions.length === 0 ? metrics : [])])]
        : metrics,
    ...(statistic === undefined ? {} : { statistic }),
    ...(window === undefined ? {} : { window }),
    ...(otherWindow === undefined ? {} : { otherWindow }),
    conditions,
    ...(asksOrder && order ? { order } : {}),
    ...(reading.limit === undefined || !asksOrder ? {} : { limit: reading.limit }),
  }
}

const superlativeMetric = (superlative: string): MetricName | undefined =>
  /variable/.test(superlative) ? undefined : 'recovery'
const understoodOrder = (sup: Order | undefined) => sup?.order

function orderFor(
  order: Order['order'] | undefined,
  statistic: Statistic | undefined,
  signals: ReadonlySet<string>,
  intent: Intent,
): Order['order'] | undefined {
  if (order) return order
  if (statistic === 'halves' || statistic === 'trend' || signals.has('cue:trend'))
    return signals.has('falls') ? 'lowest' : 'highest'
  if (statistic === 'consistency') return signals.has('steady') ? 'highest' : 'lowest'
  return intent === 'ranking' ? 'highest' : undefined
}

function metricsFor(named: readonly MetricName[], intent: Intent, sup: Order | undefined): readonly MetricName[] {
  if (intent === 'ranking' || intent === 'comparison') {
    const metric = sup?.metric ?? named[0]
    if (metric === undefined) return intent === 'ranking' ? ['recovery'] : []
    return intent === 'ranking' ? [metric] : named.length > 0 ? named : [metric]
  }
  return named
}

const period = ({ days, today }: Scope): Window => ({
  from: addDays(today, 1 - days),
  until: today,
  label: `the last ${days} days`,
})

function windowsFor(
  { windows, signals }: Understood['reading'],
  intent: Intent,
  scope: Scope,
): { window?: Window; otherWindow?: Window } {
  if (['advice', 'knowledge', 'off_topic', 'help', 'greeting', 'thanks'].includes(intent)) return {}
  const [first, second] = windows
  if (!first) return {}
  if (second) {
    const [window, otherWindow] =
      first.isBefore && !second.isBefore ? [second.window, first.window] : [first.window, second.window]
    return intent === 'comparison'
      ? { window, otherWindow }
      : { window: first.window.label.startsWith('the last') && second.isOneDay ? second.window : first.window }
  }
  if (first.isBefore && (signals.has('cue:compare') || intent === 'comparison' || intent === 'trend')) {
    const days = first.window.label
    const length = Number(/\d+/.exec(days)?.[0] ?? scope.days)
    return {
      window: { from: addDays(scope.today, 1 - length), until: scope.today, label: `the last ${length} days` },
      otherWindow: first.window,
    }
  }
  return { window: first.window }
}

interface StatisticFacts {
  said: Statistic | undefined
  sup: Order | undefined
  intent: Intent
  metric: MetricName | undefined
  isOneDay: boolean
  isLong: boolean
  isOfOne: boolean
}

function statisticFor({ said, sup, intent, metric, isOneDay, isLong, isOfOne }: StatisticFacts): Statistic | undefined {
  if (intent === 'trend') return said === 'trend' || said === 'change' ? said : 'halves'
  if (!['value', 'ranking', 'comparison'].includes(intent)) return said
  if (intent === 'ranking') {
    if (sup?.statistic) return sup.statistic
    if (said === 'halves' || said === 'trend' || said === 'change') return said
    if (said) return said
    return isOneDay ? 'latest' : isLong ? 'average' : defaultStatistic(metric)
  }
  if (intent === 'comparison') return said && said !== 'latest' ? said : (said ?? (isOneDay ? 'latest' : 'average'))
  if (isOfOne && sup && !sup.statistic && !sup.metric) {
    if (said === undefined || said === 'latest') return sup.order === 'highest' ? 'maximum' : 'minimum'
  }
  if (said) return said
  return isLong ? undefined : 'latest'
}

/** Sleep is judged over nights, the rest by its newest value. */
const defaultStatistic = (metric: MetricName | undefined): Statistic =>
  metric?.startsWith('sleep') ? 'average' : 'latest'

interface ConditionFacts {
  intent: Intent
  signals: ReadonlySet<string>
  metrics: readonly MetricName[]
  said: Statistic | undefined
  window: Window
  isOneDay: boolean
  isLong: boolean
}

function conditionsFor(drafts: readonly ConditionDraft[], facts: ConditionFacts): Condition[] {
  const { window, signals, intent } = facts
  const said = drafts.length > 0 ? drafts : intent === 'filter' || intent === 'days' ? impliedDrafts(signals) : []
  return said.map(({ metric, statistic, comparison, value }, place) => {
    const of =
      metric ?? drafts.slice(0, place).findLast((each) => each.metric)?.metric ?? facts.metrics[0] ?? 'recovery'
    return { metric: of, statistic: statistic ?? conditionStatistic(of, facts), comparison, value, window }
  })
}

function conditionStatistic(metric: MetricName, { intent, said, isOneDay, isLong }: ConditionFacts): Statistic {
  if (intent === 'days') return 'latest'
  if (said && said !== 'latest' && said !== 'count') return said
  if (said === 'latest' || isOneDay) return 'latest'
  return isLong ? 'average' : defaultStatistic(metric)
}

/** "Who needs rest", "who is short on sleep", "who can go hard". */
function impliedDrafts(signals: ReadonlySet<string>): ConditionDraft[] {
  const place = { from: 0, until: 0 }
  if (signals.has('cue:short_sleep'))
    return [{ ...place, metric: 'sleep_duration', comparison: 'below', value: SHORT_SLEEP_BELOW_HOURS }]
  if (signals.has('cue:need_rest')) return [{ ...place, metric: 'recovery', comparison: 'below', value: CAUTION_FROM }]
  if (signals.has('cue:can_push')) return [{ ...place, metric: 'recovery', comparison: 'at_least', value: READY_FROM }]
  return []
}
