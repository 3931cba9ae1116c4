/** What came of one attack. */
export interface Outcome {
  /** What was measured, for the table: "1,240 calls, 0 unexpected". */
  figure: string
  /** What went against the criterion; none: the attack was held off. */
  failures: readonly string[]
}
