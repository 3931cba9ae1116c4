/** What a number is, in four short texts, and what its values mean where that is fixed. */
export interface MetricExplanation {
  /** What it is. */
  what: string
  /** How it is computed. */
  formula: string
  /** From when to when. */
  window: string
  /** Which records went in, and which did not. */
  records: string
  /** What its values mean, the best first. */
  scale?: readonly { range: string; label: string }[]
  /** What it counts, when that is flags: they are read before all else. */
  flags?: readonly (FlagExplanation & { name: string })[]
}

/** Why a flag stands there. */
export interface FlagExplanation {
  rule: string
  value: string
  ownAverage: string
  /** How old the value is. */
  age: string
}

/** Why a statement of an analysis stands there. */
export interface StatementExplanation {
  rule: string
  /** The values it was judged by, each with its days and how many records it was read from. */
  readFrom: string
  /** What not to conclude from it. */
  limits?: string | undefined
}

export type Explanation = MetricExplanation | FlagExplanation | StatementExplanation

/** An explanation as words and their texts, in the order in which they are read. */
export function explanationLines(explanation: Explanation): readonly (readonly [word: string, text: string])[] {
  if ('readFrom' in explanation) {
    const { rule, readFrom, limits } = explanation
    return [
      ['The rule', rule],
      ['The values', readFrom],
      ...(limits ? ([['What it does not say', limits]] as const) : []),
    ]
  }
  if ('rule' in explanation) {
    const { rule, value, ownAverage, age } = explanation
    return [
      ['The rule', rule],
      ['The value', value],
      ['Own average', ownAverage],
      ['How old it is', age],
    ]
  }
  const { what, formula, window, records, flags = [] } = explanation
  return [
    ...flags.map(
      ({ name, rule, value, ownAverage, age }) =>
        [name, `Rule: ${rule} Value: ${value} Own average: ${ownAverage} ${age}`] as const,
    ),
    ['What it is', what],
    ['How it is computed', formula],
    ['From when', window],
    ['Which records', records],
  ]
}
