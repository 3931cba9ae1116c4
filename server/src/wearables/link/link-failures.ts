import type { EndedBecause } from '../../database/schema.ts'

/** The link cannot be used: it was ended, or the provider no longer takes its tokens. Whoever works for it stops, and that is no fault. */
export class LinkUnusable extends Error {
  override name = 'LinkUnusable'
}

/** The provider gives nothing of this link at present, though it renews its token. The link stays, and is asked again later. */
export class LinkRests extends LinkUnusable {
  override name = 'LinkRests'
}

/** For the athlete, where the progress of the first sync stands. */
export const LINK_AGAIN: Record<EndedBecause, string> = {
  refused: 'The link has expired. Please reconnect your account.',
  lost_at_refresh: 'The link was lost while it was being renewed. Please reconnect your account.',
}
