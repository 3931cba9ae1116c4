import { METRICS, type MetricName } from '@corner/analytics/metric-catalogue.ts'
import type { Statistic } from '@corner/analytics/statistics.ts'
import { ORDER_LEXICON } from '../lexicon/order-words.ts'
import { type Found, Lexicon, type Slots } from '../words/phrases.ts'
import type { Token } from '../words/token.ts'

export type Superlative =
  | 'most'
  | 'least'
  | 'best'
  | 'worst'
  | 'most_tired'
  | 'freshest'
  | 'most_variable'
  | 'least_variable'
  | 'most_improved'
  | 'most_declined'
  | 'most_risen'
  | 'most_fallen'

const LIMITS = new Lexicon({
  limit: [
    'top|bottom|best|worst|first|lowest|highest|last|leading <number>',
    '<number> best|worst|lowest|highest|most|least|top|bottom|longest|shortest|freshest|greatest|biggest|weakest|strongest',
    'los <number>',
    '<number> names|athletes|wrestlers|guys|players|people|girls|boys',
    'name|list|give|show me? us? the? <number>',
    'which|what|the|show|name|me|give|our|my <number> athletes|wrestlers|guys|players|people|girls|boys|names',
  ],
})

/** Superlatives that may rank athletes or days, in their order. Words of a metric's own name are none. */
export const findSuperlatives = (tokens: readonly Token[], slots: Slots, isTaken: (at: number) => boolean): Found[] =>
  ORDER_LEXICON.find(tokens, slots).filter(({ from }) => !isTaken(from))

const BEST = 'best|worst|highest|lowest|most|least|longest|shortest'
const ORDINALS = new Lexicon({
  second: [`second|2nd ${BEST}`, 'is|comes|came|ranks|ranked second', 'second|2nd in|by|for|on', 'runner-up|runnerup'],
  third: [`third|3rd ${BEST}`, 'is|comes|came|ranks|ranked third', 'third|3rd in|by|for|on'],
})
const LIMIT_MAXIMUM = 100

/** Whose place is asked for: "second in recovery". */
export const findPlace = (tokens: readonly Token[]): 2 | 3 | undefined => {
  const ordinal = ORDINALS.find(tokens)[0]
  return ordinal && (ordinal.concept === 'second' ? 2 : 3)
}

/** How many are asked for: "top 3", "five lowest". */
export function findLimit(tokens: readonly Token[], isTime: (at: number) => boolean): number | undefined {
  const slots: Slots = {
    number: ({ value }) => value !== undefined && Number.isInteger(value) && value >= 1 && value <= LIMIT_MAXIMUM,
  }
  const place = findPlace(tokens)
  if (place) return place
  const found = LIMITS.find(tokens, slots).find(({ captured }) => captured.every((at) => !isTime(at)))
  return found && tokens[found.captured[0] ?? -1]?.value
}

export interface Order {
  order: 'highest' | 'lowest'
  /** Where the superlative says it: "most variable". */
  statistic?: Statistic
  /** Where the superlative says it: "most tired". */
  metric?: MetricName
}

/** What a superlative means for a metric. The best resting heart rate is the lowest. */
export function orderOf(superlative: Superlative, metric: MetricName | undefined): Order {
  const lowIsGood = metric !== undefined && METRICS[metric].better === 'lower'
  switch (superlative) {
    case 'most':
      return { order: 'highest' }
    case 'least':
      return { order: 'lowest' }
    case 'best':
      return { order: lowIsGood ? 'lowest' : 'highest' }
    case 'worst':
      return { order: lowIsGood ? 'highest' : 'lowest' }
    case 'most_tired':
      return { order: 'lowest', metric: 'recovery' }
    case 'freshest':
      return { order: 'highest', metric: 'recovery' }
    case 'most_improved':
      return { order: lowIsGood ? 'lowest' : 'highest', statistic: 'halves' }
    case 'most_declined':
      return { order: lowIsGood ? 'highest' : 'lowest', statistic: 'halves' }
    case 'most_risen':
      return { order: 'highest', statistic: 'halves' }
    case 'most_fallen':
      return { order: 'lowest', statistic: 'halves' }
    default:
      return variable(superlative, metric)
  }
}

/** Of sleep it is the regularity of its hours; of everything else the product's consistency. */
function variable(superlative: 'most_variable' | 'least_variable', metric: MetricName | undefined): Order {
  const order = superlative === 'most_variable' ? 'lowest' : 'highest'
  if (metric === 'sleep_consistency' || metric === 'sleep_duration') return { order, metric: 'sleep_consistency' }
  return { order, statistic: 'consistency', metric: metric ?? 'hrv' }
}
