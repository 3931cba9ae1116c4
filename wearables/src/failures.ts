/** What can go wrong between Corner and a provider. Each class names one thing that the caller must do, so none needs a look at the message. */
export abstract class ProviderFailure extends Error {
  override name = this.constructor.name
}

/**
 * `invalid_grant`: the code or refresh token is wrong, used, expired or revoked. Final for this token.
 * Caller: read the stored pair again first; only when nobody else has stored a newer one is the link Token Expired.
 */
export class ProviderRefused extends ProviderFailure {
  /** An earlier try with the same token got no answer: the provider may have handed out a new pair that never arrived. */
  afterLostReply: boolean
  constructor(message: string, options: ErrorOptions & { afterLostReply?: boolean } = {}) {
    super(message, options)
    this.afterLostReply = options.afterLostReply ?? false
  }
}

/**
 * `invalid_client`: the provider does not accept client id and secret. It hits every link at once and is the operator's to mend.
 * Caller: stop asking, raise one alarm for the operator, leave the links as they are.
 */
export class ProviderMisconfigured extends ProviderFailure {}

/**
 * No usable answer: a timeout, a dropped connection, 5xx, 403, a redirect, HTML, half a JSON, or a reply that fits no description.
 * It says nothing about the link.
 * Caller: keep cursor and link, try again later, not before `retryAfterSeconds` (null: the provider named no time).
 */
export class ProviderUnavailable extends ProviderFailure {
  retryAfterSeconds: number | null
  /** The provider said plainly (4xx) that it did not do what it was asked; without that it may have, and only the reply was lost. */
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
 * This call alone gets no usable answer again and again: 403 in JSON (a scope that was never granted), or a page on which not one
 * record can be read. It says nothing about the link, nor about other calls.
 * Caller: go on without this kind of record, and ask for it again later, from the same start.
 */
export class CallUnavailable extends ProviderUnavailable {}

/**
 * The app's budget of requests is used up, by our own count or by the provider's (429), for longer than this call may wait.
 * Caller: put the work off by `retryAfterSeconds`; the link is sound.
 */
export class RequestBudgetSpent extends ProviderFailure {
  retryAfterSeconds: number
  constructor(retryAfterSeconds: number, options?: ErrorOptions) {
    super(`The provider may be asked again in ${Math.ceil(retryAfterSeconds)} s`, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * 401 with a token that was fresh a moment ago. Only the token endpoint says that a link has ended (`ProviderRefused`).
 * Caller: keep the link. When other kinds of record come, leave this one out for now; when none comes, ask again with growing
 * pauses, and after hours ask the token endpoint once more.
 */
export class ProviderUnauthorized extends ProviderFailure {}
