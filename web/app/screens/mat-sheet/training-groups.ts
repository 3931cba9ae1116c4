import { written } from '@corner/analytics/numbers/rounding.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
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

/**
 * Why an athlete is in the group: the recovery, and the signs against a hard day.
 * @param day the day of the sheet
 */
export function reasonOf({ verdict, recovery, recovery_date, usual, reasons }: AthleteDay, day: CalendarDay): string {
  if (recovery === null) return 'Nothing recorded today or yesterday'
  const value = `recovery ${written(recovery, 0)}%${recovery_date === day ? '' : ' (yesterday)'}`
  const signs = reasons.slice(0, REASONS).join('; ')
  if (signs.startsWith('recovery') && recovery_date === day) return signs
  if (signs !== '') return `${value}; ${signs}`
  const own = usual === null ? '' : `, usually ${written(usual, 0)}%`
  return `${value}${own}${verdict === 'hard' ? '; hard rounds fit' : ''}`
}
