import type { Readable } from 'node:stream'
import { BACKUP_TYPE } from '@corner/contract/constants/backups.ts'
import type { Backup, BackupsOverview } from '@corner/contract/entities/backups.ts'
import { Refusal } from '@corner/contract/refusal.ts'
import * as routes from '@corner/contract/routes/backups.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkSetupToken } from '../accounts/setup-token.ts'
import { recordAudit } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { serve } from '../http/serve.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import type { Backups } from './backups.ts'
import { RestoreBrokenOff } from './restore-backup.ts'
import type { StoredBackup } from './stored-backup.ts'

interface BackupRouteParts {
  database: Database
  backups: Backups
  limits: Pick<RateLimits, 'wrongSetupLinks'>
  /** Starts Corner anew in this process. */
  restart: () => void
}

/** For administrators, and at the set-up of an installation. */
export async function backupRoutes(scope: FastifyInstance, parts: BackupRouteParts): Promise<void> {
  const { backups, database } = parts
  serve(scope, routes.backups, () => overviewOf(backups))
  serve(scope, routes.changeBackupSettings, async ({ body, caller }) => {
    const settings = await backups.changeSettings(body)
    await recordAudit(database, { actor: caller.user_id, action: 'backup_settings_changed' })
    return settings
  })
  serve(scope, routes.makeBackup, async ({ body: { passphrase }, caller }) => {
    await backups.begin('asked', passphrase === '' ? {} : { passphrase })
    await recordAudit(database, { actor: caller.user_id, action: 'backup_made' })
    return { message: 'The backup has begun' }
  })
  serve(scope, routes.downloadBackup, async ({ params: { name }, caller, reply }) => {
    const { stream, bytes } = await backups.open(name)
    await recordAudit(database, { actor: caller.user_id, action: 'backup_downloaded', details: { backup: name } })
    return reply
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('content-length', bytes)
      .send(stream)
  })
  serve(scope, routes.proveBackup, async ({ params: { name }, caller }) => {
    await backups.beginProof(name)
    await recordAudit(database, { actor: caller.user_id, action: 'backup_compared', details: { backup: name } })
    return { message: 'The comparison has begun' }
  })
  serve(scope, routes.deleteBackup, async ({ params: { name }, caller }) => {
    await backups.remove(name)
    await recordAudit(database, { actor: caller.user_id, action: 'backup_deleted', details: { backup: name } })
    return { message: 'The backup was deleted' }
  })
  await scope.register(async (files) => fileRoutes(files, parts))
}

/** Where the body is a backup: no other type is read, so that the handlers always get a stream. */
function fileRoutes(scope: FastifyInstance, { backups, database, limits, restart }: BackupRouteParts): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(BACKUP_TYPE, (_request, body, done) => done(null, body))

  serve(scope, routes.uploadBackup, async ({ caller, request }) => {
    const received = await backups.receive(request.body as Readable, lengthOf(request))
    await recordAudit(database, {
      actor: caller.user_id,
      action: 'backup_uploaded',
      details: { backup: received.name },
    })
    return describe(received)
  })
  serve(scope, routes.restoreAtSetup, async ({ request, reply }) => {
    const { state } = await checkSetupToken({ database, limits }, headerOf(request, 'x-setup-token') ?? '', request.ip)
    if (state === 'used')
      throw new Refusal(
        'forbidden',
        'People are registered here already, and a backup is restored into an empty installation only. Sign in, or start Corner with an empty data directory (DATA_DIR) and restore the backup there.',
      )
    if (state !== 'open')
      throw new Refusal('forbidden', 'Open the set-up link that Corner prints at its start, and restore from there.')
    const sent = {
      file: request.body as Readable,
      bytes: lengthOf(request),
      passphrase: headerOf(request, 'x-passphrase') || undefined,
      withoutKey: headerOf(request, 'x-without-key') === 'yes',
    }
    const startAnew = () => reply.raw.once('close', restart)
    try {
      const restored = await backups.restoreAtSetup(sent)
      startAnew()
      return restored
    } catch (error) {
      if (error instanceof RestoreBrokenOff) startAnew() // its tables are empty, and perhaps of an earlier Corner
      throw error
    }
  })
}

/** Headers hold no letters beyond ASCII, so they come as `encodeURIComponent` writes them. */
function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name]
  if (typeof value !== 'string') return undefined
  try {
    return decodeURIComponent(value)
  } catch (error) {
    throw new Refusal('bad_input', `The header ${name} must be written as encodeURIComponent does`, { cause: error })
  }
}

function lengthOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'])
  if (!Number.isSafeInteger(bytes) || bytes < 1)
    throw new Refusal('bad_input', 'The file is empty, or its length was not sent along')
  return bytes
}

async function overviewOf(backups: Backups): Promise<BackupsOverview> {
  const looked = backups.look()
  const [stored, settings, status] = await Promise.all([looked, backups.settings(), backups.status(looked)])
  return {
    backups: stored.backups.map(describe),
    unreadable: stored.unreadable,
    settings,
    last_made_at: status.lastMadeAt?.toISOString() ?? null,
    last_proved_at: status.lastProvedAt?.toISOString() ?? null,
    last_failure: status.lastFailure && { at: status.lastFailure.at.toISOString(), reason: status.lastFailure.reason },
    comparing: status.comparing,
    is_busy: status.isBusy,
  }
}

function describe({ name, madeAt, bytes, origin, cornerVersion, schema, holdsKey, proof }: StoredBackup): Backup {
  return {
    name,
    made_at: madeAt.toISOString(),
    bytes,
    origin,
    corner_version: cornerVersion,
    schema,
    holds_key: holdsKey,
    proof: proof && { at: proof.at.toISOString(), equal: proof.equal, detail: proof.detail },
  }
}
