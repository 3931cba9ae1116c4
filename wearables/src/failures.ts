/** What can go wrong between Corner and a provider. Each class names one thing that the caller must do, so none needs a look at the message. */
export abstract class ProviderFailure extends Error {
  override name = this.constructor.name
}

/**
 * `invalid_grant`: the code or refresh token is wrong, used, expired or revoked. Final for this token.
 * Caller: read the stored pair again first; only when nobody else has stored a newer one is the link Token Expired.
 */
export class ProviderRefused extends ProviderFailure {}

/**
 * `invalid_client`: the provider does not accept client id and secret. It hits every link at once and is the operator's to mend.
 * Caller: stop asking, raise one alarm for the operator, leave the links as they are.
 */
export class ProviderMisconfigured extends ProviderFailure {}

/**
 * No usable answer: a timeout, a dropped connection, 5xx, HTML, half a JSON, or a reply that fits no description. It says nothing about the link.
 * Caller: keep cursor and link, try again later, not before `retryAfterSeconds` (null: the provider named no time).
 */
export class ProviderUnavailable extends ProviderFailure {
  retryAfterSeconds: number | null
  constructor(message: string, options: ErrorOptions & { retryAfterSeconds?: number | null } = {}) {
    super(message, options)
    this.retryAfterSeconds = options.retryAfterSeconds ?? null
  }
}

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
 * 401 with a token that was fresh a moment ago, or 403: the member ended the link at the provider, or never gave this scope.
 * Caller: if the scope was granted, the link is Token Expired; if it was not, leave out what needs it (`capabilities.scopes`).
 */
export class ProviderUnauthorized extends ProviderFailure {}
