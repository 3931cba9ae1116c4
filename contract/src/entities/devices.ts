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
})
export type DeviceStatus = z.infer<typeof DeviceStatus>

export const DeviceOAuthStart = z.object({ auth_url: z.url(), state: z.string() })
export const DeviceOAuthCallback = z.object({ code: requiredText('code', 2048), state: requiredText('state', 512) })
export const DeviceOAuthResult = z.object({ message: z.string(), expires_in: z.number(), scopes: z.array(z.string()) })
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
