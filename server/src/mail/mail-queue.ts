import type { Queue } from '../jobs/jobs.ts'
import { logOf } from '../log/log.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { MailMessage } from './message.ts'
import { isMailServerFailure, RecipientRefused, type Transport } from './smtp.ts'

const log = logOf('mail')

/** A mail may carry a link that opens an account, so it is encrypted in the job table and in a log of failed jobs. */
export interface SealedMail {
  sealed: string
}

const PLACE = 'jobs mail'
const HOUR = 3600

export function sealMail(ring: KeyRing, message: MailMessage): SealedMail {
  return { sealed: seal(ring, JSON.stringify(message), PLACE).toString('base64') }
}

function openMail(ring: KeyRing, { sealed }: SealedMail): MailMessage {
  const message = JSON.parse(unseal(ring, Buffer.from(sealed, 'base64'), PLACE)) as MailMessage
  return { ...message, usefulUntil: new Date(message.usefulUntil) }
}

interface MailQueueParts {
  keyRing: KeyRing
  post: Transport | undefined
  now(): Date
}

/** Sends mails, with retries for more than a day while the mail server is down. */
export function createMailQueue({ keyRing, post, now }: MailQueueParts): Queue<SealedMail> {
  return {
    name: 'mail',
    concurrency: 2,
    retries: 35,
    firstRetrySeconds: 10,
    longestRetrySeconds: HOUR,
    heartbeatSeconds: 60,
    isExpected: isMailServerFailure,
    async handle({ payload }) {
      const message = openMail(keyRing, payload)
      if (message.usefulUntil <= now()) return log.warn('A letter was not sent before its link ran out')
      if (!post) throw new Error('Mail: SMTP_URL is not set any more')
      try {
        await post(message)
      } catch (error) {
        if (!(error instanceof RecipientRefused)) throw error
        log.warn('The mail server knows no such recipient; the letter is not sent again')
      }
    },
  }
}
