import type { Device } from '@corner/contract/entities/devices.ts'
import { measuresOf } from '@corner/wearables/measures.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Makers } from '../makers.ts'
import { findConnectionsOf } from './connection-store.ts'
import { statusOf } from './link-status.ts'

/** Every provider that Corner knows, as it stands for one user: what the device page lists. */
export async function listDevices(database: Database, { all }: Makers, userId: string): Promise<{ devices: Device[] }> {
  const linked = await asSeenBy(database, [userId], (own) => findConnectionsOf(own, userId))
  const devices = all.map(({ links }) => {
    const { name, label, webhook, readExport, capabilities, attribution = null } = links.provider
    const link = linked.find(({ provider }) => provider === name)
    return {
      ...statusOf(links, link),
      provider: name,
      label,
      set_up: links.app !== undefined,
      live: webhook !== undefined,
      reads_files: readExport !== undefined,
      gives: measuresOf(capabilities),
      first_sync_days: links.firstSyncDays,
      attribution,
    }
  })
  return { devices }
}
