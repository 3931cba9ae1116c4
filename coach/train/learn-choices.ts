import { type ChoiceModel, decisionFeature, WIDTH } from '../src/reading/choice-model.ts'
import { type AdaGradWeights, addRows, addScores, learned, step, stepRow } from './ada-grad.ts'
import { randomFrom } from './random.ts'
import { shuffled } from './shuffled.ts'
import { snapshotMean } from './snapshot-mean.ts'

/** A correctly read part: its features, and each decision with its own additional features. */
export interface TrainingExample {
  features: readonly string[]
  decisions: readonly { name: string; more: readonly string[]; choice: string }[]
  /** The weight of the example. */
  weight: number
}

const ROUNDS = 4
/** Falls to 0 over the rounds. */
const RATE = 0.07
const LEAST_SEEN = 8
/** A choice with a smaller error is skipped; most choices of most examples are. */
const LEAST_SLOPE = 0.003
/** The share of features dropped at random for the hidden layer, different ones each time (dropout). */
const LEFT_OUT = 0.4
const SPREAD = 0.1
/**
 * The result is the mean of this many snapshots in the last round: a single one is biased towards the latest examples.
 */
const LOOKS = 8

interface LearnedDecision {
  choices: string[]
  bias: AdaGradWeights
  heads: AdaGradWeights
  /** By feature index, one weight per choice. */
  direct: AdaGradWeights
}

interface Row {
  shared: Int32Array
  weight: number
  decisions: { decision: LearnedDecision; own: Int32Array; right: number }[]
}

/**
 * Trains all decisions at once (choice-model.ts) with AdaGrad, in a fixed order: the same examples give the same model
 * on any machine. Rare features are left out.
 */
export function learnChoices(lessons: readonly TrainingExample[]): ChoiceModel {
  const features = placesOfFeatures(lessons)
  const random = randomFrom(1)
  const spread = (length: number) => learned(Float32Array.from({ length }, () => (random() - 0.5) * 2 * SPREAD))
  const decisions = new Map<string, LearnedDecision>()
  for (const [name, choices] of choicesOf(lessons)) {
    const { length } = choices
    decisions.set(name, {
      choices,
      bias: learned(new Float32Array(length)),
      heads: spread(length * WIDTH),
      direct: learned(new Float32Array(length * features.size)),
    })
  }
  const meanings = spread(features.size * WIDTH)
  const placesOf = (names: readonly string[]) => Int32Array.from(names.flatMap((name) => features.get(name) ?? []))
  const rows = lessons.map(
    (lesson): Row => ({
      shared: placesOf(lesson.features),
      weight: lesson.weight,
      decisions: lesson.decisions.flatMap(({ name, more, choice }) => {
        const decision = decisions.get(name)
        const own = placesOf([decisionFeature(name), ...more])
        return decision ? [{ decision, own, right: decision.choices.indexOf(choice) }] : []
      }),
    }),
  )
  const mean = snapshotMean([
    meanings,
    ...[...decisions.values()].flatMap(({ bias, heads, direct }) => [bias, heads, direct]),
  ])
  const lookEvery = Math.ceil(rows.length / LOOKS)
  for (let round = 0; round < ROUNDS; round += 1)
    shuffled(rows.length, round).forEach((place, at) => {
      learnRow(rows[place] as Row, { meanings, rate: RATE * (1 - round / ROUNDS), random })
      if (round === ROUNDS - 1 && (at + 1) % lookEvery === 0) mean.look()
    })
  mean.settle()
  return {
    features,
    meanings: meanings.values,
    decisions: Object.fromEntries([...decisions].map(([name, decision]) => [name, finished(decision, features.size)])),
  }
}

interface Learning {
  meanings: AdaGradWeights
  rate: number
  random: () => number
}

function learnRow({ shared, weight, decisions }: Row, { meanings, rate, random }: Learning): void {
  const kept = shared.filter(() => random() >= LEFT_OUT)
  const meaning = new Float32Array(WIDTH)
  addRows(meanings.values, kept, meaning, 1 / (1 - LEFT_OUT))
  const slopeOfMeaning = new Float32Array(WIDTH)
  for (const { decision, own, right } of decisions) {
    const hidden = meaning.slice()
    addRows(meanings.values, own, hidden, 1)
    const chances = chancesOf(decision, hidden, shared, own)
    const back = new Float32Array(WIDTH)
    let isOff = false
    for (let choice = 0; choice < chances.length; choice += 1) {
      const slope = weight * ((chances[choice] as number) - (choice === right ? 1 : 0))
      if (Math.abs(slope) < LEAST_SLOPE) continue
      isOff = true
      stepChoice(decision, choice, { slope, hidden, shared, own, back, rate })
    }
    if (!isOff) continue
    for (const place of own) stepRow(meanings, place, back, rate, 1)
    for (let at = 0; at < WIDTH; at += 1) slopeOfMeaning[at] = (slopeOfMeaning[at] as number) + (back[at] as number)
  }
  for (const place of kept) stepRow(meanings, place, slopeOfMeaning, rate, 1 / (1 - LEFT_OUT))
}

function chancesOf(
  { choices, bias, heads, direct }: LearnedDecision,
  hidden: Float32Array,
  shared: Int32Array,
  own: Int32Array,
): Float64Array {
  const { length } = choices
  const scores = Float64Array.from(bias.values)
  addScores(direct.values, shared, scores)
  addScores(direct.values, own, scores)
  for (let choice = 0; choice < length; choice += 1) {
    let sum = scores[choice] as number
    for (let at = 0; at < WIDTH; at += 1)
      if ((hidden[at] as number) > 0) sum += (hidden[at] as number) * (heads.values[choice * WIDTH + at] as number)
    scores[choice] = sum
  }
  let most = Number.NEGATIVE_INFINITY
  for (const score of scores) most = Math.max(most, score)
  let all = 0
  for (let choice = 0; choice < length; choice += 1) all += scores[choice] = Math.exp((scores[choice] as number) - most)
  for (let choice = 0; choice < length; choice += 1) scores[choice] = (scores[choice] as number) / all
  return scores
}

interface Step {
  slope: number
  hidden: Float32Array
  shared: Int32Array
  own: Int32Array
  /** The gradient for the hidden layer. */
  back: Float32Array
  rate: number
}

function stepChoice(
  { choices, bias, heads, direct }: LearnedDecision,
  choice: number,
  { slope, hidden, shared, own, back, rate }: Step,
): void {
  step(bias, choice, slope, rate)
  for (const place of shared) step(direct, place * choices.length + choice, slope, rate)
  for (const place of own) step(direct, place * choices.length + choice, slope, rate)
  for (let at = 0; at < WIDTH; at += 1) {
    const value = hidden[at] as number
    if (value <= 0) continue
    const place = choice * WIDTH + at
    back[at] = (back[at] as number) + slope * (heads.values[place] as number)
    step(heads, place, slope * value, rate)
  }
}

/** The indices of features that are frequent enough, in alphabetical order. */
function placesOfFeatures(lessons: readonly TrainingExample[]): Map<string, number> {
  const seen = new Map<string, number>()
  const count = (feature: string) => seen.set(feature, (seen.get(feature) ?? 0) + 1)
  for (const { features, decisions } of lessons) {
    features.forEach(count)
    for (const { name, more } of decisions) [decisionFeature(name), ...more].forEach(count)
  }
  const often = [...seen].filter(([, times]) => times >= LEAST_SEEN).map(([feature]) => feature)
  return new Map(often.sort().map((feature, place) => [feature, place]))
}

function choicesOf(lessons: readonly TrainingExample[]): Map<string, string[]> {
  const all = new Map<string, Set<string>>()
  for (const { decisions } of lessons)
    for (const { name, choice } of decisions) all.set(name, (all.get(name) ?? new Set()).add(choice))
  return new Map([...all].map(([name, choices]) => [name, [...choices].sort()]))
}

function finished(
  { choices, bias, heads, direct }: LearnedDecision,
  features: number,
): ChoiceModel['decisions'][string] {
  const { length } = choices
  const pairsOf = (place: number) =>
    choices.flatMap((_, choice) => {
      const weight = direct.values[place * length + choice] as number
      return weight === 0 ? [] : [choice, weight]
    })
  const byPlace = Array.from({ length: features }, (_, place) => [place, pairsOf(place)] as const)
  return {
    choices,
    bias: bias.values,
    heads: heads.values,
    direct: new Map(byPlace.filter(([, pairs]) => pairs.length > 0)),
  }
}
