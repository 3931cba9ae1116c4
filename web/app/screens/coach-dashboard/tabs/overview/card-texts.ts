import { endedText, type LinkCounts } from '@corner/analytics/athlete/link-state.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import type { TeamHealth } from '@corner/analytics/team/team-health.ts'
import type { SCORE_RANGES } from '@corner/contract/constants/recovery-bands.ts'
import type { State } from '../../../../ui/badges/state-badge.tsx'

/** The colour of a Team Health Score, by the label of its range (docs/reference/metrics-and-rules.md#score-ranges). */
export const STATE_OF_SCORE: Record<(typeof SCORE_RANGES)[number]['label'], State> = {
  Excellent: 'ready',
  Good: 'ready',
  'Needs Attention': 'caution',
  Critical: 'red',
}

/** How many athletes of a team have a device: `21 linked, 1 link ended, 2 not linked`. */
export function linkedText({ linked, ended, none }: LinkCounts): string {
  const total = linked + ended + none
  if (total === 0) return 'Nobody has joined yet'
  if (linked === total) return total === 1 ? 'Linked' : 'All linked'
  if (none === total) return 'None linked'
  return [`${linked} linked`, endedText(ended), none > 0 && `${none} not linked`].filter(Boolean).join(', ')
}

const NAMES_MAXIMUM = 3

/** The first three names, and how many more: fits a card's one line. */
export function someNames(names: readonly string[]): string {
  const more = names.length - NAMES_MAXIMUM
  return more > 0 ? `${names.slice(0, NAMES_MAXIMUM).join(', ')} +${more}` : names.join(', ')
}

/** The parts that a Team Health Score is the mean of: `60 recovery, 77 sleep, 92 data`. */
export function healthParts({ averageLatestRecovery, averageSleepQuality, completeness }: TeamHealth): string {
  const parts = [
    [averageLatestRecovery, 'recovery'],
    [averageSleepQuality, 'sleep'],
    [completeness, 'data'],
  ] as const
  return parts.flatMap(([value, name]) => (value === null ? [] : `${written(value, 0)} ${name}`)).join(', ')
}
