import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../testing/app.ts'
import { HOLDINGS } from './empty-account-store.ts'

/** Why a row in these tables does not keep an account from being replaced. */
const NOT_MISSED: Record<string, string> = {
  address_links: 'a link to confirm an address, which ends within a day',
  ai_usage: 'a count of tokens, kept for 40 days',
  known_networks: 'where somebody signed in, which protects the account alone',
  oauth_states: 'an attempt to link a device, which ends within minutes',
  password_links: 'a link for a new password, which ends within an hour',
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
