import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { coachesAround, showingsOf } from '../teams/team-access.ts'
import type { CollectedChanges } from './collected-changes.ts'
import { PendingEvents } from './pending-events.ts'

/** The part of some changes that a caller may know. */
export type Audience = (caller: Caller) => PendingEvents

/**
 * Who may know of these changes now (docs/reference/access.md#who-may-see-what): a change of somebody's records concerns that
 * person, the coaches of their teams, and administrators; a change in lists of teams concerns everyone who sees those lists,
 * and the person in them.
 * @param coachIds the coaches to check
 */
export async function findAudience(
  db: Database,
  changes: CollectedChanges,
  coachIds: readonly string[],
): Promise<Audience> {
  const showings = Map.groupBy(await showingsOf(db, [...changes.userIds], coachIds), ({ athlete_id }) => athlete_id)
  const around = { userIds: [...changes.membersChanged], teamIds: [...changes.teamIds] }
  const coaches = await coachesAround(db, around, coachIds)
  return (caller) => {
    const events = new PendingEvents()
    if (changes.everything) events.addEverything()
    for (const userId of changes.userIds) {
      const seenIn = (showings.get(userId) ?? []).filter(
        ({ coach_ids }) => caller.role === 'admin' || (caller.role === 'coach' && coach_ids.includes(caller.user_id)),
      )
      if (seenIn.length > 0 || caller.role === 'admin' || caller.user_id === userId)
        events.addAthlete(
          userId,
          seenIn.map(({ team_id }) => team_id),
        )
    }
    const isTheirs = changes.membersChanged.has(caller.user_id) || coaches.has(caller.user_id)
    if (isTheirs || (caller.role === 'admin' && changes.membersChanged.size > 0)) events.addTeams()
    return events
  }
}
