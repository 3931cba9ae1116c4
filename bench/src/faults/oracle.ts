import { isDeepStrictEqual } from 'node:util'
import { openDatabase, openPool } from '@corner/server/database/database.ts'
import { checkDays } from '@corner/server/measurements/day-check.ts'
import type pg from 'pg'
import type { Athlete } from './athletes.ts'
import { findDamage } from './index-check.ts'
import { KINDS, type Kind, type Reply, readLedger } from './ledger.ts'
import type { SimulatedCloud } from './simulated-cloud.ts'
import { readStored, type StoredRow } from './stored-records.ts'

/** Everything that differs between what the provider holds and what Corner has stored, in words. Empty: nothing. */
export interface Judgement {
  /** Records compared. */
  records: number
  indexes: number
  faults: string[]
}

interface Judged {
  cloud: SimulatedCloud
  athletes: readonly Athlete[]
  /** Trace ids that Corner answered with 2xx. */
  acknowledged: ReadonlySet<string>
  /** Corner's clock is behind the provider's: it then notes its own time for a change that comes from the future. */
  isBehind?: boolean
}

const DAY_MS = 86_400_000
/** Shorter than the first sync of 30 days: the day at the edge is not judged. */
const JUDGED_DAYS = 29

/**
 * The same judge for every scenario: the provider's ledger equals the database record by record, no row is there twice, no
 * acknowledged webhook is lost or still open, every day is where dating all at once puts it, and no index or table is damaged.
 */
export async function judge(
  client: pg.Client,
  { cloud, athletes, acknowledged, isBehind = false }: Judged,
): Promise<Judgement> {
  const start = new Date(Date.now() - JUDGED_DAYS * DAY_MS)
  const faults: string[] = []
  let records = 0
  for (const athlete of athletes) {
    const ledger = await readLedger(cloud, athlete.member, start)
    const stored = (await readStored(client, athlete.id)).filter(({ start_at }) => start_at >= start)
    records += stored.length
    faults.push(...compare(ledger, stored, start, isBehind).map((fault) => `member ${athlete.member}: ${fault}`))
  }
  faults.push(...(await lostWebhooks(client, acknowledged)))
  faults.push(...(await wrongDays(client, athletes)))
  const { checked, damage } = await findDamage(client)
  return { records, indexes: checked, faults: [...faults, ...damage] }
}

function compare(
  ledger: Record<Kind, Map<string, Reply>>,
  stored: readonly StoredRow[],
  start: Date,
  isBehind: boolean,
): string[] {
  const faults: string[] = []
  const seen = new Map<string, StoredRow>()
  for (const row of stored) {
    const key = `${row.kind} ${row.id}`
    if (seen.has(key)) faults.push(`${key} is there twice`)
    seen.set(key, row)
    const reply = ledger[row.kind].get(row.id)
    if (!reply) faults.push(`${key} is stored, and the provider has none`)
    else if (!isRunning(row.kind, reply) && !isSame(row, reply, isBehind))
      faults.push(`${key} is stored as of ${row.updated_at.toISOString()}, the provider says ${reply.updated_at}`)
  }
  for (const kind of KINDS)
    for (const [id, reply] of ledger[kind])
      if (!seen.has(`${kind} ${id}`) && begins(ledger, kind, reply) >= start) faults.push(`${kind} ${id} is missing`)
  return faults
}

function isSame({ updated_at, raw }: StoredRow, reply: Reply, isBehind: boolean): boolean {
  const changedMs = Date.parse(reply.updated_at)
  const isOfThen = isBehind ? updated_at.getTime() <= changedMs : updated_at.getTime() === changedMs
  return isOfThen && isDeepStrictEqual(raw, reply)
}

/** The running cycle grows by the minute and has no webhook: it must be there, with any content. */
function isRunning(kind: Kind, reply: Reply): boolean {
  return kind === 'cycle' && reply.end === undefined
}

function begins(ledger: Record<Kind, Map<string, Reply>>, kind: Kind, reply: Reply): Date {
  const timed = kind === 'recovery' ? ledger.cycle.get(String(reply.cycle_id)) : reply
  return new Date(String(timed?.start ?? 0))
}

async function lostWebhooks(client: pg.Client, acknowledged: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await client.query<{ trace_id: string; is_open: boolean; given_up: string | null }>(
    'select trace_id, done_at is null as is_open, given_up from webhook_events',
  )
  const stored = new Map(rows.map((row) => [row.trace_id, row]))
  return [...acknowledged].flatMap((trace) => {
    const event = stored.get(trace)
    if (!event) return [`webhook ${trace} was acknowledged and is not stored`]
    if (event.is_open) return [`webhook ${trace} is still open`]
    return event.given_up === null ? [] : [`webhook ${trace} was given up: ${event.given_up}`]
  })
}

async function wrongDays(client: pg.Client, athletes: readonly Athlete[]): Promise<string[]> {
  const { host, port, user, database } = client as unknown as Record<'host' | 'user' | 'database', string> & {
    port: number
  }
  const pool = openPool({ host, port, user, database, max: 1 })
  try {
    const faults: string[] = []
    for (const { id, member } of athletes) {
      const { moved, removed, capped } = await checkDays(openDatabase(pool), id)
      if (moved + removed + capped > 0)
        faults.push(`member ${member}: ${moved} wrong days, ${removed} records and ${capped} changes in the future`)
    }
    return faults
  } finally {
    await pool.end()
  }
}
