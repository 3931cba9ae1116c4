import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Connection } from '../../database/database.ts'
import { withClient } from '../../database/with-client.ts'

export const EARLIER_SCHEMAS = join(import.meta.dirname, 'earlier-schemas')

/** Makes a test's database one of earlier, with its rows. The schema `public` is as PostgreSQL creates it. */
export async function loadSchema(unbound: Connection, name: string): Promise<void> {
  const text = await promisify(gunzip)(await readFile(join(EARLIER_SCHEMAS, `${name}.sql.gz`)))
  await withClient(unbound, async (client) => {
    await client.query(`drop schema public, jobs cascade; create schema public authorization pg_database_owner;
      grant usage on schema public to public; comment on schema public is 'standard public schema'`)
    await client.query(text.toString())
  })
}
