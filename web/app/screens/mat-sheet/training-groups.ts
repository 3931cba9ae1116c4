import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import type { AthleteDay } from '@corner/contract/entities/team-records.ts'
import { VERDICT_STATES } from '../../shared/verdict/verdict-states.ts'
import type { Shape } from '../../ui/badges/state-badge.tsx'

export interface TrainingGroup {
  name: string
  state: Shape
  /** What the group does today. */
  action: string
  athletes: AthleteDay[]
  /** In place of the athletes, where there is none. */
  nobody: string
}

/** The exceptions first: who trains by the plan needs no word on the mat. */
const GROUPS: readonly { action: string; verdict: Verdict }[] = [
  { action: 'Technique and mobility, no live wrestling', verdict: 'easy' },
  { action: 'A shorter day, drill first', verdict: 'lighter' },
  { action: 'No recovery of today or yesterday', verdict: 'ask' },
  { action: 'The plan, without extra rounds', verdict: 'as_planned' },
  { action: 'Hard rounds and heavy lifting fit', verdict: 'hard' },
]

/**
 * The groups of a training; empty ones, too, so that the sheet always reads the same.
 * @param athletes in the order of the server: whoever has something against them first, both parts by the lowest recovery
 * @param day of the sheet
 */
export function trainingGroups(athletes: readonly AthleteDay[], day: CalendarDay): TrainingGroup[] {
  const isScored = athletes.some(({ recovery_date }) => recovery_date !== null && recovery_date >= day)
  return GROUPS.map(({ action, verdict }) => ({
    name: VERDICT_WORDS[verdict].call,
    state: VERDICT_STATES[verdict],
    action,
    athletes: athletes.filter((athlete) => athlete.verdict === verdict),
    nobody: verdict === 'hard' && !isScored ? NOBODY_YET : 'nobody',
  }))
}

/** Before the wearables have synced a low number may only be a late one. */
const NOBODY_YET = 'nobody yet: it needs a recovery of this morning'

/** `7 to watch first, lowest recovery first in each part`; '' where all are to be watched, or nobody is. */
export function orderText(athletes: readonly AthleteDay[]): string {
  const flagged = athletes.filter(({ is_flagged }) => is_flagged).length
  return flagged === 0 || flagged === athletes.length
    ? ''
    : `${flagged} to watch first, lowest recovery first in each part`
}

interface GroupPart {
  /** null: the group has only this one. */
  name: string | null
  athletes: readonly AthleteDay[]
}

/** Who has a flag or a sign, then the others, in the order given; one part without a name where all are, or nobody is. */
export function groupParts(athletes: readonly AthleteDay[]): GroupPart[] {
  if (orderText(athletes) === '') return [{ name: null, athletes }]
  return [
    { name: 'To watch', athletes: athletes.filter(({ is_flagged }) => is_flagged) },
    { name: 'Others', athletes: athletes.filter(({ is_flagged }) => !is_flagged) },
  ]
}
