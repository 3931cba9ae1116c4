import { sql } from 'kysely'
import type { VisibleLinks } from '../../database/visible-athletes.ts'
import type { Series } from '../../measurements/series.ts'

/** How long after the end of a link each mail goes out: the last one within a week. */
const DAYS_AFTER = [1, 3, 7]
/** Nobody is written to at night. By the wearer's clock, from up to, not including, to. */
const DAYTIME = { from: 8, to: 20 }

export interface DueReminder {
  provider: string
  email: string
  /** Whether another one follows if the link stays as it is. */
  is_last: boolean
}

/**
 * Takes the mails that are due at this moment; each of them goes to one caller. Left out is who wants none, who has another
 * link that works, whose address is not known to be theirs, and who got one within a day, whatever the clock did.
 */
export async function takeDueReminders(db: VisibleLinks, now: Date, most: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select link.user_id, link.provider, users.email from wearable_connections as link
      join users on users.id = link.user_id and users.email_proven_at is not null
      where link.status = 'token_expired' and not link.reminders_off and link.reminders_sent < ${DAYS_AFTER.length}
        and ${now} >= link.ended_at + make_interval(days => (${DAYS_AFTER}::int[])[link.reminders_sent + 1])
        and ${now} < link.ended_at + interval '8 days'
        and (link.reminded_at is null or link.reminded_at < ${now}::timestamptz - interval '1 day')
        and extract(hour from ${now}::timestamptz at time zone 'utc' + link.timezone_offset::interval)
          between ${DAYTIME.from} and ${DAYTIME.to - 1}
        and not exists (select from wearable_connections as other
          where other.user_id = link.user_id and other.status = 'connected')
      order by link.ended_at limit ${most}
      for update of link skip locked
    )
    update wearable_connections as link set reminders_sent = link.reminders_sent + 1, reminded_at = ${now}
    from due where link.user_id = due.user_id and link.provider = due.provider
    returning link.provider, due.email, link.reminders_sent = ${DAYS_AFTER.length} as is_last`.execute(db)
  return rows
}

/** @returns false without a link that has not been ended */
export async function setReminders(
  db: VisibleLinks,
  { user_id, provider }: Series,
  areWanted: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wearable_connections')
    .set({ reminders_off: !areWanted })
    .where('user_id', '=', user_id)
    .where('provider', '=', provider)
    .where('status', '<>', 'disconnected')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
