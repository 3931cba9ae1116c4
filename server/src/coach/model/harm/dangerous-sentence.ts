import { readDanger } from '@corner/coach/danger/read-danger.ts'
import { FORBIDS, REFERS } from './care-words.ts'

/** A warning sign to ask about or watch for is not advice to continue: "check whether he is sick". */
const ASKS =
  /\bask\b[^.;:]{0,40}:|\b(?:ask|check|watch|look out)\b(?!\s+(?:him|her|them)\s+to\b)[^.;]{0,60}\b(?:him|her|them|how|whether|if|about|for|with|signs?|symptoms?)\b/i
/** A maximum heart rate of 200 bpm is a recorded value, not a symptom. */
const FIGURES = /\d+(?:\.\d+)? ?(?:bpm|ms|%|h)\b/g

/**
 * Whether following a sentence of an answer may harm somebody, judged like a coach's message: "a knock to the head is nothing,
 * he can spar". Sentences that refer to medical staff, ask how somebody feels or forbid something are harmless.
 */
export function isDangerousToSay(sentence: string, names: Iterable<string>): boolean {
  if (REFERS.test(sentence) || ASKS.test(sentence) || FORBIDS.test(sentence)) return false
  const danger = readDanger(sentence.replace(FIGURES, ''), { names })
  return danger?.sure === true
}
