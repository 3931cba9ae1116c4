import { sendJob, untilQuiet } from './settle.ts'
import { asSuperuser } from './superuser.ts'

/** Longer than the pause that Corner wants between two weekly polls that miss the same record. */
const AGED = `
  update wearable_connections set missed_records = (
    select coalesce(jsonb_object_agg(kind, (
      select coalesce(jsonb_object_agg(id,
        to_char((seen #>> '{}')::timestamptz at time zone 'utc' - interval '4 days', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), '{}')
      from jsonb_each(ids) as noted (id, seen))), '{}')
    from jsonb_each(missed_records) as kinds (kind, ids))`

/** Four days pass, and every link has its weekly poll. */
export async function pollAWeekLater(dataDir: string): Promise<void> {
  await asSuperuser(dataDir, async (client) => {
    await client.query(AGED)
    const { rows } = await client.query<{ user_id: string; provider: string }>(
      `select user_id, provider from wearable_connections where status = 'connected'`,
    )
    for (const link of rows) await sendJob(client, 'weekly-poll', link)
  })
  await untilQuiet(dataDir)
}
