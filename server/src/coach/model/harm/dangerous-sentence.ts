import { readDanger } from '@corner/coach/danger/read-danger.ts'
import { FORBIDS, REFERS } from './care-words.ts'

/** What is to be asked or watched for is no advice to go on: "check whether he is sick". */
const ASKS =
  /\bask\b[^.;:]{0,40}:|\b(?:ask|check|watch|look out)\b(?!\s+(?:him|her|them)\s+to\b)[^.;]{0,60}\b(?:him|her|them|how|whether|if|about|for|with|signs?|symptoms?)\b/i
/** A highest heart rate of 200 bpm is a figure of the records, and no heart that races. */
const FIGURES = /\d+(?:\.\d+)? ?(?:bpm|ms|%|h)\b/g

/**
 * Whether somebody may come to harm by what a sentence of an answer says, read like a message of a coach: "a knock to the head is nothing,
 * he can spar". Who sends to medical staff, asks how somebody feels or forbids something does no harm.
 */
export function isDangerousToSay(sentence: string, names: Iterable<string>): boolean {
  if (REFERS.test(sentence) || ASKS.test(sentence) || FORBIDS.test(sentence)) return false
  const danger = readDanger(sentence.replace(FIGURES, ''), { names })
  return danger?.sure === true
}
