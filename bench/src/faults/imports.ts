import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Athlete } from './athletes.ts'
import { exportFile, RECORDS_A_DAY } from './export-file.ts'
import { Reader } from './reader.ts'

const DAYS = 700
const TYPE = 'application/zip'
const TRIES = 20

/** Uploads of one and the same export by athletes, of which any may be interrupted. */
export class Imports {
  private readonly url: string
  private readonly file = exportFile(DAYS)

  constructor(url: string) {
    this.url = url
  }

  /** In the background, as a browser that gives up when it fails. */
  begin(athlete: Athlete): void {
    void this.upload(athlete).catch(() => {})
  }

  /** Again until it is taken, as a patient athlete does. @throws Error when it never is */
  async complete(athlete: Athlete): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      if ((await this.upload(athlete).catch(() => 0)) === 200) return
      await wait(500)
    }
    throw new Error(`The export of member ${athlete.member} is never taken`)
  }

  private async upload({ email }: Athlete): Promise<number> {
    const reader = new Reader(this.url)
    await reader.signIn(email)
    return (await reader.call('POST', '/api/wearables/import/', this.file, TYPE)).status
  }

  /** What these athletes have of the export: all or nothing, and all the same. */
  async findHalf(client: pg.Client, athletes: readonly Athlete[]): Promise<string[]> {
    const { rows } = await client.query<{ member: string; records: string; digest: string }>(
      `select last_name as member, count(*) as records, md5(string_agg(row_text, ',' order by row_text)) as digest
       from users, lateral (
         select 'c' || start_at || date || strain as row_text from cycles where user_id = users.id
         union all select 's' || start_at || date || total_rem_sleep_time_milli from sleeps where user_id = users.id
         union all select 'r' || date || recovery_score from recoveries where user_id = users.id
         union all select 'w' || start_at || date || strain from workouts where user_id = users.id) all_records
       where users.id = any($1) group by users.id`,
      [athletes.map(({ id }) => id)],
    )
    const whole = DAYS * RECORDS_A_DAY
    const half = rows.flatMap(({ member, records }) =>
      Number(records) === whole ? [] : [`member ${member} has ${records} of ${whole} imported records`],
    )
    if (new Set(rows.map(({ digest }) => digest)).size > 1) half.push('the same export was stored in different ways')
    return half
  }
}
