import type { Verdict } from './verdict.ts'

/** The part of a day's judgement that says how far the recovery is from the usual one. */
interface Recovered {
  verdict: Verdict
  /** The newest recovery, percent; null: none. */
  recovery: number | null
  /** Percent; null: too few values. */
  usual: number | null
}

/** Points under the usual recovery from which somebody who trains as planned is marked. */
export const MARKED_FROM = 10

/** How many points the recovery is under the usual one; 0: too few to be marked, or the verdict has its own reason. */
export function underUsual({ verdict, recovery, usual }: Recovered): number {
  if (recovery === null || usual === null || (verdict !== 'as_planned' && verdict !== 'hard')) return 0
  const under = Math.round(usual) - Math.round(recovery)
  return under < MARKED_FROM ? 0 : under
}
