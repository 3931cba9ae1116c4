import type { Database } from '../database/database.ts'
import type { Jobs, Queue } from '../jobs/jobs.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { createMailQueue, type SealedMail, sealMail } from './mail-queue.ts'
import type { MailMessage } from './message.ts'
import { createTransport, type SmtpSettings } from './smtp.ts'

export interface Mail {
  /** Whether a mail server is set up; without one, an administrator hands links on. */
  available: boolean
  /**
   * Queues a mail: a job delivers it to the mail server, with retries, so that nothing is lost while the server is down. With a
   * transaction it is sent at its commit, and never after a rollback.
   * @throws Error when no mail server is set up: check `available` first
   */
  send(message: MailMessage, options?: { transaction?: Database }): Promise<void>
  /** As `send`, for many. */
  sendAll(messages: readonly MailMessage[], options?: { transaction?: Database }): Promise<void>
  /** For the jobs. */
  queue: Queue<SealedMail>
}

interface MailParts {
  smtp: SmtpSettings | undefined
  jobs: Jobs
  keyRing: KeyRing
  now(): Date
}

export function createMail({ smtp, jobs, keyRing, now }: MailParts): Mail {
  const queue = createMailQueue({ keyRing, post: smtp && createTransport(smtp), now })
  return {
    available: smtp !== undefined,
    queue,
    async send(message, { transaction } = {}) {
      if (!smtp) throw new Error('No mail server is set up: SMTP_URL')
      await jobs.send(queue, sealMail(keyRing, message), transaction ? { transaction } : {})
    },
    async sendAll(messages, { transaction } = {}) {
      if (!smtp) throw new Error('No mail server is set up: SMTP_URL')
      const sealed = messages.map((message) => ({ payload: sealMail(keyRing, message) }))
      await jobs.sendAll(queue, sealed, transaction ? { transaction } : {})
    },
  }
}
