/** The link cannot be used: it was ended, or the provider no longer takes its tokens. Whoever works for it stops, and that is no fault. */
export class LinkUnusable extends Error {
  override name = 'LinkUnusable'
}

/** For the athlete, where the progress of the first sync stands. */
export const LINK_AGAIN = 'The link has expired. Please reconnect your account.'
