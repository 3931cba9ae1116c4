import type { Attack, Strength } from './attack.ts'
import type { Outcome } from './outcome.ts'
import type { Target } from './target/target.ts'

export interface Verdict extends Outcome {
  attack: Attack
  seconds: number
}

/** Runs the attacks one after the other; one that breaks off counts as failed, and the next ones still run. */
export async function runAttacks(
  target: Target,
  attacks: readonly Attack[],
  strength: Strength,
  onVerdict: (verdict: Verdict) => void = () => {},
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for (const attack of attacks.filter(({ isLong }) => !(isLong && strength.isShort))) {
    const startedAtMs = performance.now()
    const outcome = await attack.run(target, strength).catch((error: Error) => brokenOff(error))
    const verdict = { attack, ...outcome, seconds: (performance.now() - startedAtMs) / 1000 }
    verdicts.push(verdict)
    onVerdict(verdict)
  }
  return verdicts
}

function brokenOff(error: Error): Outcome {
  return { figure: 'broken off', failures: [error.stack ?? error.message] }
}
