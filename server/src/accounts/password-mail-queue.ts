import { emailKey } from '@corner/contract/email-address.ts'
import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { findPasswordHash } from './account-store.ts'
import { hashSecret } from './opaque-secret.ts'
import { passwordLetter } from './password-letter.ts'
import { makePasswordLink, type PasswordLinkParts } from './password-links.ts'

/**
 * Somebody asked for a link; whether the address is known is looked up by the job alone. The address stands sealed: jobs are kept
 * for days after they are done, also of people who are deleted meanwhile.
 */
export interface PasswordRequest {
  /** base64 */
  sealed: string
}

const PLACE = 'jobs password-mail'

/** The request, and the key that is the same for one address in each writing of it. */
export function passwordRequest(ring: KeyRing, email: string): { payload: PasswordRequest; key: string } {
  return {
    payload: { sealed: seal(ring, email, PLACE).toString('base64') },
    key: hashSecret(emailKey(email)).toString('base64url'),
  }
}

interface PasswordMailParts extends PasswordLinkParts {
  keyRing: KeyRing
  mail: Mail
  limits: RateLimits
}

/** Every network together: nobody's mailbox is flooded from many places. */
const ANYWHERE = ''

export function createPasswordMailQueue(parts: PasswordMailParts): Queue<PasswordRequest> {
  const { database, mail, limits, keyRing } = parts
  return {
    name: 'password-mail',
    concurrency: 1,
    retries: 3,
    firstRetrySeconds: 10,
    longestRetrySeconds: 60,
    heartbeatSeconds: 30,
    async handle({ payload: { sealed } }) {
      const email = unseal(keyRing, Buffer.from(sealed, 'base64'), PLACE)
      const user = await findPasswordHash(database, email)
      if (!user || (await isFlooded(limits, email))) return
      await database.transaction().execute(async (transaction) => {
        const link = await makePasswordLink(transaction, parts, user.id, null)
        if (link) await mail.send(passwordLetter(link), { transaction })
      })
    },
  }
}

async function isFlooded({ passwordMails }: RateLimits, email: string): Promise<boolean> {
  try {
    await passwordMails.count(ANYWHERE, email)
    return false
  } catch (error) {
    if (error instanceof Refusal) return true
    throw error
  }
}
