import type { Database } from '../database/database.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'

export interface FileImportParts {
  database: Database
  limits: Pick<RateLimits, 'imports'>
  dataDir: string
  /** The largest file. */
  limitBytes: number
  now(): Date
}
