import { asSeenBy } from '../../database/visible-athletes.ts'
import type { Queue } from '../../jobs/jobs.ts'
import { logOf } from '../../log/log.ts'
import type { Links } from '../links.ts'
import type { Makers } from '../makers.ts'
import { findEveryLinked } from './sync-store.ts'
import { countUnreadable, deleteUnreadableBefore, type UnreadableCount } from './unreadable-store.ts'

const log = logOf('wearables')

const DAY_MS = 86_400_000
/** A record that was not sent for this long will not be corrected any more. */
const KEPT_DAYS = 90
/** Row level security reads the whole list for each statement: of everybody it would be megabytes. */
const USERS_AT_ONCE = 500

/** Logs one line a day for the operator on records that could not be read; deletes old ones. */
export function unreadableReportQueue({ all }: Pick<Makers, 'all'>, usersAtOnce = USERS_AT_ONCE): Queue<object> {
  return {
    name: 'unreadable-report',
    concurrency: 1,
    retries: 0,
    firstRetrySeconds: 60,
    longestRetrySeconds: 60,
    schedule: { cron: '43 6 * * *', payload: {} },
    async handle() {
      for (const { links } of all) await report(links, usersAtOnce)
    },
  }
}

async function report({ database, provider, now }: Links, usersAtOnce: number): Promise<void> {
  const nowMs = now().getTime()
  const users = await asSeenBy(database, 'all', (every) => findEveryLinked(every, provider.name))
  const counts: UnreadableCount[] = []
  for (let at = 0; at < users.length; at += usersAtOnce) {
    const some = users.slice(at, at + usersAtOnce)
    const found = await asSeenBy(database, some, async (listed) => {
      await deleteUnreadableBefore(listed, some, new Date(nowMs - KEPT_DAYS * DAY_MS))
      return countUnreadable(listed, provider.name, some, new Date(nowMs - DAY_MS))
    })
    for (const count of found) addTo(counts, count)
  }
  counts.sort((a, b) => b.records - a.records)
  if (counts.length > 0) log.warn(reportOf(provider.label, counts))
}

/** Of other users than those counted so far. */
function addTo(counts: UnreadableCount[], { kind, field, problem, records, athletes }: UnreadableCount): void {
  const same = counts.find((count) => count.kind === kind && count.field === field)
  if (!same) counts.push({ kind, field, problem, records, athletes })
  else {
    same.records += records
    same.athletes += athletes
    if (problem < same.problem) same.problem = problem
  }
}

function reportOf(label: string, counts: readonly UnreadableCount[]): string {
  const total = counts.reduce((sum, { records }) => sum + records, 0)
  const parts = counts.map(
    ({ kind, field, problem, records, athletes }) =>
      `${kind} ${field || '(whole record)'}: ${records} of ${athletes} athlete${athletes === 1 ? '' : 's'} (${problem})`,
  )
  return `${label} sent ${total} record${total === 1 ? '' : 's'} in the last day that could not be read and ${total === 1 ? 'was' : 'were'} set aside: ${parts.join('; ')}`
}
