import { ROWS, type Row } from './rows-of-every-table.ts'

/** A start replaces their rows by the articles of its own package. */
export const TAKEN_FROM_THE_PACKAGE = new Set(['articles', 'article_passages', 'article_phrases', 'article_words'])

interface Change {
  /** undefined: the schema of then has no such column. */
  then: unknown
  now: unknown
  before: Row
  after: Row
}

type Check = (change: Change) => boolean

const is =
  (value: unknown): Check =>
  ({ now }) =>
    JSON.stringify(now) === JSON.stringify(value)

/** What a migration puts into a column that is new in stored rows. One that is not named here stays empty. */
const FILLED: Record<string, Check> = {
  'users.version': is(1), // 0002
  // 0008. Two spellings of one mailbox: the plain one keeps the key.
  'users.email_key': ({ now, after }) => now === ROWS.users?.find(({ id }) => id === after.id)?.email_key,
  'users.email_proven_at': ({ now, after }) =>
    (now !== null) === ['root', 'coach', 'ada'].includes(String(after.username)),
  'invitations.email_key': is('new@corner.example'),
  // 0009
  'sessions.last_used_at': ({ now, after }) => now === ROWS.sessions?.find(({ id }) => id === after.id)?.last_used_at,
  'refresh_tokens.signed': is(false),
  'wearable_connections.refusals': is({}), // 0012
  // 0013
  'wearable_connections.missed_records': is({}),
  'webhook_events.tries': is(0),
  'webhook_events.next_try_at': ({ now }) => now !== null,
  'ai_usage.cost_microdollars': is(0), // 0014
  // 0021
  'wearable_connections.reminders_sent': is(0),
  'wearable_connections.reminders_off': is(false),
}

/** What a migration changes in a column that was there. */
const CHANGED: Record<string, Check> = {
  // 0012 bounds a block to an hour.
  'request_budgets.blocked_until': ({ then, now, before }) => {
    const isBounded = before.provider === 'oura' && !('probe_at' in before)
    return isBounded ? Date.parse(String(now)) <= Date.now() + 3_600_000 : now === then
  },
}

/** Whether a value is what the migrations mean it to be; undefined: they do not touch it. */
export function isIntended(column: string, change: Change): boolean | undefined {
  const check = change.then === undefined ? FILLED[column] : CHANGED[column]
  return check?.(change)
}
