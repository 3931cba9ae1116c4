import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { BackupOrigin } from '@corner/contract/constants/backups.ts'
import type { Connection } from '../database/database.ts'
import { VERSION } from '../operation/version.ts'
import { syncDirectory } from '../secrets/sync-directory.ts'
import { commentOf } from './comment-lines.ts'
import { BACKUP_FORMAT, type BackupHeader, type BackupTotals, END_OF_ROWS, type SealedKey } from './format.ts'
import { type Snapshot, withSnapshot } from './snapshot.ts'
import { TableDigest } from './table-digest.ts'
import { columnList } from './tables.ts'

/** As fast as PostgreSQL reads: 123 MB/s here, where level 6 does 45 for a file that is a sixth smaller. */
const COMPRESSION = { level: 1 }

/** What a backup says of itself, beside what the database says. */
interface BackupFacts {
  origin: BackupOrigin
  madeAt: Date
  sealedKey?: SealedKey | null
  keyIds?: string[]
}

export interface WrittenBackup {
  header: BackupHeader
  totals: BackupTotals
}

/**
 * Writes the whole database to a file that appears under its name only when it is complete and on the disk; readable by its
 * owner alone. Memory stays the same for any size. While it runs, Corner goes on.
 */
export async function writeBackup(
  owner: Connection,
  path: string,
  { origin, madeAt, sealedKey = null, keyIds = [] }: BackupFacts,
): Promise<WrittenBackup> {
  const unfinished = `${path}.unfinished`
  try {
    const written = await withSnapshot(owner, async (snapshot) => {
      const header: BackupHeader = {
        format: BACKUP_FORMAT,
        cornerVersion: VERSION,
        postgresqlVersion: snapshot.postgresqlVersion,
        madeAt: madeAt.toISOString(),
        origin,
        migrations: snapshot.migrations,
        sealedKey,
        keyIds,
      }
      const totals: BackupTotals = { tables: [], sequences: [] }
      await pipeline(
        backupText(snapshot, header, totals),
        createGzip(COMPRESSION),
        createWriteStream(unfinished, { flags: 'w', mode: 0o600, flush: true }),
      )
      return { header, totals }
    })
    await rename(unfinished, path)
    await syncDirectory(dirname(path))
    return written
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** @param totals filled while the text is read */
async function* backupText(
  snapshot: Snapshot,
  header: BackupHeader,
  totals: BackupTotals,
): AsyncGenerator<string | Buffer> {
  yield commentOf(header)
  for (const table of snapshot.tables) {
    yield commentOf({ table: table.name, columns: table.columns })
    yield `COPY ${columnList([table.name])} (${columnList(table.columns)}) FROM stdin;\n`
    const digest = new TableDigest(table.name)
    yield* digest.watch(snapshot.rowsOf(table))
    yield END_OF_ROWS
    totals.tables.push(digest.total())
  }
  totals.sequences = await snapshot.readSequences()
  yield commentOf(totals)
}
