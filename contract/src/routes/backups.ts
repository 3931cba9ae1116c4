import { z } from 'zod'
import { refine } from 'zod/mini'
import { BACKUP_TYPE, PASSPHRASE_MINIMUM, PASSPHRASE_TOO_SHORT } from '../constants/backups.ts'
import { Backup, BackupSettings, BackupsOverview, RestoredBackup } from '../entities/backups.ts'
import { Confirmation } from '../entities/devices.ts'
import { ErrorReply } from '../errors.ts'
import { defineRoute } from '../route.ts'
import { textField } from '../text-field.ts'

const subject = 'Backups'
const access = ['admin'] as const
const refusals = { 400: ErrorReply, 401: ErrorReply, 403: ErrorReply }
const named = z.object({ name: z.string().max(64) })
const emptyOrLong = refine<string>(
  (passphrase) => passphrase === '' || passphrase.length >= PASSPHRASE_MINIMUM,
  PASSPHRASE_TOO_SHORT,
)

export const backups = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/backups/',
  access,
  subject,
  summary: 'The backups of this installation, when they are made, and what became of the last one',
  replies: { 200: BackupsOverview, ...refusals },
})

export const makeBackup = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/backups/',
  access,
  subject,
  summary: 'Begin a backup; it is restored into an empty database and compared before it counts as proved',
  body: z.object({
    /** Takes the key of the installation along, sealed with it; empty: without the key. */
    passphrase: textField('Passphrase', 1024, emptyOrLong),
  }),
  replies: { 200: Confirmation, 409: ErrorReply, 503: ErrorReply, ...refusals },
})

export const changeBackupSettings = defineRoute({
  method: 'PUT',
  path: '/api/teams/admin/backups/settings/',
  access,
  subject,
  summary: 'When backups are made by themselves, and how long they are kept',
  body: BackupSettings,
  replies: { 200: BackupSettings, ...refusals },
})

export const downloadBackup = defineRoute({
  method: 'GET',
  path: '/api/teams/admin/backups/:name/',
  access,
  subject,
  summary: 'One backup, as a file',
  params: named,
  replyType: BACKUP_TYPE,
  replies: { 200: z.unknown(), 404: ErrorReply, ...refusals },
})

export const proveBackup = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/backups/:name/prove/',
  access,
  subject,
  summary:
    'Begin to compare one backup: it is restored into an empty database, and what comes of it stands in the list',
  params: named,
  replies: { 200: Confirmation, 404: ErrorReply, 409: ErrorReply, 503: ErrorReply, ...refusals },
})

export const deleteBackup = defineRoute({
  method: 'DELETE',
  path: '/api/teams/admin/backups/:name/',
  access,
  subject,
  summary: 'Delete one backup',
  params: named,
  replies: { 200: Confirmation, 404: ErrorReply, 409: ErrorReply, 503: ErrorReply, ...refusals },
})

export const uploadBackup = defineRoute({
  method: 'POST',
  path: '/api/teams/admin/backups/upload/',
  access,
  subject,
  summary:
    'Add a backup that was made elsewhere; it is read whole, and refused when it is damaged or of a newer Corner',
  streamedBody: BACKUP_TYPE,
  replies: { 201: Backup, 409: ErrorReply, 413: ErrorReply, 503: ErrorReply, ...refusals },
})

export const restoreAtSetup = defineRoute({
  method: 'POST',
  path: '/api/setup/restore/',
  access: 'public',
  subject,
  summary:
    'Bring a backup into an installation without people, with its set-up link; Corner starts anew with it. The headers X-Setup-Token and, where the backup holds the key, X-Passphrase (both as encodeURIComponent writes them) go with the file',
  streamedBody: BACKUP_TYPE,
  replies: {
    200: RestoredBackup,
    400: ErrorReply,
    403: ErrorReply,
    409: ErrorReply,
    413: ErrorReply,
    429: ErrorReply,
    503: ErrorReply,
  },
})
