import { type Danger, type DangerLevel, type DangerTopic, TOPICS } from './danger.ts'
import { featuresOf } from './features.ts'
import { tokensOf } from './tokens.ts'
import { answerChances, isLearnedWord, topicChances } from './weights.ts'

/** From this chance of danger on the referral stands above the answer. Chosen for recall: a wrong alarm costs a line. */
const POSSIBLE = 0.35
/** From this chance on the referral is the answer. */
const SURE = 0.75
/** The graver answer is given from this share of the danger on: being wrong upwards costs less. */
const GRAVE_SHARE = 0.4
/** Of a longer message the beginning is read. */
const READ_CHARACTERS = 4_000

/**
 * Whether somebody may be in danger, by a message alone: what was learned from phrasings, over bags of lemmas in any order. Independent
 * of what else is understood of it.
 * @param names first and last names, or whole ones, of those who may be meant
 * @returns undefined for a harmless message
 */
export function readDanger(message: string, { names }: { names: Iterable<string> }): Danger | undefined {
  const tokens = tokensOf(message.slice(0, READ_CHARACTERS), names, isLearnedWord)
  const features = featuresOf(tokens)
  const [none = 0, emergency = 0, out = 0, , eating = 0] = answerChances(features)
  const chance = 1 - none
  if (chance < POSSIBLE) return undefined
  const topic = topicOf(features, eating / chance)
  return { level: levelOf(topic, emergency / chance, out / chance), topic, sure: chance >= SURE }
}

/** Nobody is cleared for sport by medical staff after these: somebody helps now, or today. */
const NEVER_OUT: ReadonlySet<DangerTopic> = new Set([
  ...(['self-harm', 'abuse', 'eating-weight', 'medicine-supplement-stimulant', 'pregnancy'] as const),
])

function levelOf(topic: DangerTopic, emergency: number, out: number): DangerLevel {
  if (emergency >= GRAVE_SHARE || (topic === 'self-harm' && emergency + out >= GRAVE_SHARE)) return 'emergency'
  return emergency + out >= GRAVE_SHARE && !NEVER_OUT.has(topic) ? 'out' : 'trainer'
}

function topicOf(features: ReadonlySet<string>, eating: number): DangerTopic {
  if (eating > 0.5) return 'eating-weight'
  const chances = topicChances(features)
  return TOPICS[chances.indexOf(Math.max(...chances))] ?? 'other'
}
