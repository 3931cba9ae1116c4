/** Explains a number in four short texts, and the meaning of its values where that is defined. */
export interface MetricExplanation {
  /** What it is. */
  what: string
  /** How it is computed. */
  formula: string
  /** The period. */
  window: string
  /** Which records are included, and which are not. */
  records: string
  /** Meaning of its values, best first. */
  scale?: readonly { range: string; label: string }[]
}

/** Explains a badge that counts flags: each of them by its rule, and what their number means. */
export interface FlagsExplanation {
  flags: readonly (FlagExplanation & { name: string })[]
  severity: string
  /** Why the athlete trains as planned in spite of them, or eases or rests. */
  why?: { head: string; text: string }
}

/** Explains a flag. */
export interface FlagExplanation {
  rule: string
  value: string
  ownAverage: string
  /** The age of the value. */
  age: string
}

/** Explains an insight of the analysis. */
export interface StatementExplanation {
  rule: string
  /** The values it is based on, each with its days and number of records. */
  readFrom: string
  /** What not to conclude from it. */
  limits?: string | undefined
}

/** Explains a table: each of its columns, then the period and the records of all. */
export interface TableExplanation {
  columns: readonly { head: string; text: string }[]
  window: string
  records: string
}

export type Explanation =
  | MetricExplanation
  | FlagsExplanation
  | FlagExplanation
  | StatementExplanation
  | TableExplanation

/** An explanation as pairs of term and text, in reading order. */
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
  if ('columns' in explanation) {
    const { columns, window, records } = explanation
    return [
      ...columns.map(({ head, text }) => [head, text] as const),
      ['From when', window],
      ['Which records', records],
    ]
  }
  if ('flags' in explanation) {
    const { flags, severity, why } = explanation
    return [
      // The name says the value already.
      ...flags.map(({ name, rule, ownAverage, age }) => [name, `${rule} Own average: ${ownAverage} ${age}`] as const),
      ['Severity', severity],
      ...(why ? ([[why.head, why.text]] as const) : []),
    ]
  }
  const { what, formula, window, records } = explanation
  return [
    ['What it is', what],
    ['How it is computed', formula],
    ['From when', window],
    ['Which records', records],
  ]
}
