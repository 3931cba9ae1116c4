import type pg from 'pg'
import { TimedClient } from './timed-client.ts'

/** Timeouts of a database connection, in milliseconds. */
export interface Timeouts {
  /** For getting a connection, free or new. */
  connectMs: number
  /** For the answer to one query. A connection that is silent for longer is closed and never used again. */
  answerMs: number
  /** Limits that PostgreSQL itself enforces: shorter than `answerMs`, so that a healthy server answers first. Absent: none. */
  server?: {
    /** Waiting for a lock that another session holds. */
    lockMs: number
    /** One statement, with its waits for locks. */
    statementMs: number
    /** A transaction whose client has stopped sending: it would keep its locks for ever. */
    idleInTransactionMs: number
  }
}

const MINUTE_MS = 60_000

/** A person waits in front of a screen. */
export const PAGE_TIMEOUTS: Timeouts = {
  connectMs: 3_000,
  answerMs: 12_000,
  server: { lockMs: 3_000, statementMs: 10_000, idleInTransactionMs: MINUTE_MS },
}

/** Syncs, imports and clean-up: longer than the 15 s for which a link is locked while its provider refreshes a token. */
export const WORK_TIMEOUTS: Timeouts = {
  connectMs: 15_000,
  answerMs: 50_000,
  server: { lockMs: 30_000, statementMs: 45_000, idleInTransactionMs: 5 * MINUTE_MS },
}

/** pg-boss: many short queries. */
export const JOB_TIMEOUTS: Timeouts = {
  connectMs: 5_000,
  answerMs: 20_000,
  server: { lockMs: 10_000, statementMs: 15_000, idleInTransactionMs: MINUTE_MS },
}

/** Migrations and tools: one may rewrite a large table, or wait for another process to do so. */
export const LONG_TIMEOUTS: Timeouts = { connectMs: 15_000, answerMs: 60 * MINUTE_MS }

/** An idle connection is probed by TCP after this long, so that a dead peer is noticed. */
const KEEP_ALIVE_AFTER_MS = 10_000

/** The settings of `pg` for these timeouts. Those that PostgreSQL enforces are set once, when a connection opens. */
export function timeoutSettings({ connectMs, answerMs, server }: Timeouts): pg.PoolConfig {
  return {
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs,
    Client: TimedClient,
    ...(server && { onConnect: (client) => tellServer(client, server, connectMs) }),
  }
}

/** By SET and not as startup parameters: PgBouncer refuses unknown ones, and `options` may be in use already. */
async function tellServer(
  client: pg.ClientBase,
  server: Required<Timeouts>['server'],
  answerMs: number,
): Promise<void> {
  const text = `set statement_timeout = ${server.statementMs}; set lock_timeout = ${server.lockMs};
    set idle_in_transaction_session_timeout = ${server.idleInTransactionMs}`
  await client.query({ text, query_timeout: answerMs } as pg.QueryConfig)
}
