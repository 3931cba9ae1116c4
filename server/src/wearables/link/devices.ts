import type { Device } from '@corner/contract/entities/devices.ts'
import { measuresOf } from '@corner/wearables/measures.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { countSeries } from '../../measurements/remove-series.ts'
import type { Makers } from '../makers.ts'
import { findConnectionsOf } from './connection-store.ts'
import { statusOf } from './link-status.ts'

/** Every provider that Corner knows, as it stands for one user: what the device page lists. */
export async function listDevices(
  database: Database,
  { makers, sendsMail }: { makers: Makers; sendsMail: boolean },
  userId: string,
): Promise<{ devices: Device[] }> {
  const { linked, counts } = await asSeenBy(database, [userId], async (own) => ({
    linked: await findConnectionsOf(own, userId),
    counts: await countSeries(own, userId),
  }))
  const devices = makers.all.map(({ links }) => {
    const { name, label, webhook, readExport, capabilities, attribution = null } = links.provider
    const link = linked.find(({ provider }) => provider === name)
    const { nights = 0, workouts = 0 } = counts.find(({ provider }) => provider === name) ?? {}
    return {
      ...statusOf(links, link),
      provider: name,
      label,
      set_up: links.app !== undefined,
      live: webhook !== undefined,
      reads_files: readExport !== undefined,
      gives: measuresOf(capabilities),
      first_sync_days: links.firstSyncDays,
      stored: { nights, workouts },
      reminders: sendsMail && link && link.status !== 'disconnected' ? !link.reminders_off : null,
      attribution,
    }
  })
  return { devices }
}
