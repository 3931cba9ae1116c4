/** The fewest characters of the passphrase that seals the key in a backup: whoever holds the file can guess as long as they like. */
export const PASSPHRASE_MINIMUM = 12
export const PASSPHRASE_TOO_SHORT = `The passphrase needs at least ${PASSPHRASE_MINIMUM} characters`

/** How long scheduled backups are kept, at least and at most: one of each day, and one of each week. */
export const KEPT_DAYS = { min: 1, max: 90 } as const
export const KEPT_WEEKS = { min: 0, max: 52 } as const

/** The media type of a backup. */
export const BACKUP_TYPE = 'application/gzip'

/** Why a backup was made. */
export const BACKUP_ORIGINS = ['asked', 'scheduled', 'before_update'] as const
export type BackupOrigin = (typeof BACKUP_ORIGINS)[number]
/** And why one is in the list: from a file that somebody added or restored from, whatever it was made for. */
export const LISTED_ORIGINS = [...BACKUP_ORIGINS, 'added'] as const
export type ListedOrigin = (typeof LISTED_ORIGINS)[number]
