import type { MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import type { Intent, Window } from '../../question.ts'
import type { Order } from '../slots/order.ts'

export interface StatisticFacts {
  /** As it was said. */
  said: Statistic | undefined
  superlative: Order | undefined
  intent: Intent
  metric: MetricName | undefined
  window: Window | undefined
  /** "The highest HRV of Marcus": the superlative is of one athlete's days. */
  isOfDays: boolean
  /** "The longest night": one night, not all of them. */
  isOfSingleDay: boolean
}

/** The statistic of a question: what was said, else what its kind implies. Absent: the planner says both latest and average. */
export function statisticFor(facts: StatisticFacts): Statistic | undefined {
  const { said, superlative, intent, metric, window, isOfDays, isOfSingleDay } = facts
  switch (intent) {
    case 'trend':
      return said === 'trend' || said === 'change' ? said : 'halves'
    case 'ranking':
      if (said === 'change' || said === 'trend') return said
      if (isOfSingleDay && superlative && !isOneDay(window))
        return superlative.order === 'highest' ? 'maximum' : 'minimum'
      return superlative?.statistic ?? said ?? statisticIn(window, metric)
    case 'comparison':
      return said && said !== 'halves' ? said : isOneDay(window) ? 'latest' : 'average'
    case 'value':
      if (
        isOfDays &&
        superlative &&
        !superlative.statistic &&
        !superlative.metric &&
        (said === undefined || said === 'latest')
      )
        return superlative.order === 'highest' ? 'maximum' : 'minimum'
      // The peak of a week is the highest of its peaks, not their mean.
      if (said === undefined && metric === 'max_heart_rate' && window && !isOneDay(window)) return 'maximum'
      return said ?? (window && !isOneDay(window) ? undefined : 'latest')
    default:
      return said
  }
}

export const isOneDay = (window: Window | undefined): boolean => window !== undefined && window.from === window.until

/** Of a day its value, of a stretch of days the average; else sleep is judged over nights and the rest by its newest value. */
export function statisticIn(window: Window | undefined, metric: MetricName | undefined): Statistic {
  if (window) return isOneDay(window) ? 'latest' : 'average'
  return metric?.startsWith('sleep') ? 'average' : 'latest'
}
