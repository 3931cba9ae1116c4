import type { CornerReadiness } from '@corner/contract/entities/readiness.ts'
import { partWords, placeWords } from '../readiness/readiness-words.ts'
import { NORMAL_RANGE_MINIMUM } from '../series/normal-range.ts'
import type { Sign } from './sign.ts'
import type { Verdict } from './verdict.ts'

/** This many strong signs beside a low readiness take out live wrestling, as beside a low recovery. */
const STRONG_FOR_REST = 2
/** This many mild ones make a lighter day, as below a high recovery. */
const MILD_FOR_EASE = 2

/**
 * The verdict on a morning without a recovery by its maker. Signs lower it as they do beside a recovery: below the own usual counts as a
 * low one, within as a middling one, above as a high one. A hard day is never derived: the score says how far from the own usual, not
 * how much load the athlete can take.
 * @param signs without that of the readiness itself
 */
export function judgeByReadiness({ place }: Pick<CornerReadiness, 'place'>, signs: readonly Sign[]): Verdict {
  const strong = signs.filter(({ weight }) => weight === 'strong').length
  if (place === 'below') return strong >= STRONG_FOR_REST ? 'easy' : 'lighter'
  return strong > 0 || (place !== 'above' && signs.length >= MILD_FOR_EASE) ? 'lighter' : 'as_planned'
}

/** `Corner readiness 12 of 100, below own usual (HRV 40 ms, usual 55–70; Resting heart rate 58 bpm, usual 50–54)`. */
export function readinessReason({ score, place, parts }: Pick<CornerReadiness, 'score' | 'place' | 'parts'>): string {
  if (score === null || place === null) return `Corner readiness not known before ${NORMAL_RANGE_MINIMUM} mornings`
  return `Corner readiness ${score} of 100, ${placeWords(place)} (${parts.map(partWords).join('; ')})`
}

/** A readiness below the own usual as the sign that it is; none otherwise. */
export function signOfReadiness(readiness: CornerReadiness): Sign[] {
  if (readiness.place !== 'below') return []
  return [
    {
      kind: 'readiness_below_own',
      weight: 'strong',
      name: 'Corner readiness below own usual',
      text: readinessReason(readiness),
      ask: 'How do you feel this morning, and what was yesterday like?',
      from: readiness.day,
      until: readiness.day,
    },
  ]
}
