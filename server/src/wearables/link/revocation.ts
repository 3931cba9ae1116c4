import { ProviderRefused } from '@corner/wearables/failures.ts'
import { reasonOf } from '../../log/error-fields.ts'
import { logOf } from '../../log/log.ts'
import { seal, unseal } from '../../secrets/seal.ts'
import { countTokenCall } from '../budget/budget.ts'
import { getApp, type Links } from '../links.ts'
import type { Connection } from './connection-store.ts'
import { findLinkOfAccount } from './link-of-account.ts'
import { openToken } from './sealed-tokens.ts'

const log = logOf('wearables')

/**
 * A link that ended here and still has to be revoked at the provider. Its tokens are encrypted, because jobs are stored in the
 * database.
 */
export interface Revocation {
  /** Absent in jobs of earlier releases, which linked with one: the specified one. */
  provider?: string
  provider_user_id: string
  /** base64 */
  sealed: string
  /** Set when the last attempt refreshed the tokens and failed after that: the previous ones no longer work. */
  refreshed?: boolean
}

interface Tokens {
  access: string
  refresh: string | undefined
  /** Milliseconds since 1970. */
  endsAtMs: number
}

const PLACE = 'jobs/revocation'

/** undefined: the link had no token, so there is nothing to revoke with. */
export function revocationOf(links: Links, ended: Connection): Revocation | undefined {
  const access = openToken(links.keyRing, ended, 'access_token')
  if (access === undefined || !links.app) return undefined
  const refresh = openToken(links.keyRing, ended, 'refresh_token')
  const endsAtMs = ended.token_expires_at?.getTime() ?? 0
  return sealTokens(links, ended.provider_user_id, { access, refresh, endsAtMs })
}

/**
 * Revokes the access at the provider, with a refreshed token if the old one has expired. Skipped when the account has been
 * linked again meanwhile, because it would end that link.
 * @returns what is still to be done, undefined when nothing is
 */
export async function revoke(
  links: Links,
  revocation: Revocation,
  signal: AbortSignal,
): Promise<Revocation | undefined> {
  const { provider, keyRing } = links
  if (await findLinkOfAccount(links, provider.name, revocation.provider_user_id)) return undefined
  const app = getApp(links)
  let refreshed = false
  let tokens: Tokens = JSON.parse(unseal(keyRing, Buffer.from(revocation.sealed, 'base64'), PLACE))
  try {
    if (tokens.refresh && tokens.endsAtMs <= links.now().getTime()) {
      await countTokenCall(links)
      const { accessToken, refreshToken, expiresAt } = await provider.refresh(app, tokens.refresh, signal)
      tokens = { access: accessToken, refresh: refreshToken ?? undefined, endsAtMs: expiresAt.getTime() }
      refreshed = true
    }
    await provider.revoke(app, tokens.access, signal, revocation.provider_user_id)
    return undefined
  } catch (error) {
    if (error instanceof ProviderRefused) return undefined // ended there already
    log.info(`${provider.label} is told later that a link has ended`, { reason: reasonOf(error) })
    return { ...sealTokens(links, revocation.provider_user_id, tokens), refreshed }
  }
}

function sealTokens(links: Links, provider_user_id: string, tokens: Tokens): Revocation {
  const provider = links.provider.name
  return { provider, provider_user_id, sealed: seal(links.keyRing, JSON.stringify(tokens), PLACE).toString('base64') }
}
