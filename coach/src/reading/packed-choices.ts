import type { ChoiceModel, Decision } from './choice-model.ts'

/** A choice model as stored in its file: fixed-point whole numbers. */
export interface PackedChoices {
  /** In alphabetical order, which compresses best. */
  features: readonly string[]
  /** Base64, a byte each. */
  meanings: string
  decisions: Readonly<Record<string, PackedDecision>>
}

interface PackedDecision {
  choices: readonly string[]
  bias: readonly number[]
  heads: readonly number[]
  direct: Readonly<Record<string, readonly number[]>>
}

const MEANING = 80
const HEAD = 100
const DIRECT = 25
/** Smaller ones, in units of `DIRECT`, change no choice. */
const LEAST_DIRECT = 2

const rounded = (values: Iterable<number>, scale: number) => Array.from(values, (value) => Math.round(value * scale))
const unscaled = (values: Iterable<number>, scale: number) => Float32Array.from(values, (value) => value / scale)

export function packChoices({ features, meanings, decisions }: ChoiceModel): PackedChoices {
  const bytes = Int8Array.from(rounded(meanings, MEANING), (value) => Math.max(-127, Math.min(127, value)))
  const packed = ({ choices, bias, heads, direct }: Decision): PackedDecision => ({
    choices,
    bias: rounded(bias, DIRECT),
    heads: rounded(heads, HEAD),
    direct: Object.fromEntries(
      [...direct].map(([place, pairs]) => [place, packedPairs(pairs)] as const).filter(([, pairs]) => pairs.length > 0),
    ),
  })
  return {
    features: [...features.keys()],
    meanings: Buffer.from(bytes.buffer).toString('base64'),
    decisions: Object.fromEntries(Object.entries(decisions).map(([name, decision]) => [name, packed(decision)])),
  }
}

function packedPairs(pairs: readonly number[]): number[] {
  return pairs.flatMap((choice, at) => {
    const weight = Math.round((pairs[at + 1] ?? 0) * DIRECT)
    return at % 2 === 1 || Math.abs(weight) < LEAST_DIRECT ? [] : [choice, weight]
  })
}

export function unpackChoices({ features, meanings, decisions }: PackedChoices): ChoiceModel {
  const unpacked = ({ choices, bias, heads, direct }: PackedDecision): Decision => ({
    choices,
    bias: unscaled(bias, DIRECT),
    heads: unscaled(heads, HEAD),
    direct: new Map(
      Object.entries(direct).map(([place, pairs]) => [
        Number(place),
        pairs.map((value, at) => (at % 2 === 0 ? value : value / DIRECT)),
      ]),
    ),
  })
  return {
    features: new Map(features.map((feature, place) => [feature, place])),
    meanings: unscaled(new Int8Array(Buffer.from(meanings, 'base64')), MEANING),
    decisions: Object.fromEntries(Object.entries(decisions).map(([name, decision]) => [name, unpacked(decision)])),
  }
}
