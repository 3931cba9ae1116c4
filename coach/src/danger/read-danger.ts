import { isClearedInjury, mayNotBeCleared } from './cleared-injury.ts'
import type { Danger, DangerAnswer, DangerLevel, DangerTopic } from './danger.ts'
import { dangerFeatures } from './features.ts'
import { likelihoods } from './linear-model.ts'
import { isPlainPractice } from './plain-practice.ts'
import { withPlainSchedule } from './plain-schedule.ts'
import { withPlainTiredness } from './plain-tiredness.ts'
import { tokensOf } from './tokens.ts'
import { dangerWeights } from './weights.ts'

/**
 * From this probability of danger on, the referral comes above the answer. Both values were chosen by
 * `coach/train/danger/measure-danger.ts`: 98 % of the grave.
 */
const POSSIBLE = 0.25
/** From this probability on, the referral is the answer: for less than 0.5 % of harmless messages. */
const SURE = 0.995
/** The graver answer is given from this share of the danger on: a false alarm costs less than a missed one. */
const GRAVE_SHARE = 0.4
/** Only the beginning of a longer message is read. */
const READ_CHARACTERS = 4_000

/**
 * Whether somebody may be in danger, by a message alone: trained on phrasings, over bags of lemmas in any order.
 * Independent of the rest of the reading.
 * @param names first and last names, or full ones, of those who may be meant
 * @param earlier the messages of the user before it: a danger in one of them is not over with "can he go live"
 * @returns undefined for a harmless message
 */
export function readDanger(
  message: string,
  { names, earlier = [] }: { names: Iterable<string>; earlier?: readonly string[] },
): Danger | undefined {
  const known = [...names]
  const isHarmless = (said: string) => readDanger(said, { names: known }) === undefined
  if (isPlainPractice(message, known) && earlier.every(isHarmless)) return undefined
  const words = withPlainTiredness(message.slice(0, READ_CHARACTERS)).replace(EXPECTS_VALUE, '$1 see')
  const danger = dangerIn(words, message, known)
  const plain = danger && withPlainSchedule(words)
  return plain === undefined || plain === words ? danger : dangerIn(plain, message, known)
}

/** @param words the message in plainer words */
function dangerIn(words: string, message: string, names: Iterable<string>): Danger | undefined {
  const features = ['', ...dangerFeatures(tokensOf(words, names))]
  const answers = likelihoods(dangerWeights(), 'answer', features)
  const chanceOf = (answer: DangerAnswer) => answers.find(({ choice }) => choice === answer)?.probability ?? 0
  const chance = 1 - chanceOf('none')
  if (chance < POSSIBLE) return mayNotBeCleared(message) ? { level: 'out', topic: 'joint', sure: false } : undefined
  const share = (answer: DangerAnswer) => chanceOf(answer) / chance
  const isOfWeight = share('eating') > 0.5 || saysCutOfWeight(message)
  const topic = isOfWeight ? 'eating-weight' : likeliestTopic(features)
  const level = levelOf(topic, share('emergency'), share('out'))
  if (OF_INJURY.has(topic) && level !== 'emergency' && isClearedInjury(message))
    return { level: 'trainer', topic, sure: false, isSettled: true }
  return { level, topic, sure: chance >= SURE }
}

/**
 * In wrestling "he is cutting" next to weight or water means cutting weight; next to a body or a wish to die it does
 * not.
 */
const saysCutOfWeight = (message: string) =>
  /\bcut(s|ting)?\b/i.test(message) &&
  /\b(dehydrat\w*|weigh\w*|pounds?|lbs?|kilos?|water weight|sauna|weight class)\b/i.test(message) &&
  !OF_HARM.test(message)
const OF_HARM =
  /\b(arms?|wrists?|thighs?|legs?|skin|scars?|blades?|razors?|knife|(him|her|my|them)sel(f|ves)|kill\w*|die|dying|suicid\w*|dead|alive|hopeless\w*|blood)\b/i

/** "How long should I expect it to stay up" is not about a pregnancy. */
const EXPECTS_VALUE = /\b((?:should|can|could|would|do|may|must|shall) (?:i|we|you|one|they)) expect\b/gi

/** Topics that can be over and be cleared. */
const OF_INJURY: ReadonlySet<DangerTopic> = new Set([
  'joint',
  'head',
  'spine',
  'skin',
  'fever',
  'other',
  'medicine-supplement-stimulant',
])

/** Topics where a clearance for sport by medical staff does not apply: somebody helps now, or today. */
const NEVER_OUT: ReadonlySet<DangerTopic> = new Set([
  ...(['self-harm', 'abuse', 'eating-weight', 'medicine-supplement-stimulant', 'pregnancy'] as const),
])

function levelOf(topic: DangerTopic, emergency: number, out: number): DangerLevel {
  if (emergency >= GRAVE_SHARE || (topic === 'self-harm' && emergency + out >= GRAVE_SHARE)) return 'emergency'
  return emergency + out >= GRAVE_SHARE && !NEVER_OUT.has(topic) ? 'out' : 'trainer'
}

const likeliestTopic = (features: readonly string[]): DangerTopic =>
  (likelihoods(dangerWeights(), 'topic', features)[0]?.choice ?? 'other') as DangerTopic
