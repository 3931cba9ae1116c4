import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { Device } from '@corner/contract/entities/devices.ts'
import { EXPORT_FORMATS } from '@corner/wearables/export-formats.ts'
import { measuresOf } from '@corner/wearables/measures.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { countSeries } from '../../measurements/remove-series.ts'
import type { Makers } from '../makers.ts'
import { findConnectionsOf } from './connection-store.ts'
import { statusOf } from './link-status.ts'

/** By their stored words. */
const fileMakers = new Set(EXPORT_FORMATS.map(({ provider }) => provider))

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
    const { name, label, webhook, capabilities, attribution = null } = links.provider
    const link = linked.find(({ provider }) => provider === name)
    const { nights = 0, workouts = 0 } = counts.find(({ provider }) => provider === name) ?? {}
    return {
      ...statusOf(links, link),
      provider: name,
      label,
      set_up: links.app !== undefined,
      live: webhook !== undefined,
      can_link: true,
      reads_files: fileMakers.has(name),
      gives: measuresOf(capabilities),
      first_sync_days: links.firstSyncDays,
      stored: { nights, workouts },
      reminders: sendsMail && link && link.status !== 'disconnected' ? !link.reminders_off : null,
      attribution,
    }
  })
  const linkable = makers.all.map(({ links }) => links.provider.name)
  return { devices: [...devices, ...byFileAlone(linkable, counts)] }
}

/** Makers whose files are read, and who cannot be linked. */
function byFileAlone(linkable: readonly string[], counts: Awaited<ReturnType<typeof countSeries>>): Device[] {
  const others = EXPORT_FORMATS.filter(({ provider }) => !linkable.includes(provider))
  return others.map(({ provider, capabilities }) => {
    const { nights = 0, workouts = 0 } = counts.find((counted) => counted.provider === provider) ?? {}
    return {
      connected: false,
      token_valid: false,
      last_sync: null,
      first_sync: null,
      problem: null,
      provider,
      label: providerLabel(provider),
      set_up: false,
      live: false,
      can_link: false,
      reads_files: true,
      gives: measuresOf(capabilities),
      paused_since: null,
      first_sync_days: 0,
      stored: { nights, workouts },
      reminders: null,
      attribution: null,
    }
  })
}
