import type { CallDeps } from '../call-deps.ts'
import { CallUnavailable, ProviderUnauthorized, ProviderUnavailable, RequestBudgetSpent } from '../failures.ts'
import type { Caller } from './caller.ts'
import { parseJson, parseJsonOrUndefined } from './json.ts'
import { type RateHeaders, readRateHeaders, secondsUntilAllowed } from './rate-headers.ts'
import { type CompleteReply, isHtmlPage, timedFetch } from './timed-fetch.ts'

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 500
/** A job waits for a limit that is per minute, but not for a daily one. */
const LONGEST_PAUSE_MS = 60_000
/** However long a provider asks us to wait, one request checks again after an hour. */
const ASK_AGAIN_SECONDS = 3600

/**
 * The JSON of an API path, requested up to four times; `undefined` for 404 and for 204, nothing there. If the access token is
 * refused, the session is asked once for a newer one.
 * @throws ProviderUnavailable, CallUnavailable, RequestBudgetSpent, ProviderUnauthorized, and whatever session and budget
 * throw
 */
export function getJson(caller: Caller, path: string): Promise<unknown> {
  return askJson(caller, { path })
}

/** The same for a path that reads by POST, with a form. @throws as `getJson` */
export function postForm(caller: Caller, path: string, form: Readonly<Record<string, string>>): Promise<unknown> {
  return askJson(caller, { path, form })
}

interface Asked {
  path: string
  /** undefined: GET. */
  form?: Readonly<Record<string, string>>
}

async function askJson(caller: Caller, asked: Asked): Promise<unknown> {
  const { label, session, deps, optional = false } = caller
  let renewed = optional
  for (let attempt = 1; ; attempt++) {
    let token = await session.accessToken({})
    let outcome = await askOnce(caller, asked, token)
    if (outcome.is === 'unauthorized' && !renewed) {
      renewed = true
      token = await session.accessToken({ refused: token })
      outcome = await askOnce(caller, asked, token)
    }
    if (outcome.is === 'answer') return outcome.body
    if (outcome.is === 'unauthorized')
      throw new ProviderUnauthorized(`${label} refuses the access token for ${asked.path}`)
    if (optional && outcome.failure instanceof CallUnavailable) throw outcome.failure
    const pauseMs = Math.max(backOffMs(attempt, deps), (outcome.waitSeconds ?? 0) * 1000)
    if (attempt === ATTEMPTS || pauseMs > LONGEST_PAUSE_MS) throw outcome.failure
    await deps.pause(pauseMs, session.signal)
    session.signal?.throwIfAborted()
  }
}

type Outcome =
  | { is: 'answer'; body: unknown }
  | { is: 'unauthorized' }
  | { is: 'no answer'; failure: ProviderUnavailable | RequestBudgetSpent; waitSeconds: number | null }

async function askOnce(caller: Caller, { path, form }: Asked, token: string): Promise<Outcome> {
  const { app, session, deps, readRate = readRateHeaders, statusOf } = caller
  const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
  await session.budget.take()
  let reply: CompleteReply
  try {
    reply = await timedFetch(
      caller,
      `${app.apiUrl.replace(/\/$/, '')}${path}`,
      form ? { headers, method: 'POST', body: new URLSearchParams(form) } : { headers },
      session.signal,
    )
    if (statusOf) reply = { ...reply, status: statusOf(reply) }
  } catch (failure) {
    if (failure instanceof ProviderUnavailable) return { is: 'no answer', failure, waitSeconds: null }
    throw failure
  }
  const rate = readRate(reply.headers, deps.now())
  const refused = reply.status === 429
  await session.budget.report({
    remaining: rate.remaining,
    resetSeconds: refused ? secondsUntilAllowed(rate) : rate.resetSeconds,
    refused,
    answered: reply.status === 200 || reply.status === 204,
  })
  return readOutcome(caller, reply, path, rate)
}

function readOutcome({ label }: Caller, reply: CompleteReply, path: string, rate: RateHeaders): Outcome {
  const { status, text } = reply
  if (status === 429) {
    const waitSeconds = secondsUntilAllowed(rate)
    const putOffSeconds = Math.min(waitSeconds ?? LONGEST_PAUSE_MS / 1000, ASK_AGAIN_SECONDS)
    return { is: 'no answer', failure: new RequestBudgetSpent(putOffSeconds), waitSeconds }
  }
  if (status === 204 || (status === 404 && !isHtmlPage(reply))) return { is: 'answer', body: undefined }
  if (status === 401 && !isHtmlPage(reply)) return { is: 'unauthorized' }
  if (status === 403 && parseJsonOrUndefined(text) !== undefined)
    return { is: 'no answer', failure: new CallUnavailable(`${label} forbids ${path}`), waitSeconds: null }
  if (status !== 200 && status !== 400) {
    const waitSeconds = rate.retryAfterSeconds
    const failure = new ProviderUnavailable(`${label} answered ${status} to ${path}`, {
      retryAfterSeconds: waitSeconds,
    })
    return { is: 'no answer', failure, waitSeconds }
  }
  if (status === 400) throw new ProviderUnavailable(`${label} answered 400 to ${path}`) // our own fault: a retry would fail the same way
  try {
    return { is: 'answer', body: parseJson(text) }
  } catch (cause) {
    const failure = new ProviderUnavailable(`${label} answered ${path} with something that is not JSON`, { cause })
    return { is: 'no answer', failure, waitSeconds: null }
  }
}

/** Exponential back-off with random jitter, so that the jobs of a team do not retry in the same second. */
function backOffMs(attempt: number, { random }: CallDeps): number {
  const ceiling = FIRST_PAUSE_MS * 2 ** attempt
  return ceiling / 2 + (random() * ceiling) / 2
}
