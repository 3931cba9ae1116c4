import { METRICS, type MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Intent } from '../../question.ts'
import type { Reading } from '../reading.ts'
import { type Order, orderOf } from '../slots/order.ts'
import { directionOf } from './direction.ts'

// Of what nothing else is said of, recovery is meant: "who is best today".
const UNSAID: MetricName = 'recovery'

const ASKS_METRIC: readonly Intent[] = ['value', 'comparison', 'trend']

/** What the superlative of a message asks for; undefined: it has none. */
export function superlativeOf({ superlative, metricNames }: Reading): Order | undefined {
  if (superlative === undefined) return undefined
  return orderOf(superlative, metricNames[0] ?? (superlative.endsWith('variable') ? undefined : UNSAID))
}

/** Which end of a ranking is asked for. Without a superlative, the good one; of a trend, the way it goes. */
export function orderFor(reading: Reading, intent: Intent, superlative: Order | undefined): Order['order'] | undefined {
  if (intent === 'comparison') return superlative?.order
  if (intent !== 'ranking') return undefined
  if (superlative) return superlative.order
  const metric = reading.metricNames[0] ?? UNSAID
  if (reading.signals.has('cue:trend')) return directionOf(reading.tokens, metric) === 'up' ? 'highest' : 'lowest'
  return METRICS[metric].better === 'lower' ? 'lowest' : 'highest'
}

/** Of a ranking one metric, of everything else all that were named. */
export function metricsFor(
  { metricNames, tokens, conditions }: Reading,
  intent: Intent,
  superlative: Order | undefined,
): readonly MetricName[] {
  // A night that is missing is one without sleep; a day without any record is another thing.
  const isOfNights = tokens.some(({ text }) => text === 'nights' || text === 'night')
  if (intent === 'days' && metricNames.length + conditions.length === 0 && isOfNights) return ['sleep_duration']
  if (intent === 'ranking') return [superlative?.metric ?? metricNames[0] ?? UNSAID]
  // "How tired is Marcus?"
  return metricNames.length === 0 && superlative?.metric && ASKS_METRIC.includes(intent)
    ? [superlative.metric]
    : metricNames
}
