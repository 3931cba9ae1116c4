import type { LanguageModel } from '@corner/coach/language-model/language-model.ts'
import type { FastifyInstance } from 'fastify'
import { Registry } from 'prom-client'
import { createAccounts } from './accounts/accounts.ts'
import { createAuthenticate } from './accounts/authenticate.ts'
import { passwordRoutes } from './accounts/password-routes.ts'
import type { PasswordCost } from './accounts/passwords.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessionRoutes } from './accounts/session-routes.ts'
import { administrationRoutes } from './administration/routes.ts'
import { apiDocsRoutes, collectForApiDocs } from './api-docs/api-docs.ts'
import { auditRoutes } from './audit/routes.ts'
import { BackupFolder } from './backup/backup-folder.ts'
import { Backups } from './backup/backups.ts'
import { backupRoutes } from './backup/routes.ts'
import { backupQueue } from './backup/schedule.ts'
import { listenToChanges } from './changes/change-channel.ts'
import { languageModelRoutes } from './coach/connection/routes.ts'
import { insightRoutes } from './coach/insights/routes.ts'
import { configuredModel } from './coach/model/configured-model.ts'
import { coachRoutes } from './coach/routes.ts'
import type { Configuration } from './configuration/configuration.ts'
import type { Connection, Database } from './database/database.ts'
import { type DatabaseLanes, inLane } from './database/lanes.ts'
import { FileImports } from './file-imports/file-imports.ts'
import { fileImportRoutes } from './file-imports/routes.ts'
import { createApp } from './http/app.ts'
import { assertEveryRouteServed, refuseOtherMethods } from './http/served-routes.ts'
import type { HttpTimeouts } from './http/timeouts.ts'
import { createJobs, type Queue } from './jobs/jobs.ts'
import { knowledgeRoutes } from './knowledge/routes.ts'
import { type LivePace, LiveStreams } from './live/live-streams.ts'
import { liveRoutes } from './live/routes.ts'
import { createMail } from './mail/mail.ts'
import { KeptRosters } from './measurements/kept-rosters.ts'
import { MeasurementChanges } from './measurements/measurement-changes.ts'
import { measurementRoutes } from './measurements/routes.ts'
import { Metrics } from './metrics/metrics.ts'
import { measureRequests } from './metrics/request-figures.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { databaseCheck, migrationsCheck } from './operation/database-checks.ts'
import { jobsCheck } from './operation/jobs-check.ts'
import { Readiness } from './operation/readiness.ts'
import { operationRoutes } from './operation/routes.ts'
import { VERSION } from './operation/version.ts'
import { type RemovalParts, removeUserWithin } from './privacy/remove-user.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { rosterRoutes } from './roster/routes.ts'
import type { KeyRing } from './secrets/key-ring.ts'
import { teamRoutes } from './teams/routes.ts'
import { budgetLeft } from './wearables/budget/budget.ts'
import { keyCheck } from './wearables/link/key-check.ts'
import { wearableRoutes } from './wearables/routes.ts'
import { createWearables } from './wearables/wearables.ts'

export interface ServerParts {
  database: Database
  /** Of every lane. On the reserved one health checks and rate limits do not wait for pages. */
  pools: DatabaseLanes['pools']
  /** For dedicated connections: the change channel and the jobs. */
  connection: Connection
  /** The owner of the tables, for backups: the application's role may read neither all of them nor change one. */
  owner: Connection
  /** Starts Corner anew in this process, after a backup was restored into it. */
  restart(): void
  /** Where the backups are, and the key unless CORNER_KEY gives it. */
  dataDir: string
  configuration: Configuration
  keyRing: KeyRing
  now(): Date
  /** Absent: the default of accounts/passwords.ts. Tests use a cheaper one. */
  passwordCost?: PasswordCost
  /** Absent: the default of live/live-streams.ts, which is too slow for tests. */
  livePace?: LivePace
  /** Absent: the default of http/timeouts.ts, which is too long for tests. */
  httpWaits?: HttpTimeouts
  /** Absent: the configured one; without any the built-in analyst answers every question to the AI coach. */
  model?: LanguageModel
}

/**
 * The whole API on one Fastify app, not yet listening: each area gets what it needs, and nothing more. `close()` ends
 * everything that it started; the pools are the caller's. Jobs run once `startJobs()` is called.
 * @throws Error when a declared route has two handlers, or none
 */
export async function buildServer(parts: ServerParts): Promise<FastifyInstance> {
  const { database, pools, connection, configuration, keyRing, now } = parts
  const pool = pools.reserved
  const { trustProxy, logLevel } = configuration
  // The queues' handlers need the jobs, and the jobs need the queues: the list is filled below, before it is read.
  const queues: Queue<object>[] = []
  const jobs = createJobs(connection, () => queues)
  const mail = createMail({ smtp: configuration.smtp, jobs, keyRing, now })
  const publicUrl = configuration.publicUrl ?? `http://127.0.0.1:${configuration.port}`
  const accounts = createAccounts({ ...parts, pool, jobs, mail, publicUrl })
  const authenticate = createAuthenticate(accounts.tokens, accounts.callers)
  const wearables = createWearables({ ...parts, jobs, mail, limits: accounts.limits })
  const fileImports = new FileImports({ ...parts, limits: accounts.limits, limitBytes: configuration.importLimitBytes })
  const backups = new Backups({ ...parts, folder: new BackupFolder(parts.dataDir) })
  queues.push(mail.queue, accounts.passwordMailQueue, backupQueue(backups, now), ...wearables.everyQueue)
  const changes = new MeasurementChanges()
  const streams = new LiveStreams({ database, callers: accounts.callers, now, pace: parts.livePace })
  const listener = listenToChanges(connection, [changes, streams])
  const removal: RemovalParts = { database, callers: accounts.callers, wearables, now }
  const app = await createApp({
    trustProxy,
    logLevel,
    authenticate,
    publicUrl: configuration.publicUrl,
    waits: parts.httpWaits,
  })
  const registry = configuration.metrics && new Registry()
  if (registry) measureRequests(app, registry)
  app.decorate('startJobs', async () => {
    await backups.noteInterrupted()
    await jobs.start()
    await inLane('work', () => wearables.resume())
    await inLane('work', () => fileImports.resume())
  })
  app.addHook('onClose', async () => {
    await listener.close()
    await jobs.stop()
    await wearables.stop()
    await inLane('work', () => fileImports.stop())
  })

  await collectForApiDocs(app, VERSION)
  accountRoutes(app, accounts)
  sessionRoutes(app, accounts)
  passwordRoutes(app, accounts)
  teamRoutes(app, { database })
  administrationRoutes(app, { ...accounts, removal })
  await rosterRoutes(app, {
    ...accounts,
    publicUrl,
    mail,
    // No administrator removed these people: the teams keep their codes.
    removeUser: (transaction, { user_id }) =>
      removeUserWithin(transaction, removal, { user_id, actor: undefined, rotate_codes: false }),
  })
  await wearableRoutes(app, wearables, { limits: accounts.limits })
  await fileImportRoutes(app, { fileImports, limits: accounts.limits })
  const rosters = new KeptRosters(database, changes)
  measurementRoutes(app, { database, changes, rosters, now })
  const configured = await configuredModel(configuration.ai, { database, now })
  insightRoutes(app, { database, changes, rosters, now, word: configured?.word })
  liveRoutes(app, { streams })
  auditRoutes(app, { database })
  knowledgeRoutes(app, { database })
  languageModelRoutes(app, {
    database,
    configuration: configuration.ai,
    model: configured,
    limits: accounts.limits,
    now,
  })
  coachRoutes(app, { database, limits: accounts.limits, model: parts.model ?? configured, now })
  privacyRoutes(app, { accounts, removal })
  await app.register((scope) =>
    backupRoutes(scope, { database, backups, limits: accounts.limits, restart: parts.restart }),
  )
  // Everything that this process needs to do its job: /api/health/ready/ reports each.
  const readiness = new Readiness([databaseCheck(pool), migrationsCheck(pool), keyCheck(parts), jobsCheck(jobs)])
  operationRoutes(app, { readiness, now })
  if (registry) {
    const linked = wearables.makers.all.filter(({ links }) => links.app)
    const budgets = linked.map(({ links }) => ({ provider: links.provider.name, left: () => budgetLeft(links) }))
    app.metrics = new Metrics(registry, { database, pools, streams, readiness, budgets, backups })
    const { token, port } = configuration.metrics ?? {}
    if (token !== undefined && port === undefined) metricsRoutes(app, app.metrics, token)
  }

  assertEveryRouteServed(app)
  refuseOtherMethods(app)
  await apiDocsRoutes(app)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Starts the jobs, including those left by an earlier process. Call it only once this process listens. */
    startJobs(): Promise<void>
    /** Where the settings ask for them. */
    metrics?: Metrics
  }
}
