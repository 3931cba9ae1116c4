import type { ListedOrigin } from '@corner/contract/constants/backups.ts'
import type { BackupHeader } from './format.ts'

/** The comparison of a backup with what it became in an empty database. */
export interface Proof {
  at: Date
  equal: boolean
  /** A sentence: what was compared, or why it could not be. */
  detail: string
}

/** A backup in the folder of backups. */
export interface StoredBackup {
  /** File name without a folder. */
  name: string
  madeAt: Date
  bytes: number
  origin: ListedOrigin
  cornerVersion: string
  /** The last migration, which names the state of the tables. */
  schema: string
  /** Whether the key of the installation is in it, encrypted. */
  holdsKey: boolean
  /** null: not restored and compared yet. */
  proof: Proof | null
}

/** Something in the folder of backups with the name of one. */
export interface UnreadableBackup {
  name: string
  /** A sentence. */
  reason: string
}

const NAME = /^corner-\d{4}-\d{2}-\d{2}T\d{6}Z(?<added>-added)?(?:-\d+)?\.backup$/

/** `corner-2026-11-27T031507Z.backup`, or `corner-2026-11-27T031507Z-added.backup` for a file that somebody sent. */
export function nameOf(madeAt: Date, { isAdded = false } = {}): string {
  return `corner-${madeAt.toISOString().replaceAll(':', '').slice(0, 17)}Z${isAdded ? '-added' : ''}.backup`
}

export function isBackupName(name: string): boolean {
  return NAME.test(name)
}

export function storedBackup(
  name: string,
  { madeAt, origin, cornerVersion, migrations, sealedKey }: BackupHeader,
  { bytes, proof }: Pick<StoredBackup, 'bytes' | 'proof'>,
): StoredBackup {
  return {
    name,
    madeAt: new Date(madeAt),
    bytes,
    origin: NAME.exec(name)?.groups?.added ? 'added' : origin,
    cornerVersion,
    schema: migrations.at(-1) ?? '',
    holdsKey: sealedKey !== null,
    proof,
  }
}
