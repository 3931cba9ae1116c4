import { refreshTokens, signIn, signOut } from '@corner/contract/routes/accounts.ts'
import { deleteUser } from '@corner/contract/routes/administration.ts'
import {
  deviceWebhook,
  disconnectDevice,
  finishDeviceOAuth,
  importExport,
  refreshDevice,
} from '@corner/contract/routes/devices.ts'
import { health, liveness, readiness } from '@corner/contract/routes/health.ts'
import { deleteOwnAccount, exportOwnData } from '@corner/contract/routes/privacy.ts'
import { importRoster } from '@corner/contract/routes/roster.ts'
import type { Lane } from '../database/lanes.ts'

/** Must be answered while ten slow pages hold all connections of theirs. */
const RESERVED = new Set<object>([signIn, refreshTokens, signOut, deviceWebhook, health, liveness, readiness])

/** Long, or waits for a link or an athlete's records that a sync holds: a refusal after three seconds would be a nuisance. */
const WORK = new Set<object>([
  importExport,
  exportOwnData,
  deleteOwnAccount,
  deleteUser,
  finishDeviceOAuth,
  refreshDevice,
  disconnectDevice,
  importRoster,
])

/** Whose database connections the calls of a declared route take. */
export function laneOf(route: object): Lane {
  if (RESERVED.has(route)) return 'reserved'
  return WORK.has(route) ? 'work' : 'page'
}
