import { hash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import type { MeasurementChanges } from './measurement-changes.ts'
import { findLinksAndOffsets, getRoster, type LinksAndOffsets, type TeamRoster } from './team-roster.ts'
import { TtlCache } from './ttl-cache.ts'

/**
 * As stale as a caller's role may be (docs/reference/accounts.md#tokens): this also bounds changes without a notification, such
 * as a new name.
 */
const KEPT_MS = 500

/**
 * Rosters, for the calls that open pages make at once when something has changed: a page's own calls share one, and the pages of
 * all coaches of a team share the links of its athletes.
 */
export class KeptRosters {
  private readonly rosters = new TtlCache<TeamRoster>(KEPT_MS)
  private readonly links = new TtlCache<LinksAndOffsets>(KEPT_MS)
  private readonly database: Database
  private readonly changes: Pick<MeasurementChanges, 'teamsMoment'>

  constructor(database: Database, changes: Pick<MeasurementChanges, 'teamsMoment'>) {
    this.database = database
    this.changes = changes
  }

  /** @throws as `getRoster`: each caller's rights are read for themself */
  get(caller: Caller, teamId: string, now: Date): Promise<TeamRoster> {
    // A request made because teams changed must not get the earlier roster.
    const moment = this.changes.teamsMoment
    const find: typeof findLinksAndOffsets = (db, userIds, at) =>
      this.links.get(`${moment} ${hash('sha1', userIds.join(), 'base64url')}`, () =>
        findLinksAndOffsets(db, userIds, at),
      )
    return this.rosters.get(`${moment} ${caller.user_id} ${caller.role} ${teamId}`, () =>
      getRoster(this.database, caller, teamId, now, find),
    )
  }
}
