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
import { passwordLetter } from './password-letter.ts'
import { hasFreshMailedLink, makePasswordLink, type PasswordLinkParts } from './password-links.ts'

/**
 * Somebody asked for a link; whether the address is known is looked up by the job alone. Address and network stand sealed: jobs
 * are kept for days after they are done, also of people who are deleted meanwhile.
 */
export interface PasswordRequest {
  /** base64 */
  sealed: string
}

const PLACE = 'jobs password-mail'

/**
 * The request, and the key that is the same for one address in each writing of it from one network: a stranger's request that waits must not
 * stand for the owner's.
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
    heartbeatSeconds: 30,
    async handle({ payload: { sealed } }) {
      const [email = '', address = ''] = unseal(keyRing, Buffer.from(sealed, 'base64'), PLACE).split('\n')
      const user = await findPasswordHash(database, email)
      if (!user || (await hasFreshMailedLink(parts, user.id))) return
      const isKnown = await isKnownNetwork(parts, user.id, address)
      if (!(await mayMail(parts.limits, email, isKnown))) return
      await database.transaction().execute(async (transaction) => {
        const link = await makePasswordLink(transaction, parts, user.id, null)
        if (link) await mail.send(passwordLetter(link), { transaction })
      })
    },
  }
}

/** Nobody's mailbox is flooded from many places, and strangers do not use up what its owner may ask for. */
async function mayMail(limits: RateLimits, email: string, isKnown: boolean): Promise<boolean> {
  if (isKnown && (await limits.passwordMailsFromKnownNetworks.tryCount(ANYWHERE, email))) return true
  return limits.passwordMails.tryCount(ANYWHERE, email)
}
