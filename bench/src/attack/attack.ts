import type { Outcome } from './outcome.ts'
import type { Target } from './target/target.ts'

/** How long and how hard a run attacks. */
export interface Strength {
  /** How many requests the fuzzing sends. */
  requests: number
  /** Repeats the same run. */
  seed: number
  /** The form for `npm test`: the same checks, fewer repetitions. */
  isShort: boolean
}

/** One kind of attack against a running Corner. */
export interface Attack {
  /** For `--only`. */
  name: string
  /** The cases of earlier reviews that it repeats, by their numbers. */
  cases: readonly string[]
  /** What must hold, in one sentence. */
  criterion: string
  /** Not part of the short form: it starts a program of its own. */
  isLong?: boolean
  run(target: Target, strength: Strength): Promise<Outcome>
}
