import { z } from 'zod'
import { requiredText } from '../text-field.ts'

/** Progress of the first download of an athlete's history. */
export const SyncProgress = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Number of records stored so far. */
  records: z.number().int(),
  /** Number of days that the first download covers. */
  days: z.number().int(),
  /** A message for the athlete when it cannot continue by itself. */
  message: z.string().nullable(),
})
export type SyncProgress = z.infer<typeof SyncProgress>

export const DeviceStatus = z.object({
  connected: z.boolean(),
  token_valid: z.boolean(),
  last_sync: z.iso.datetime().nullable(),
  provider: z.string().describe('The provider as the screens name it, for example WHOOP'),
  first_sync: SyncProgress.nullable().describe('null: never linked'),
  problem: z
    .enum(['refused', 'lost_at_refresh', 'records_refused'])
    .nullable()
    .describe(
      'Why an expired link has ended: the provider no longer takes its token (refused), or its answer to a renewal was lost. records_refused: the link holds, and the provider has given no records of it for hours',
    ),
  paused_since: z.iso
    .datetime()
    .nullable()
    .describe('Since when the athlete has paused the link: nothing is fetched; null: it is not paused'),
})
export type DeviceStatus = z.infer<typeof DeviceStatus>

/** What a wearable can tell, in the terms of the records. */
export const MEASURES = [
  'recovery_score',
  'hrv_rmssd',
  'resting_heart_rate',
  'respiratory_rate',
  'spo2',
  'skin_temperature',
  'sleep_duration',
  'sleep_stages',
  'strain',
  'workouts',
  'heart_rate_zones',
] as const

/** One provider's wearables, as they stand for the caller. */
export const Device = DeviceStatus.omit({ provider: true }).extend({
  provider: z.string().describe('The stored word, for example whoop'),
  label: z.string().describe('The provider as the screens name it, for example WHOOP'),
  set_up: z.boolean().describe('Whether this server can link with it'),
  live: z.boolean().describe('Whether its news comes by itself; otherwise Corner asks every few hours'),
  can_link: z.boolean().describe('Whether Corner can link with it at all; otherwise it comes by file alone'),
  reads_files: z.boolean().describe("Whether a member's export can be read"),
  gives: z.array(z.enum(MEASURES)),
  first_sync_days: z.number().int().describe('How many days back a first sync reaches'),
  stored: z
    .object({ nights: z.number().int(), workouts: z.number().int() })
    .describe('What is stored of it: nights with a sleep or a recovery, and workouts'),
  reminders: z
    .boolean()
    .nullable()
    .describe(
      'Whether the athlete gets a mail when this link has ended; null: without a link, or without a mail server',
    ),
  attribution: z.string().nullable().describe('What has to be said wherever its data is shown'),
})
export type Device = z.infer<typeof Device>
export const Devices = z.object({ devices: z.array(Device) })

export const DeviceOAuthStart = z.object({ auth_url: z.url(), state: z.string() })
export const DeviceOAuthCallback = z.object({ code: requiredText('code', 2048), state: requiredText('state', 512) })
export const DeviceOAuthResult = z.object({ message: z.string(), expires_in: z.number(), scopes: z.array(z.string()) })
export const DeviceDataDeletion = z.object({
  keep_link: z
    .boolean()
    .describe('true: the link stays, and its first sync begins anew; false: the link ends, and nothing comes again'),
})
export const DeviceReminders = z.object({ wanted: z.boolean() })
export const Confirmation = z.object({ message: z.string() })

/** The result of importing an own export: new rows, rows that existed already, and their dates. */
export const ImportResult = z.object({
  message: z.string(),
  imported: z.object({ cycles: z.number(), sleeps: z.number(), recoveries: z.number(), workouts: z.number() }),
  already_there: z.number(),
  first_day: z.string().nullable(),
  last_day: z.string().nullable(),
})
export type ImportResult = z.infer<typeof ImportResult>
