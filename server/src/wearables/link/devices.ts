import type { Device } from '@corner/contract/entities/devices.ts'
import { measuresOf } from '@corner/wearables/measures.ts'
import type { Makers } from '../makers.ts'
import { linkStatus } from './link-status.ts'

/** Every provider that Corner knows, as it stands for one user: what the device page lists. */
export async function listDevices({ all }: Makers, userId: string): Promise<{ devices: Device[] }> {
  const devices = await Promise.all(
    all.map(async ({ links }) => {
      const { name, label, webhook, readExport, capabilities } = links.provider
      return {
        ...(await linkStatus(links, userId)),
        provider: name,
        label,
        set_up: links.app !== undefined,
        live: webhook !== undefined,
        reads_files: readExport !== undefined,
        gives: measuresOf(capabilities),
      }
    }),
  )
  return { devices }
}
