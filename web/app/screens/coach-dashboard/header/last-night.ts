import { hasNoRecovery } from '@corner/analytics/team/without-recovery.ts'
import type { LiveState } from '../../../shared/live/follow-changes.ts'
import { recoveryDays } from '../team-view/new-scores.ts'
import type { TeamView } from '../team-view/team-view.ts'

/**
 * How many athletes with a device whose maker gives recovery scores have a recovery score of last night, in one line: a score of today, or of the day
 * after in a time zone further east; '' when there is nothing to say.
 */
export function lastNightLine({
  overview,
  today,
  failures,
}: Pick<TeamView, 'overview' | 'today' | 'failures'>): string {
  const withDevice = overview.links.linked + overview.links.ended - overview.statuses.filter(isWithoutScores).length
  if (failures.recovery || withDevice === 0) return ''
  const scored = recoveryDays(overview.statuses, today).newDays.length
  if (scored === 0) return 'Nothing is in yet from last night.'
  const scores = withDevice === 1 ? 'recovery score' : 'recovery scores'
  return `Last night: ${scored} of ${withDevice} ${scores} in.`
}

/** Whose maker never gives a score, so that none is waited for; of athletes with a device alone. */
const isWithoutScores = (status: TeamView['overview']['statuses'][number]) =>
  hasNoRecovery(status) && (status.athlete.whoop_connected || status.athlete.link_ended === true)

/** Says that updates are not live; '' when they are. */
export function liveLine(state: LiveState): string {
  return state === 'live' ? '' : 'Not live at the moment: checking every 30 seconds.'
}
