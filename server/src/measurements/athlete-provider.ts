import { providers } from '@corner/wearables/providers.ts'
import type { Link } from './links-store.ts'

/** The provider whose export an athlete without a link can have imported (contract: POST /api/wearables/import/). */
const EXPORT_PROVIDER = providers.find(({ readExport }) => readExport)?.name ?? ''

/**
 * Only one provider counts for an athlete's series at a time: that of the newest link, or without a link that of own exports.
 */
export function providerOf(link: Link | undefined): string {
  return link?.provider ?? EXPORT_PROVIDER
}
