import type { AuditAction } from '@corner/contract/entities/audit.ts'
import { sql } from 'kysely'
import { recordAudit } from '../../audit/audit.ts'
import type { Database } from '../../database/database.ts'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import { logOf } from '../../log/log.ts'
import type { Series } from '../../measurements/series.ts'
import { countRefusedLinks } from './refusals-store.ts'

const log = logOf('wearables')

/**
 * When this many different athletes are refused within the window, there is one cause for all
 * (docs/reference/device-api.md#traps-of-refreshing).
 */
const REFUSALS_TO_STOP = 5
const WINDOW_MINUTES = 10
const REFUSED = 'wearable_refresh_refused' satisfies AuditAction
const STOPPED = 'wearable_refreshes_stopped' satisfies AuditAction
type Refusals = typeof REFUSED | typeof STOPPED

/**
 * Whether refreshes are paused, in all server processes: the app's secret was changed or the app was disabled, and each further
 * attempt would mark a healthy link as Token Expired.
 */
export async function refreshesRest(db: Database, provider: string): Promise<boolean> {
  const { rows } = await sql<{ refused: number; stopped: number }>`
    select count(distinct subject_id) filter (where action = ${REFUSED})::int as refused,
      count(*) filter (where action = ${STOPPED})::int as stopped
    from audit_lines
    where at > now() - make_interval(mins => ${WINDOW_MINUTES})
      and at < now() + make_interval(mins => ${WINDOW_MINUTES}) -- later: written by a clock that was ahead
      and action in (${REFUSED}, ${STOPPED})
      and details ->> 'provider' = ${provider}`.execute(db)
  const [counted] = rows
  return counted !== undefined && (counted.stopped > 0 || counted.refused >= REFUSALS_TO_STOP)
}

/** @returns true for the refusal that pauses refreshes, which is the one alarm for the operator */
export function noteRefusal(db: Database, { user_id, provider }: Series): Promise<boolean> {
  return noteAndSee(db, REFUSED, provider, user_id)
}

/** The provider refuses the app itself. @returns true the first time within the window */
export function noteAppRefused(db: Database, provider: string): Promise<boolean> {
  return noteAndSee(db, STOPPED, provider)
}

/** Serialized across all processes, so that of many concurrent refusals only one raises the alarm. */
function noteAndSee(db: Database, action: Refusals, provider: string, subject?: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`refusals ${provider}`}, 0))`.execute(transaction)
    if (await refreshesRest(transaction, provider)) return false
    await recordAudit(transaction, { action, details: { provider }, ...(subject !== undefined && { subject }) })
    return refreshesRest(transaction, provider)
  })
}

/**
 * Whether the provider has refused the records of many links within the window, which says nothing about any one of them. The
 * operator is alerted when the number is reached.
 */
export async function tellIfManyRefused(
  db: VisibleLinks,
  { name, label }: { name: string; label: string },
  now: Date,
): Promise<boolean> {
  const refused = await countRefusedLinks(db, name, new Date(now.getTime() - WINDOW_MINUTES * 60_000))
  if (refused === REFUSALS_TO_STOP)
    log.error(
      `ALARM: ${label} refuses the records of ${refused} athletes at once, though it renews their tokens. Their links stay and are asked again later.`,
    )
  return refused >= REFUSALS_TO_STOP
}

/** For the operator, once. */
export function raiseAlarm({ name, label }: { name: string; label: string }, cause: string): void {
  log.error(
    `ALARM: ${label} refuses this server, not single athletes: ${cause} Tokens are not refreshed for ${WINDOW_MINUTES} minutes. ` +
      `Check the client id and secret: docs/${name}.md, "When the secret changes".`,
  )
}
