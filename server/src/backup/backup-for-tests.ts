import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { afterAll } from 'vitest'
import type { Connection } from '../database/database.ts'
import { withClient } from '../database/with-client.ts'

/** A folder that is removed after the file. */
export async function createTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'corner-backup-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** What a text format could stumble over: its own signs, line ends, and signs of several bytes. */
const ODD_TEXTS = ['\\.', '\\N', 'a\tb', 'line\nnext', '\\\\.\n', 'Zoë Ångström 🤼', 'اسم', '', "O'Brien"]

/**
 * People with odd names, more than are read at once, and measurements that row level security protects.
 * @param unbound a connection to which row level security does not apply
 */
export async function fillForBackup(unbound: Connection, users = 450): Promise<void> {
  await withClient(unbound, async (client) => {
    await client.query(
      `insert into users (username, email, password_hash, first_name, last_name, role)
       select 'user-' || n, 'user-' || n || '@odd.example', '-', ($2::text[])[n % cardinality($2) + 1],
         ($2::text[])[n % 7 + 1] || n, 'athlete' from generate_series(1, $1::int) n`,
      [users, ODD_TEXTS],
    )
    await client.query(
      `insert into recoveries (user_id, provider, provider_id, date, cycle_id, score_state, recovery_score, hrv_rmssd_milli,
         updated_at, raw)
       select id, 'whoop', id || '-' || day, date '2026-11-01' + day, day::text, 'SCORED', 1.0 / 3 * day, 0.1 + day,
         timestamptz '2026-11-01T06:00:00.123456+02', jsonb_build_object('note', last_name, 'n', day)
       from users, generate_series(1, 3) day`,
    )
    await client.query(
      `insert into wearable_connections (user_id, provider, provider_user_id, status, scopes, connected_at, first_sync_days,
         access_token)
       select id, 'whoop', id, 'connected', array['read:sleep', 'a,"b'], now(), 30, decode('00ff5c0a', 'hex') from users`,
    )
    await client.query(`insert into audit_lines (action) select 'signed_in' from generate_series(1, 5)`)
  })
}

/** A file with this text, compressed as a backup is. */
export async function writeText(path: string, text: string): Promise<string> {
  await writeFile(path, await promisify(gzip)(text))
  return path
}
