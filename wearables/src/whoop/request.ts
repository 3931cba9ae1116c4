import type { CallConditions } from '../conditions.ts'
import { ProviderUnauthorized, ProviderUnavailable, RequestBudgetSpent } from '../failures.ts'
import type { ProviderApp, ProviderSession } from '../provider.ts'
import { parseJson } from './json.ts'
import { type RateHeaders, readRateHeaders, secondsUntilAllowed } from './rate-headers.ts'
import { timedFetch, type WholeReply } from './timed-fetch.ts'

const ATTEMPTS = 4
const FIRST_PAUSE_MS = 500
/** WHOOP's short limit counts by the minute: a job waits that long, but not for the limit of the day. */
const LONGEST_PAUSE_MS = 60_000

/**
 * The JSON behind a path of the API, asked for up to four times; `undefined` for 404.
 * A token that is refused is handed back to the session once, for a newer one.
 * @throws ProviderUnavailable, RequestBudgetSpent, ProviderUnauthorized, and whatever session and budget throw
 */
export async function getJson(
  app: ProviderApp,
  session: ProviderSession,
  path: string,
  conditions: CallConditions,
): Promise<unknown> {
  let renewed = false
  for (let attempt = 1; ; attempt++) {
    let token = await session.accessToken({})
    let outcome = await askOnce(app, session, path, token, conditions)
    if (outcome.is === 'unauthorized' && !renewed) {
      renewed = true
      token = await session.accessToken({ refused: token })
      outcome = await askOnce(app, session, path, token, conditions)
    }
    if (outcome.is === 'answer') return outcome.body
    if (outcome.is === 'unauthorized') throw new ProviderUnauthorized(`WHOOP refuses the access token for ${path}`)
    const pauseMs = Math.max(backOffMs(attempt, conditions), (outcome.waitSeconds ?? 0) * 1000)
    if (attempt === ATTEMPTS || pauseMs > LONGEST_PAUSE_MS) throw outcome.failure
    await conditions.pause(pauseMs, session.signal)
    session.signal?.throwIfAborted()
  }
}

type Outcome =
  | { is: 'answer'; body: unknown }
  | { is: 'unauthorized' }
  | { is: 'no answer'; failure: ProviderUnavailable | RequestBudgetSpent; waitSeconds: number | null }

async function askOnce(
  app: ProviderApp,
  session: ProviderSession,
  path: string,
  token: string,
  conditions: CallConditions,
): Promise<Outcome> {
  await session.budget.take()
  let reply: WholeReply
  try {
    reply = await timedFetch(
      app,
      `${app.apiUrl.replace(/\/$/, '')}${path}`,
      { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } },
      session.signal,
    )
  } catch (failure) {
    if (failure instanceof ProviderUnavailable) return { is: 'no answer', failure, waitSeconds: null }
    throw failure
  }
  const rate = readRateHeaders(reply.headers, conditions.now())
  const refused = reply.status === 429
  await session.budget.report({
    remaining: rate.remaining,
    resetSeconds: refused ? secondsUntilAllowed(rate) : rate.resetSeconds,
    refused,
  })
  return readOutcome(reply, path, rate)
}

function readOutcome({ status, text }: WholeReply, path: string, rate: RateHeaders): Outcome {
  if (status === 404) return { is: 'answer', body: undefined }
  if (status === 401) return { is: 'unauthorized' }
  if (status === 403) throw new ProviderUnauthorized(`WHOOP forbids ${path}`)
  if (status === 429) {
    const waitSeconds = secondsUntilAllowed(rate)
    return { is: 'no answer', failure: new RequestBudgetSpent(waitSeconds ?? LONGEST_PAUSE_MS / 1000), waitSeconds }
  }
  if (status === 408 || status >= 500) {
    const waitSeconds = rate.retryAfterSeconds
    const failure = new ProviderUnavailable(`WHOOP answered ${status} to ${path}`, { retryAfterSeconds: waitSeconds })
    return { is: 'no answer', failure, waitSeconds }
  }
  if (status !== 200) throw new ProviderUnavailable(`WHOOP answered ${status} to ${path}`)
  try {
    return { is: 'answer', body: parseJson(text) }
  } catch (cause) {
    const failure = new ProviderUnavailable(`WHOOP answered ${path} with something that is not JSON`, { cause })
    return { is: 'no answer', failure, waitSeconds: null }
  }
}

/** Exponential, its upper half drawn at random, so that the jobs of a team do not come back in the same second. */
function backOffMs(attempt: number, { random }: CallConditions): number {
  const ceiling = FIRST_PAUSE_MS * 2 ** attempt
  return ceiling / 2 + (random() * ceiling) / 2
}
