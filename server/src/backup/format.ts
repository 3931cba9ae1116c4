import { BACKUP_ORIGINS } from '@corner/contract/constants/backups.ts'
import { z } from 'zod'

/**
 * A backup is a text that is compressed with gzip. It begins with a comment that holds the header, then comes a
 * `COPY ... FROM stdin` with its rows for each table, and last a comment that holds the totals: without it the file was cut.
 * The rows are PostgreSQL's own text form, which every later major release reads.
 */
export const BACKUP_FORMAT = 1

/** The key of the installation, encrypted with a passphrase; all base64. */
export const SealedKey = z.object({ salt: z.base64(), nonce: z.base64(), tag: z.base64(), text: z.base64() })
export type SealedKey = z.infer<typeof SealedKey>

export const BackupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  cornerVersion: z.string(),
  postgresqlVersion: z.string(),
  madeAt: z.iso.datetime(),
  origin: z.enum(BACKUP_ORIGINS),
  /** Names of the applied migrations, in their order. */
  migrations: z.array(z.string()).min(1),
  sealedKey: SealedKey.nullable(),
  /** Ids of the keys that the links of devices need. */
  keyIds: z.array(z.string()),
})
export type BackupHeader = z.infer<typeof BackupHeader>

/** Precedes the rows of a table. */
export const TableHead = z.object({ table: z.string(), columns: z.array(z.string()).min(1) })
export type TableHead = z.infer<typeof TableHead>

/** The content of one table: its number of rows, and the SHA-256 of its rows as text. */
export const TableTotal = z.object({ table: z.string(), rows: z.int().min(0), sha256: z.string() })
export type TableTotal = z.infer<typeof TableTotal>

export const BackupTotals = z.object({
  tables: z.array(TableTotal),
  /** The last number that each sequence gave out. */
  sequences: z.array(z.object({ name: z.string(), value: z.int() })),
})
export type BackupTotals = z.infer<typeof BackupTotals>

/** The line that ends the rows of a table: no row can look like it, for a backslash in a value is doubled. */
export const END_OF_ROWS = '\\.\n'
