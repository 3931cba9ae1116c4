import { createHash } from 'node:crypto'
import type { TableTotal } from './format.ts'

const LINE_FEED = 10

/** Counts the rows of one table and digests them as they pass. */
export class TableDigest {
  private readonly hash = createHash('sha256')
  private rows = 0
  private readonly table: string

  constructor(table: string) {
    this.table = table
  }

  /** @returns the same chunks, unchanged */
  async *watch(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk)
      // A line feed within a value is written as \n, so each one ends a row.
      for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) this.rows++
      yield chunk
    }
  }

  /** Once all have passed. */
  total(): TableTotal {
    return { table: this.table, rows: this.rows, sha256: this.hash.digest('hex') }
  }
}
