import type { Series } from '../../measurements/series.ts'
import type { Links } from '../links.ts'

const underWay = new WeakMap<Links, Map<string, Promise<string>>>()

/**
 * One renewal in this process for all who find the same token of a link refused: the lists of a sync find it at the same moment.
 * A second one would see that the first has asked and not that it was answered, and take a plain refusal for a lost reply.
 * @param known the token to be replaced
 */
export function shareRenewal(
  links: Links,
  { user_id, provider }: Series,
  known: string | undefined,
  renew: () => Promise<string>,
): Promise<string> {
  const renewals = underWay.get(links) ?? new Map<string, Promise<string>>()
  underWay.set(links, renewals)
  const key = `${user_id} ${provider} ${known ?? ''}`
  const open = renewals.get(key)
  if (open) return open
  const renewal = renew().finally(() => renewals.delete(key))
  renewals.set(key, renewal)
  return renewal
}
