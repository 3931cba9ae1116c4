import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { FileKind } from '@corner/contract/entities/file-imports.ts'
import { EXPORT_FORMATS } from '@corner/wearables/export-formats.ts'

/** Every kind of file that Corner reads, for the screens. */
export function fileKinds(): FileKind[] {
  return EXPORT_FORMATS.map(({ provider, label, howToGet, accepts }) => ({
    provider,
    maker: providerLabel(provider),
    label,
    how_to_get: howToGet,
    accepts: [...accepts],
  }))
}
