import type { Condition } from '@corner/contract/entities/query.ts'
import { isOfNumbers, unitsOf, writeBound } from './bounds.ts'
import { writeCondition } from './conditions.ts'
import { isClock } from './metrics.ts'

/** The subject of a predicate, and whether it is negated. */
interface PredicateSubject {
  /** Several: "have", not "has". */
  isMany: boolean
  isDenied?: boolean
  /** A newest value or a single day needs no "latest". */
  isOneDay?: boolean
}

/** Actions that have a verb. */
const VERBS: Record<string, { did: string; base: string }> = {
  sleep_duration: { did: 'slept', base: 'sleep' },
  bed_time: { did: 'went to bed', base: 'go to bed' },
  wake_time: { did: 'woke', base: 'wake' },
}

/** A condition after a name: `has a recovery below 34%`, `slept less than 6 h`, `did not go to bed after 01:00`. */
export function writePredicate(
  condition: Condition,
  { isMany, isDenied = false, isOneDay = false }: PredicateSubject,
): string {
  const { measure, ...test } = condition
  const verb = VERBS[measure.metric]
  const isPlain = measure.aggregate === 'latest' || (isOneDay && measure.aggregate === 'mean')
  if (verb && isPlain && isOfNumbers(test)) {
    const bound = writeBound(test, unitsOf(measure.metric))
    const words = isClock(measure.metric) ? bound : asLength(bound)
    return isDenied ? `did not ${verb.base} ${words}` : `${verb.did} ${words}`
  }
  const have = isDenied ? (isMany ? 'do not have' : 'does not have') : isMany ? 'have' : 'has'
  return `${have} ${writeCondition(condition, isOneDay)}`
}

/** `less than 6 h` where a value has `below 6 h`. */
function asLength(bound: string): string {
  return bound
    .replace(/^below /, 'less than ')
    .replace(/^above /, 'more than ')
    .replace(/^of (.*) or more$/, '$1 or more')
    .replace(/^of (.*) or less$/, '$1 or less')
    .replace(/^of /, '')
}
