import type { Outcome } from '../outcome.ts'

/** Counts what was tried, and keeps what was not held off. */
export class Checks {
  private count = 0
  private readonly failures: string[] = []

  /** @param what for people, where it does not hold: what was tried and what came of it */
  that(holds: boolean, what: string): void {
    this.count += 1
    if (!holds) this.failures.push(what)
  }

  /** @param figure what was measured besides the number of tries */
  outcome(figure?: string): Outcome {
    return { figure: `${this.count} tries${figure ? `, ${figure}` : ''}`, failures: this.failures }
  }
}
