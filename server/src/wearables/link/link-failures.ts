import type { EndedBecause } from '../../database/schema.ts'

/**
 * The link cannot be used: it was ended, or the provider no longer accepts its tokens. Work for it stops, which is not an
 * error.
 */
export class LinkUnusable extends Error {
  override name = 'LinkUnusable'
}

/**
 * The provider refuses all data of this link at present, though it refreshes its token. The link stays, and is retried later.
 */
export class LinkRests extends LinkUnusable {
  override name = 'LinkRests'
}

/** For the athlete, shown in the progress of the first sync. */
export const LINK_AGAIN: Record<EndedBecause, string> = {
  refused: 'The link has expired. Please reconnect your account.',
  lost_at_refresh: 'The link was lost while it was being renewed. Please reconnect your account.',
}
