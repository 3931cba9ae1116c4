import type { ReadExport } from '@corner/wearables/own-export/own-export.ts'
import { findProvider } from '@corner/wearables/providers.ts'

/** How the exports of a provider are read. @throws Error for a provider without exports */
export function exportReaderOf(provider: string): ReadExport {
  const read = findProvider(provider)?.readExport
  if (!read) throw new Error(`Exports of ${provider} cannot be read`)
  return read
}
