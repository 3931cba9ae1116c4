import { Refusal } from '@corner/contract/refusal.ts'
import type { Database } from '../../database/database.ts'
import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { logOf } from '../../log/log.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'
import { reconnectMail } from './reconnect-mail.ts'
import { setReminders, takeDueReminders } from './reminders-store.ts'

const log = logOf('wearables')

/** The limit per run, which comes every hour. */
const MOST = 500

interface ReminderParts {
  database: Database
  makers: Makers
  mail: Mail
  /** Of the device page. */
  page: string
  now(): Date
}

/** Mails athletes whose link has ended: three times within a week, until they connect again or want no more. */
export function remindersQueue({ database, makers, mail, page, now }: ReminderParts): Queue<object> {
  return {
    name: 'reconnect-mails',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    schedule: { cron: '25 * * * *', payload: {} },
    async handle() {
      if (!mail.available) return
      const at = now()
      // Together with the mails: a failure sends none and marks none as sent.
      const sent = await asSeenBy(database, 'all', async (transaction) => {
        const due = await takeDueReminders(transaction, at, MOST)
        const letters = due.map(({ provider, email, is_last }) => {
          const label = makers.find(provider)?.links.provider.label ?? provider
          return reconnectMail({ to: email, label, page, isLast: is_last, now: at })
        })
        await mail.sendAll(letters, { transaction })
        return letters.length
      })
      if (sent > 0) log.info('Athletes were asked to connect again', { mails: sent })
    },
  }
}

/** Whether the athlete wants a mail when this link has ended. @throws Refusal `not_linked` */
export async function chooseReminders(links: Links, userId: string, wanted: boolean): Promise<{ message: string }> {
  const series = { user_id: userId, provider: links.provider.name }
  const isLinked = await asSeenBy(links.database, [userId], (own) => setReminders(own, series, wanted))
  if (!isLinked) throw new Refusal('not_linked', 'There is no link to be reminded of')
  return { message: wanted ? 'You get a mail when this link has ended.' : 'You get no mails about this link.' }
}
