import { type AthleteStatus, byUrgency, type Severity } from '../athlete/athlete-status.ts'
import type { Verdict } from '../day-verdict/verdict.ts'
import { verdictPlace } from '../day-verdict/verdict-place.ts'

/** The verdict of the day by athlete id; empty: not known. */
export type Verdicts = ReadonlyMap<string, Verdict>

const SEVERITIES: Record<Severity, number> = { high: 0, medium: 1, low: 2 }

/** Sort order: severity first, within one severity who rests or eases today, then as `byUrgency`. */
export function bySeverityThenVerdict(verdicts: Verdicts) {
  return (a: AthleteStatus, b: AthleteStatus): number =>
    SEVERITIES[a.severity] - SEVERITIES[b.severity] || byVerdict(verdicts)(a, b)
}

/** Sort order: who rests, who eases, then everybody else, each as `byUrgency`. */
export function byVerdict(verdicts: Verdicts) {
  const placeOf = ({ athlete }: AthleteStatus) => verdictPlace(verdicts.get(athlete.athlete_id))
  return (a: AthleteStatus, b: AthleteStatus): number => placeOf(a) - placeOf(b) || byUrgency(a, b)
}
