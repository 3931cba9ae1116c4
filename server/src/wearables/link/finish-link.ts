import { Refusal } from '@corner/contract/refusal.ts'
import { OAUTH_CALLBACK_TEXTS } from '@corner/contract/texts/devices.ts'
import { ProviderFailure, ProviderMisconfigured, ProviderRefused } from '@corner/wearables/failures.ts'
import type { TokenPair } from '@corner/wearables/provider.ts'
import type { ProfileRecord } from '@corner/wearables/records.ts'
import { recordAudit } from '../../audit/audit.ts'
import { announceLinkChange } from '../../changes/change-channel.ts'
import type { Database } from '../../database/database.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import { reasonOf } from '../../log/error-fields.ts'
import { logOf } from '../../log/log.ts'
import type { Series } from '../../measurements/series.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.ts'
import { countTokenCall, type RequestBudgets } from '../budget/budget.ts'
import { getApp, type Links, withTimeout } from '../links.ts'
import { storeLink } from './connection-store.ts'
import { hashState } from './oauth-state.ts'
import { storeProfile } from './person-store.ts'
import { noteAppRefused, raiseAlarm } from './refusal-circuit.ts'
import { sealPair } from './sealed-tokens.ts'
import { takeState } from './state-store.ts'

const log = logOf('wearables')

/** The athlete is looking at a progress screen: after this, "please try again" is better than waiting on. */
const PATIENCE_MS = 30_000
const REQUEST_TIMEOUT_MS = 12_000

interface FinishedLink {
  message: string
  /** Seconds until the first access token expires. */
  expires_in: number
  scopes: string[]
}

/**
 * Exchanges the code for tokens, reads the account's profile unless it came with them, and stores the link; `startFirstSync`
 * sends the job in the same transaction.
 * @throws Refusal `bad_input` for a state that is another user's, used, expired or forged; `provider_refused` for a bad code;
 * `provider_unavailable`; `provider_not_configured`; `too_many_requests` before the provider is asked; `conflict` for an
 * account that another user has linked
 */
export async function finishLink(
  links: Links,
  budgets: RequestBudgets,
  limits: Pick<RateLimits, 'deviceLinks'>,
  userId: string,
  returned: { code: string; state: string },
  startFirstSync: (series: Series, transaction: Database) => Promise<void>,
): Promise<FinishedLink> {
  getApp(links)
  const series: Series = { user_id: userId, provider: links.provider.name }
  const isOwnState = await asSeenBy(links.database, [userId], (own) =>
    takeState(own, series, hashState(returned.state), links.now()),
  )
  if (!isOwnState)
    throw new Refusal('bad_input', OAUTH_CALLBACK_TEXTS.stateDiffers, {
      fields: { state: 'This state is not, or no longer, one of your own' },
    })
  await limits.deviceLinks.count('', userId)
  const { pair, profile } = await askProvider(links, budgets, returned.code)
  const scopes = pair.scopes ?? [...links.provider.scopes]
  try {
    await asSeenBy(links.database, [userId], async (transaction) => {
      await storeLink(
        transaction,
        {
          ...series,
          ...sealPair(links.keyRing, series, pair),
          provider_user_id: profile.provider_user_id,
          scopes,
          first_sync_days: links.firstSyncDays,
        },
        links.now(),
      )
      await storeProfile(transaction, series, profile)
      await announceLinkChange(transaction, userId)
      const details = { provider: links.provider.label }
      await recordAudit(transaction, { actor: userId, subject: userId, action: 'device_linked', details })
      await startFirstSync(series, transaction)
    })
  } catch (error) {
    throw isUniqueViolation(error, 'wearable_connections_account') ? accountTaken(links, error) : error
  }
  return {
    message: `${links.provider.label} account connected successfully!`,
    expires_in: Math.max(0, Math.round((pair.expiresAt.getTime() - links.now().getTime()) / 1000)),
    scopes,
  }
}

async function askProvider(
  links: Links,
  budgets: RequestBudgets,
  code: string,
): Promise<{ pair: TokenPair; profile: ProfileRecord }> {
  const app = withTimeout(getApp(links), REQUEST_TIMEOUT_MS)
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    await countTokenCall(links)
    const pair = await links.provider.exchangeCode(app, code, signal)
    const accessToken = async () => pair.accessToken
    const budget = budgets.of('webhook')
    const profile = pair.profile ?? (await links.provider.profile(app, { accessToken, budget, signal }))
    return { pair, profile }
  } catch (error) {
    throw await asRefusal(links, error, signal.aborted)
  }
}

async function asRefusal(links: Links, error: unknown, outOfPatience: boolean): Promise<unknown> {
  const sentence = OAUTH_CALLBACK_TEXTS.exchangeFailed
  if (error instanceof ProviderRefused) return new Refusal('provider_refused', sentence, { cause: error })
  if (error instanceof ProviderMisconfigured) {
    if (await noteAppRefused(links.database, links.provider.name)) raiseAlarm(links.provider, error.message)
    return new Refusal('provider_not_configured', sentence, { cause: error })
  }
  if (error instanceof ProviderFailure || outOfPatience) {
    log.warn(`A link could not be made: ${links.provider.label} does not answer as it should`, {
      reason: reasonOf(error),
    })
    return new Refusal('provider_unavailable', sentence, { retryAfterSeconds: 30, cause: error })
  }
  return error
}

/** Not revoked, because that would end the other user's link at the provider. */
function accountTaken({ provider: { label } }: Links, cause: unknown): Refusal {
  return new Refusal(
    'conflict',
    `This ${label} account is already linked to another user. Sign in to ${label} with your own account, or disconnect it there first.`,
    { cause },
  )
}
