import { providers } from '@corner/wearables/providers.ts'
import type { Link } from './links-store.ts'

/** Whose export an athlete without any link can have brought (contract: POST /api/wearables/import/). */
const EXPORT_PROVIDER = providers.find(({ readExport }) => readExport)?.name ?? ''

/** One provider counts for an athlete's series at a time: that of the newest link, without any that of own exports. */
export function providerOf(link: Link | undefined): string {
  return link?.provider ?? EXPORT_PROVIDER
}
