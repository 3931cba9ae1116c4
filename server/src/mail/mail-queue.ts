import type { Queue } from '../jobs/jobs.ts'
import { logOf } from '../log/log.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { seal, unseal } from '../secrets/seal.ts'
import type { Letter } from './letter.ts'
import { isMailServerTrouble, type Post, RecipientRefused } from './smtp.ts'

const log = logOf('mail')

/** A mail may carry a link that opens an account, so it is encrypted in the job table and in a log of failed jobs. */
export interface SealedLetter {
  sealed: string
}

const PLACE = 'jobs mail'
const HOUR = 3600

export function sealLetter(ring: KeyRing, letter: Letter): SealedLetter {
  return { sealed: seal(ring, JSON.stringify(letter), PLACE).toString('base64') }
}

function openLetter(ring: KeyRing, { sealed }: SealedLetter): Letter {
  const letter = JSON.parse(unseal(ring, Buffer.from(sealed, 'base64'), PLACE)) as Letter
  return { ...letter, usefulUntil: new Date(letter.usefulUntil) }
}

interface MailQueueParts {
  keyRing: KeyRing
  post: Post | undefined
  now(): Date
}

/** Sends mails, with retries for more than a day while the mail server is down. */
export function createMailQueue({ keyRing, post, now }: MailQueueParts): Queue<SealedLetter> {
  return {
    name: 'mail',
    concurrency: 2,
    retries: 35,
    firstRetrySeconds: 10,
    longestRetrySeconds: HOUR,
    heartbeatSeconds: 60,
    isOrdinary: isMailServerTrouble,
    async handle({ payload }) {
      const letter = openLetter(keyRing, payload)
      if (letter.usefulUntil <= now()) return log.warn('A letter was not sent before its link ran out')
      if (!post) throw new Error('Mail: SMTP_URL is not set any more')
      try {
        await post(letter)
      } catch (error) {
        if (!(error instanceof RecipientRefused)) throw error
        log.warn('The mail server knows no such recipient; the letter is not sent again')
      }
    },
  }
}
