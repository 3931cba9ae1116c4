import { type Likely, likeliest } from '../probabilities/likely.ts'

/** The size of a feature's embedding. */
export const WIDTH = 24

/** The trained weights of one decision. */
export interface Decision {
  choices: readonly string[]
  /** One per choice. */
  bias: Float32Array
  /** `WIDTH` weights per choice, for the summed embedding. */
  heads: Float32Array
  /** By feature index, its direct weights: `[choice, weight, choice, weight, ...]`. */
  direct: ReadonlyMap<number, readonly number[]>
}

/**
 * How a part's features decide: by direct weights of each feature, and by one hidden layer over the summed embeddings,
 * shared by all decisions ("wide and deep", Cheng et al. 2016, arXiv 1606.07792).
 */
export interface ChoiceModel {
  /** The index of each feature. */
  features: ReadonlyMap<string, number>
  /** `WIDTH` numbers per feature index. */
  meanings: Float32Array
  decisions: Readonly<Record<string, Decision>>
}

/** Decides for one part: `more` are features of this decision only. The likeliest choice first. */
export type Decide = (decision: string, more: readonly string[]) => Likely[]

/** @param features those of the whole part; their embeddings are summed once for all decisions */
export function decideFor(model: ChoiceModel, features: readonly string[]): Decide {
  const shared = placesOf(model, features)
  const meaning = new Float32Array(WIDTH)
  addMeanings(model, shared, meaning)
  const scored = new Map<string, Float64Array>()
  return (name, more) => {
    const decision = model.decisions[name]
    if (!decision) return []
    const known = scored.get(name) ?? Float64Array.from(decision.bias)
    if (!scored.has(name)) {
      addDirect(decision, shared, known)
      scored.set(name, known)
    }
    const own = placesOf(model, [decisionFeature(name), ...more])
    const hidden = meaning.slice()
    addMeanings(model, own, hidden)
    const scores = known.slice()
    addDirect(decision, own, scores)
    addHidden(decision, hidden, scores)
    return likeliest(decision.choices, scores)
  }
}

/** Tells the hidden layer which decision is being made. */
export const decisionFeature = (name: string): string => `decides ${name}`

const placesOf = ({ features }: ChoiceModel, names: readonly string[]): number[] =>
  names.flatMap((name) => features.get(name) ?? [])

function addMeanings({ meanings }: ChoiceModel, places: readonly number[], to: Float32Array): void {
  for (const place of places)
    for (let at = 0; at < WIDTH; at += 1) to[at] = (to[at] as number) + (meanings[place * WIDTH + at] as number)
}

function addDirect({ direct }: Decision, places: readonly number[], to: Float64Array): void {
  for (const place of places) {
    const pairs = direct.get(place) ?? []
    for (let at = 0; at < pairs.length; at += 2) {
      const choice = pairs[at] as number
      to[choice] = (to[choice] as number) + (pairs[at + 1] as number)
    }
  }
}

function addHidden({ choices, heads }: Decision, hidden: Float32Array, to: Float64Array): void {
  for (let choice = 0; choice < choices.length; choice += 1) {
    let sum = 0
    for (let at = 0; at < WIDTH; at += 1)
      sum += Math.max(0, hidden[at] as number) * (heads[choice * WIDTH + at] as number)
    to[choice] = (to[choice] as number) + sum
  }
}
