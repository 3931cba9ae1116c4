import { z } from 'zod'
import { KEPT_DAYS, KEPT_WEEKS, LISTED_ORIGINS } from '../constants/backups.ts'

const moment = z.iso.datetime()

export const Backup = z.object({
  name: z.string().describe('The file name'),
  made_at: moment,
  bytes: z.number().int(),
  origin: z.enum(LISTED_ORIGINS).describe('added: it came from a file'),
  corner_version: z.string(),
  schema: z.string().describe('The last migration of the tables in it'),
  holds_key: z.boolean().describe('The key of the installation is in it, sealed with a passphrase'),
  proof: z
    .object({
      at: moment,
      equal: z.boolean().describe('After it was restored into an empty database, every table was equal'),
      detail: z.string().describe('What was compared, or why it could not be'),
    })
    .nullable()
    .describe('null: not restored and compared yet'),
})
export type Backup = z.infer<typeof Backup>

const hour = z.int().min(0).max(23)
const within = ({ min, max }: { min: number; max: number }, what: string) => {
  const error = `${what} must be a whole number from ${min} to ${max}`
  return z.int(error).min(min, error).max(max, error)
}

export const BackupSettings = z.object({
  scheduled: z.boolean().describe('One is made every day'),
  hour_utc: hour.describe('From this hour on, UTC'),
  keep_days: within(KEPT_DAYS, 'Days').describe('The newest of each of so many days is kept'),
  keep_weeks: within(KEPT_WEEKS, 'Weeks').describe('And the newest of each of so many weeks'),
})
export type BackupSettings = z.infer<typeof BackupSettings>

export const BackupsOverview = z.object({
  backups: z.array(Backup).describe('Newest first'),
  unreadable: z
    .array(z.object({ name: z.string(), reason: z.string().describe('A sentence') }))
    .describe('What lies among the backups with the name of one and cannot be read'),
  settings: BackupSettings,
  last_made_at: moment.nullable(),
  last_proved_at: moment.nullable().describe('When one was last restored and found equal'),
  last_failure: z.object({ at: moment, reason: z.string() }).nullable().describe('null: the last one succeeded'),
  comparing: z.string().nullable().describe('The name of the one that somebody asked to compare, while it is compared'),
  is_busy: z.boolean().describe('One is being made or compared by this server'),
})
export type BackupsOverview = z.infer<typeof BackupsOverview>

export const RestoredBackup = z.object({
  made_at: moment,
  people: z.number().int(),
  key: z
    .enum(['kept', 'brought', 'missing'])
    .describe('kept: the key here opens the links of devices; brought: it came with the backup; missing: neither'),
})
export type RestoredBackup = z.infer<typeof RestoredBackup>
