import { refreshTokens, signIn, signOut } from '@corner/contract/routes/accounts.ts'
import { deleteUser } from '@corner/contract/routes/administration.ts'
import {
  deviceWebhook,
  disconnectDevice,
  finishDeviceOAuth,
  importExport,
  refreshDevice,
} from '@corner/contract/routes/devices.ts'
import {
  deleteProviderData,
  disconnectProvider,
  finishProviderOAuth,
  importProviderExport,
  providerWebhook,
  providerWebhookChallenge,
  refreshProvider,
} from '@corner/contract/routes/devices-of-providers.ts'
import { confirmImport, undoImport, uploadFile } from '@corner/contract/routes/file-imports.ts'
import { health, liveness, readiness } from '@corner/contract/routes/health.ts'
import { deleteOwnAccount, exportOwnData } from '@corner/contract/routes/privacy.ts'
import { importRoster } from '@corner/contract/routes/roster.ts'
import type { Lane } from '../database/lanes.ts'

/** Must be answered even while ten slow pages hold all their connections. */
const RESERVED = new Set<object>([
  signIn,
  refreshTokens,
  signOut,
  deviceWebhook,
  providerWebhook,
  providerWebhookChallenge,
  health,
  liveness,
  readiness,
])

/**
 * Slow, or waits for a link or an athlete's records that a sync has locked: a refusal after three seconds would be a nuisance.
 */
const WORK = new Set<object>([
  importExport,
  exportOwnData,
  deleteOwnAccount,
  deleteUser,
  finishDeviceOAuth,
  refreshDevice,
  disconnectDevice,
  importProviderExport,
  finishProviderOAuth,
  refreshProvider,
  disconnectProvider,
  deleteProviderData,
  importRoster,
  uploadFile,
  confirmImport,
  undoImport,
])

/** Which lane's database connections the calls of a declared route use. */
export function laneOf(route: object): Lane {
  if (RESERVED.has(route)) return 'reserved'
  return WORK.has(route) ? 'work' : 'page'
}
