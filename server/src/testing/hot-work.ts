import { SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import { RECORD_SERIES } from '@corner/contract/metrics/record-series.ts'
import type { FastifyInstance } from 'fastify'
import { readScope } from '../coach/scope.ts'
import type { Database } from '../database/database.ts'
import { asSeenBy } from '../database/visible-athletes.ts'
import type { Caller } from '../http/caller.ts'
import { checkDays } from '../measurements/day-check.ts'
import { storeRecords } from '../measurements/ingest.ts'
import { cycle, recovery, sleep, workout } from '../measurements/records-for-tests.ts'
import { findConnectionOfAccount } from '../wearables/link/connection-store.ts'
import type { Wearables } from '../wearables/wearables.ts'

type Headers = { authorization: string }

export interface HotWorkParts {
  app: FastifyInstance
  /** With the app's role. */
  database: Database
  /** Configured with a provider's app; jobs may be sent, and need not run. */
  wearables: Wearables
  coach: Headers
  coachCaller: Caller
  administrator: Headers
  athlete: Headers
  /** Asked at each call: a team that was not read before is not cached. */
  teamId(): string
  athleteId: string
}

/** Done once when called. */
type Work = () => Promise<unknown>

const DAY_MS = 86_400_000
const MORNING = '05:30:00Z'

/** What a team's page and an athlete's ask, by name. */
export function pageWork(parts: HotWorkParts): Record<string, Work> {
  const { teamId, athleteId } = parts
  const coach = (path: string) => () => get(parts, 'coach', `/api/teams/teams/${teamId()}/${path}`)
  return {
    'coach: the three series of a team': async () => {
      for (const kind of ['recovery', 'sleep', 'activity']) await coach(`athletes-${kind}/?days=90`)()
    },
    'coach: the records of a team for the AI coach': async () => {
      const scope = await readScope(parts, parts.coachCaller, { team_id: teamId(), days: 90 }, new Date())
      return scope.records(90, RECORD_SERIES)
    },
    "coach: a team's day, who is at risk": coach('day/'),
    'coach: the insights of an athlete': coach(`athlete-detail/${athleteId}/?days=30`),
    'coach: own teams': () => get(parts, 'coach', '/api/teams/teams/'),
    'athlete: own day and own weeks': async () => {
      for (const path of ['wearables/day/', 'hrv/user/', 'wearables/sleep/', 'wearables/activity/'])
        await get(parts, 'athlete', `/api/${path}`)
    },
  }
}

/** What an administrator's page asks, by name. */
export function administrationWork(parts: HotWorkParts): Record<string, Work> {
  const admin = (path: string) => () => get(parts, 'administrator', `/api/teams/admin/${path}`)
  return {
    'administrator: the overview': admin('overview/'),
    'administrator: a page of users': admin('users/?page=1&page_size=50'),
    'administrator: users found': admin('users/?page=1&page_size=50&search=zo%C3%AB%20m%C3%BCller'),
    'administrator: a page of teams': admin('teams-detailed/?page=1&page_size=12'),
    'administrator: the audit log': admin('audit/?page=1&page_size=50'),
  }
}

/** What a record costs on its way in, by name. */
export function ingestWork({ database, athleteId }: HotWorkParts): Record<string, Work> {
  const provider = SPECIFIED_PROVIDER
  // Older than what pages show, so that they show the same after it.
  let day = Date.now() - 100 * DAY_MS
  return {
    'ingest: a day of one athlete': () => {
      day -= DAY_MS
      return storeRecords(database, { user_id: athleteId, provider }, newDay(new Date(day)))
    },
    "ingest: whose a webhook's account is": () =>
      asSeenBy(database, 'all', (every) => findConnectionOfAccount(every, provider, athleteId)),
    'ingest: the nightly check of one athlete': () => checkDays(database, athleteId),
  }
}

/** What runs over everybody in the background, by name. */
export function backgroundWork({ wearables }: HotWorkParts): Record<string, Work> {
  const run = (name: string) => async () => {
    const queue = wearables.everyQueue.find((one) => one.name === name)
    if (!queue) throw new Error(`There is no queue ${name}`)
    await queue.handle({ payload: {}, isLastTry: true, signal: new AbortController().signal })
  }
  return {
    'everybody: due links, every five minutes': run('reconcile'),
    'everybody: clean-up, every hour': run('clean-up'),
    'everybody: unreadable records, every day': run('unreadable-report'),
  }
}

async function get(parts: HotWorkParts, role: 'coach' | 'administrator' | 'athlete', url: string): Promise<void> {
  const reply = await parts.app.inject({ url, headers: parts[role] })
  if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body.slice(0, 200)}`)
}

/** What a day brings: a cycle with its night and recovery, and a workout. */
function newDay(day: Date) {
  const date = day.toISOString().slice(0, 10)
  const before = new Date(Date.parse(`${date}T${MORNING}`) - 8 * 3_600_000).toISOString()
  const id = `scale-${date}`
  return {
    cycles: [cycle(id, before)],
    sleeps: [sleep(id, before, `${date}T${MORNING}`, { cycle_id: id })],
    recoveries: [recovery(id, id)],
    workouts: [workout(id, `${date}T15:00:00Z`)],
  }
}
