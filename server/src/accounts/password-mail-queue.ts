import { emailKey } from '@corner/contract/email-address.ts'
import type { Queue } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import { ANYWHERE } from '../rate-limits/limit.ts'
import { networkOf } from '../rate-limits/network.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { findPasswordHash } from './account-store.ts'
import { isKnownNetwork } from './known-networks.ts'
import { hashSecret } from './opaque-secret.ts'
import { hasFreshMailedLink, makePasswordLink, type PasswordLinkParts } from './password-links.ts'
import { passwordMail } from './password-mail.ts'

/**
 * Somebody requested a link; only the job looks up whether the address is known. Address and network are encrypted, because
 * finished jobs are kept for days, even after the person was deleted.
 */
export interface PasswordRequest {
  /** base64 */
  sealed: string
}

const PLACE = 'jobs password-mail'

/**
 * The request, and a key that is the same for every spelling of one address from one network. A pending request from another
 * network must not block the owner's.
 */
export function passwordRequest(
  ring: KeyRing,
  email: string,
  address: string,
): { payload: PasswordRequest; key: string } {
  return {
    payload: { sealed: seal(ring, `${email}\n${address}`, PLACE).toString('base64') },
    key: hashSecret(`${emailKey(email)}\n${networkOf(address)}`).toString('base64url'),
  }
}

interface PasswordMailParts extends PasswordLinkParts {
  keyRing: KeyRing
  mail: Mail
  limits: RateLimits
}

export function createPasswordMailQueue(parts: PasswordMailParts): Queue<PasswordRequest> {
  const { database, mail, keyRing } = parts
  return {
    name: 'password-mail',
    concurrency: 1,
    retries: 3,
    firstRetrySeconds: 10,
    longestRetrySeconds: 60,
    async handle({ payload: { sealed } }) {
      const [email = '', address = ''] = unseal(keyRing, Buffer.from(sealed, 'base64'), PLACE).split('\n')
      const user = await findPasswordHash(database, email)
      if (!user || (await hasFreshMailedLink(parts, user.id))) return
      const isKnown = await isKnownNetwork(parts, user.id, address)
      if (!(await mayMail(parts.limits, email, isKnown))) return
      await database.transaction().execute(async (transaction) => {
        const link = await makePasswordLink(transaction, parts, user.id, null)
        if (link) await mail.send(passwordMail(link), { transaction })
      })
    },
  }
}

/** Nobody's mailbox can be flooded from many places, and others cannot use up the owner's requests. */
async function mayMail(limits: RateLimits, email: string, isKnown: boolean): Promise<boolean> {
  if (isKnown && (await limits.passwordMailsFromKnownNetworks.tryCount(ANYWHERE, email))) return true
  return limits.passwordMails.tryCount(ANYWHERE, email)
}
