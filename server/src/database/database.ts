import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import type { Schema } from './schema.ts'
import { LONG_TIMEOUTS, type Timeouts, timeoutSettings } from './timeouts.ts'

const log = logOf('database')

export type Database = Kysely<Schema>

const DATE_OID = 1082
const BIGINT_OID = 20

/** A date stays a string; a bigint (milliseconds, counts) fits a number in all our tables. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE_OID) return (text: string) => text
    if (oid === BIGINT_OID) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/** How to reach PostgreSQL: a `DATABASE_URL`, or the socket of the embedded one. */
export type Connection = pg.PoolConfig

/** A pool. Its clients may lose their server at any time (a database restart): the next query opens a new one. */
export function openPool(connection: Connection, waits: Timeouts = LONG_TIMEOUTS): pg.Pool {
  const pool = new pg.Pool({ max: 10, ...timeoutSettings(waits), ...connection, types })
  // The pool listens to the errors of idle clients only; without this listener, an `error` of a busy client would end the
  // process. Its query reports the error.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', (error) => {
    log.warn('A database connection was lost', { reason: reasonOf(error) })
  })
  return pool
}

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}
