import { Socket } from 'node:net'
import { PgBoss } from 'pg-boss'
import type { Connection } from '../database/database.ts'
import { JOB_TIMEOUTS, type Timeouts, timeoutSettings } from '../database/timeouts.ts'
import { reasonOf } from '../log/error-fields.ts'
import { logOf } from '../log/log.ts'
import { onceAMinute } from '../log/once-a-minute.ts'
import { STEADY_CLOCK } from './clock.ts'
import { JOB_SCHEMA } from './job-tables.ts'

const log = logOf('jobs')

/** Its own connections, so that a busy page cannot hold up the jobs nor the jobs the pages. */
const POOL_SIZE = 4
/** How often it looks for the jobs of killed processes. */
const SUPERVISE_SECONDS = 20

/** How often it deletes what is over, in one statement for each queue: with its default, a day's jobs at once. */
const MAINTAIN_SECONDS = 3_600

/** pg-boss with all connections that it has opened: those of its pool and the one that listens for new jobs. */
export interface Boss {
  pgBoss: PgBoss
  /** Closes its connections at once, without waiting for a server that may not respond; its next queries open new ones. */
  cut(): Promise<void>
}

/** Not yet started. */
export function createBoss(connection: Connection, waits: Timeouts = JOB_TIMEOUTS): Boss {
  const sockets = new Set<Socket>()
  const openSocket = () => {
    const socket = new Socket()
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    return socket
  }
  const pgBoss = new PgBoss({
    ...timeoutSettings(waits),
    ...(connection as ConstructorParameters<typeof PgBoss>[0] & object),
    stream: openSocket,
    schema: JOB_SCHEMA,
    migrate: false, // job-tables.ts creates the tables, as their owner
    max: POOL_SIZE,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    cronMonitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: MAINTAIN_SECONDS,
    clock: STEADY_CLOCK,
  } as ConstructorParameters<typeof PgBoss>[0] & object)
  const logFailure = onceAMinute((reason, times) => log.warn('The job queue has failed', { reason, times }))
  pgBoss.on('error', (error) => logFailure(reasonOf(error)))
  pgBoss.on('warning', ({ message }) => log.warn('The job queue warns', { reason: message }))
  return {
    pgBoss,
    async cut() {
      const cut = [...sockets].map((socket) => {
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
        socket.destroy()
        return closed
      })
      await Promise.all(cut)
    },
  }
}
