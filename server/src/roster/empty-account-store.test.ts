import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { HOLDINGS } from './empty-account-store.ts'

/** Why a row in these tables does not keep an account from being replaced. */
const NOT_MISSED: Record<string, string> = {
  address_links: 'a link to confirm an address, which ends within a day',
  ai_usage: 'a count of tokens, kept for 40 days',
  imports: 'receipts of files; what they brought stands in the tables of records',
  known_networks: 'where somebody signed in, which protects the account alone',
  oauth_states: 'an attempt to link a device, which ends within minutes',
  password_links: 'a link for a new password, which ends within an hour',
  record_sources: 'of which days there are records, worked out from them',
  sessions: 'a sign-in: whoever registered the address first has one',
  worded_insights: 'written from records, and again when they are asked for',
}

it('knows of each table about a person whether its rows would be missed', async () => {
  const { database } = await createTestApp()
  const { rows } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id' order by 1`.execute(database)
  expect(rows.map(({ table }) => table)).toEqual([...HOLDINGS, ...Object.keys(NOT_MISSED)].toSorted())
})

/** How the account page names what a table holds: before everything is deleted, and in what can be downloaded. */
const NAMED_ON_THE_PAGE: Record<string, { deletion: string; download: string } | { unnamed: string }> = {
  memberships: { unnamed: 'a membership ends with the account; the download says "teams"' },
  wearable_connections: { deletion: 'link to your wearable', download: 'links' },
  wearable_profiles: { unnamed: 'the account at the maker, a part of the link' },
  body_measurements: { deletion: 'body measurements', download: 'body measurement' },
  recoveries: { deletion: 'recoveries', download: 'recovery' },
  sleeps: { deletion: 'sleeps', download: 'sleep' },
  cycles: { deletion: 'cycles', download: 'cycle' },
  workouts: { deletion: 'workouts', download: 'workout' },
  unreadable_records: { unnamed: 'records that could not be read, a part of the others' },
}

it('knows how the account page names what each table holds', () => {
  const textOf = (file: string) =>
    readFileSync(new URL(`../../../web/app/screens/account/${file}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ')
  const [deletion, download] = [textOf('delete-account-dialog.tsx'), textOf('download-card.tsx')]
  expect(Object.keys(NAMED_ON_THE_PAGE)).toEqual(HOLDINGS)
  for (const named of Object.values(NAMED_ON_THE_PAGE)) {
    if ('unnamed' in named) continue
    expect(deletion).toContain(named.deletion)
    expect(download).toContain(named.download)
  }
})
