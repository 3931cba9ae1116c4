import { written } from '@corner/analytics/numbers/rounding.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import type { State } from '../../ui/badges/state-badge.tsx'

export interface TrainingGroup {
  name: string
  state: State
  /** What the group does today. */
  action: string
  athletes: AthleteDay[]
}

const GROUPS: readonly (Omit<TrainingGroup, 'athletes'> & { verdicts: readonly AthleteDay['verdict'][] })[] = [
  { name: 'Go', state: 'ready', action: 'Train as planned', verdicts: ['hard', 'as_planned'] },
  { name: 'Ease', state: 'caution', action: 'A shorter day, drill first', verdicts: ['lighter'] },
  { name: 'Rest', state: 'red', action: 'Technique and mobility, no live wrestling', verdicts: ['easy'] },
  { name: 'No data', state: 'none', action: 'Ask first', verdicts: ['ask'] },
]

/** The groups of a training, each by name; empty ones, too, so that the sheet always reads the same. */
export function trainingGroups(athletes: readonly AthleteDay[]): TrainingGroup[] {
  return GROUPS.map(({ verdicts, ...group }) => ({
    ...group,
    athletes: athletes
      .filter(({ verdict }) => verdicts.includes(verdict))
      .toSorted((one, other) => one.athlete_name.localeCompare(other.athlete_name, 'en')),
  }))
}

/** As many reasons as fit on a line. */
const REASONS = 2

/** Why an athlete is in the group: the signs against a hard day, or the recovery. */
export function reasonOf({ verdict, recovery, usual, reasons }: AthleteDay): string {
  if (recovery === null) return 'Nothing recorded today or yesterday'
  if (reasons.length > 0) return reasons.slice(0, REASONS).join('; ')
  const own = usual === null ? '' : `, usually ${written(usual, 0)}%`
  return `recovery ${written(recovery, 0)}%${own}${verdict === 'hard' ? '; hard rounds fit' : ''}`
}
