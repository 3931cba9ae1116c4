import type pg from 'pg'

/**
 * Numbers of the advisory locks of the whole installation: any, the same in every process and release, and each used once.
 * Locks of one person or provider are made from a text (`hashtextextended`) instead.
 */
export const ADVISORY_LOCKS = {
  /** Two servers that start together migrate one after the other. */
  migration: 7_203_114,
  /** The articles of the program are loaded by one server at a time. */
  articles: 7_203_115,
  /** Of several servers that share a database, one makes a backup at a time. */
  backup: 7_203_116,
  /** Of several servers on one database, one brings its tables up to date at a time, with the backup before it. */
  update: 7_203_117,
  restore: 7_203_118,
  /** Held while a backup is made and compared. PostgreSQL lets go when its holder ends. */
  backupAndProof: 7_203_119,
} as const

type AdvisoryLock = (typeof ADVISORY_LOCKS)[keyof typeof ADVISORY_LOCKS]

/** Takes a lock until the client ends. @returns false: another session has it */
export async function tryAdvisoryLock(client: pg.ClientBase, lock: AdvisoryLock): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock])
  return rows[0]?.taken === true
}

/** Takes a lock until the client ends, and waits for it. */
export async function takeAdvisoryLock(client: pg.ClientBase, lock: AdvisoryLock): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lock])
}
