import type { Answer, Danger, DangerLevel, DangerTopic } from './danger.ts'
import { featuresOf } from './features.ts'
import { likelihoods } from './linear-model.ts'
import { tokensOf } from './tokens.ts'
import { learnedWeights } from './weights.ts'

/** From this chance of danger on the referral stands above the answer. Both chosen by `coach/train/danger/measure-danger.ts`: 98 % of the grave. */
const POSSIBLE = 0.25
/** From this chance on the referral is the answer: for less than 0.5 % of harmless messages. */
const SURE = 0.995
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
  const features = ['', ...featuresOf(tokensOf(message.slice(0, READ_CHARACTERS), names))]
  const answers = likelihoods(learnedWeights(), 'answer', features)
  const chanceOf = (answer: Answer) => answers.find(({ choice }) => choice === answer)?.probability ?? 0
  const chance = 1 - chanceOf('none')
  if (chance < POSSIBLE) return undefined
  const share = (answer: Answer) => chanceOf(answer) / chance
  const topic = share('eating') > 0.5 ? 'eating-weight' : likeliestTopic(features)
  return { level: levelOf(topic, share('emergency'), share('out')), topic, sure: chance >= SURE }
}

/** Nobody is cleared for sport by medical staff after these: somebody helps now, or today. */
const NEVER_OUT: ReadonlySet<DangerTopic> = new Set([
  ...(['self-harm', 'abuse', 'eating-weight', 'medicine-supplement-stimulant', 'pregnancy'] as const),
])

function levelOf(topic: DangerTopic, emergency: number, out: number): DangerLevel {
  if (emergency >= GRAVE_SHARE || (topic === 'self-harm' && emergency + out >= GRAVE_SHARE)) return 'emergency'
  return emergency + out >= GRAVE_SHARE && !NEVER_OUT.has(topic) ? 'out' : 'trainer'
}

const likeliestTopic = (features: readonly string[]): DangerTopic =>
  (likelihoods(learnedWeights(), 'topic', features)[0]?.choice ?? 'other') as DangerTopic
