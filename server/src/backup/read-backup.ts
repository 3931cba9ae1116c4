import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Refusal } from '@corner/contract/refusal.ts'
import { damaged, parseComment, parseHeader } from './comment-lines.ts'
import { type BackupHeader, BackupTotals, TableHead, type TableTotal } from './format.ts'
import { TableDigest } from './table-digest.ts'
import { TextReader } from './text-reader.ts'

export interface ReadBackup {
  header: BackupHeader
  totals: BackupTotals
}

/** The first line alone. @throws Refusal for a file that is no backup, or one of a later Corner */
export async function readHeader(path: string): Promise<BackupHeader> {
  return withText(path, async (reader) => parseHeader(await reader.line()))
}

/**
 * Reads a whole backup and compares what it holds with the totals at its end.
 * @param openTable called for each table, in the order of the file: where its rows go; absent or undefined: they are checked only
 * @throws Refusal for a file that is no backup, is cut or damaged, or comes from a later Corner
 */
export async function readBackup(
  path: string,
  openTable?: (head: TableHead) => Promise<Writable> | Writable | undefined,
): Promise<ReadBackup> {
  return withText(path, async (reader, bytesRead) => {
    const header = parseHeader(await reader.line())
    const found: TableTotal[] = []
    for (;;) {
      const comment = parseComment(await reader.line(), 'a line in it cannot be read')
      const head = TableHead.safeParse(comment)
      if (!head.success) {
        const totals = readTotals(comment, found)
        // gzip ignores what follows its end and is not its own.
        if (!(await reader.isAtEnd()) || (await stat(path)).size !== bytesRead())
          throw damaged('something follows its end')
        return { header, totals }
      }
      await reader.line() // the COPY statement, for `psql`
      const digest = new TableDigest(head.data.table)
      const rows = digest.watch(reader.rows())
      const into = await openTable?.(head.data)
      if (into) await pipeline(rows, into)
      else for await (const _ of rows);
      found.push(digest.total())
    }
  })
}

function readTotals(comment: unknown, found: readonly TableTotal[]): BackupTotals {
  const totals = BackupTotals.safeParse(comment)
  if (!totals.success) throw damaged('a line in it cannot be read')
  const differing = found.find(({ table, rows, sha256 }, at) => {
    const told = totals.data.tables[at]
    return told?.table !== table || told.rows !== rows || told.sha256 !== sha256
  })
  if (differing) throw damaged(`the rows of ${differing.table} are not those that were written`)
  if (found.length !== totals.data.tables.length) throw damaged('tables are missing')
  return totals.data
}

async function withText<T>(
  path: string,
  read: (reader: TextReader, bytesRead: () => number) => Promise<T>,
): Promise<T> {
  const file = createReadStream(path)
  const text = createGunzip()
  file.on('error', (error) => text.destroy(error))
  text.on('error', () => {}) // the reader reports it, unless it has finished
  file.pipe(text)
  try {
    return await read(new TextReader(text as Readable & AsyncIterable<Buffer>), () => text.bytesWritten)
  } catch (error) {
    if (isDecompression(error)) throw damaged('it is no backup of Corner, or it was cut or changed', error)
    throw error
  } finally {
    file.destroy()
    text.destroy()
  }
}

/** What zlib says of bytes that are not its own. */
function isDecompression(error: unknown): boolean {
  const { code = '' } = error as { code?: string }
  return !(error instanceof Refusal) && code.startsWith('Z_')
}
