import { Refusal } from '../http/refusal.ts'
import type { Queue } from '../jobs/jobs.ts'
import type { Mail } from '../mail/mail.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { findPasswordHash } from './account-store.ts'
import { passwordLetter } from './password-letter.ts'
import { makePasswordLink, type PasswordLinkParts } from './password-links.ts'

/** Somebody asked for a link; whether the address is known is looked up by the job alone. */
export interface PasswordRequest {
  email: string
}

interface PasswordMailParts extends PasswordLinkParts {
  mail: Mail
  limits: RateLimits
}

/** Every network together: nobody's mailbox is flooded from many places. */
const ANYWHERE = ''

export function createPasswordMailQueue(parts: PasswordMailParts): Queue<PasswordRequest> {
  const { database, mail, limits } = parts
  return {
    name: 'password-mail',
    concurrency: 1,
    retries: 3,
    firstRetrySeconds: 10,
    longestRetrySeconds: 60,
    heartbeatSeconds: 30,
    async handle({ payload: { email } }) {
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
