import type { Series } from '../../measurements/series.ts'
import type { Links } from '../links.ts'

const underWay = new WeakMap<Links, Map<string, Promise<string>>>()

/**
 * One refresh in this process for all callers whose token was refused: the lists of a sync find out at the same moment. A
 * second refresh would see that the first was sent but not that it was answered, and mistake a plain refusal for a lost reply.
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
