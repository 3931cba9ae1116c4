/**
 * What can go wrong between Corner and a provider. Each class stands for one reaction of the caller, so nobody has to
 * parse a message.
 */
export abstract class ProviderFailure extends Error {
  override name = this.constructor.name
}

/**
 * `invalid_grant`: the code or refresh token is wrong, used, expired or revoked. Final for this token.
 * Caller: read the stored tokens again first. Only if nobody has stored newer ones has the link expired.
 */
export class ProviderRefused extends ProviderFailure {
  /** An earlier attempt with the same token got no reply: the provider may have issued new tokens that were lost. */
  afterLostReply: boolean
  constructor(message: string, options: ErrorOptions & { afterLostReply?: boolean } = {}) {
    super(message, options)
    this.afterLostReply = options.afterLostReply ?? false
  }
}

/**
 * `invalid_client`: the provider rejects client id and secret. This affects every link, and only the operator can fix it.
 * Caller: stop asking, alert the operator once, leave the links as they are.
 */
export class ProviderMisconfigured extends ProviderFailure {}

/**
 * No usable reply: a timeout, a dropped connection, 5xx, 403, a redirect, HTML, truncated JSON, or JSON in an unknown
 * shape. Says nothing about the link.
 * Caller: keep cursor and link, and try again later, no earlier than `retryAfterSeconds` (null: the provider named no
 * time).
 */
export class ProviderUnavailable extends ProviderFailure {
  retryAfterSeconds: number | null
  /**
   * The provider rejected the request (4xx), so it changed nothing. If false, it may have acted, and only the reply was
   * lost.
   */
  didNothing: boolean
  constructor(
    message: string,
    options: ErrorOptions & { retryAfterSeconds?: number | null; didNothing?: boolean } = {},
  ) {
    super(message, options)
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
    this.didNothing = options.didNothing ?? false
  }
}

/**
 * This call alone repeatedly gets no usable reply: 403 in JSON (a scope that was not granted), or a page without a single
 * readable record. Says nothing about the link or about other calls.
 * Caller: continue without this kind of record, and ask for it again later, from the same start.
 */
export class CallUnavailable extends ProviderUnavailable {}

/**
 * The app's request quota is used up, by our own count or the provider's (429), for longer than this call may wait.
 * Caller: postpone the work by `retryAfterSeconds`. The link is fine.
 */
export class RequestBudgetSpent extends ProviderFailure {
  retryAfterSeconds: number
  constructor(retryAfterSeconds: number, options?: ErrorOptions) {
    super(`The provider may be asked again in ${Math.ceil(retryAfterSeconds)} s`, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * 401 with a fresh access token. Only the token endpoint can say that a link has ended (`ProviderRefused`).
 * Caller: keep the link. If other kinds of records still arrive, skip this one for now. If none does, retry with growing
 * pauses, and ask the token endpoint again after some hours.
 */
export class ProviderUnauthorized extends ProviderFailure {}
