/** What a scenario found: whether its criterion is met, and the figure for the table. */
export interface Verdict {
  passed: boolean
  figure: string
}

interface RunOptions {
  /** The same seed draws the same numbers, so that a failed run can be repeated. */
  random: () => number
  /** Fewer rounds, to see whether the scenario itself works. */
  short: boolean
}

/** A kind of trouble, and what must still be true afterwards. */
export interface Scenario {
  /** For `--only`. */
  name: string
  criterion: string
  run(options: RunOptions, cleanUp: AsyncDisposableStack): Promise<Verdict>
}
