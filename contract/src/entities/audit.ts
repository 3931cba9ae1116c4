import { z } from 'zod'
import { Id } from '../ids.ts'

/** Every kind of audit log entry, in the past tense. */
export const AUDIT_ACTIONS = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'signed_out_everywhere',
  'refresh_token_reused',
  'password_changed',
  'password_link_issued',
  'password_confirmation_failed',
  'address_link_sent',
  'address_confirmed',
  'user_created',
  'user_updated',
  'role_changed',
  'user_deleted',
  'membership_set',
  'membership_ended',
  'organization_created',
  'organization_updated',
  'organization_deleted',
  'team_created',
  'team_updated',
  'team_deleted',
  'join_code_rotated',
  'roster_imported',
  'invitation_renewed',
  'invitation_withdrawn',
  'invitation_accepted',
  'device_linked',
  'device_disconnected',
  'device_paused',
  'device_resumed',
  'device_data_deleted',
  'device_link_lost',
  'device_link_restored',
  'wearable_refresh_refused',
  'wearable_refreshes_stopped',
  'records_imported',
  'import_undone',
  'source_chosen',
  'future_records_removed',
  'data_exported',
  'language_model_tested',
  'backup_made',
  'backup_compared',
  'backup_downloaded',
  'backup_deleted',
  'backup_uploaded',
  'backup_restored',
  'backup_settings_changed',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

const AuditPerson = z.object({
  id: Id,
  name: z.string().nullable().describe('null: an account that is gone and whose name was not kept'),
  email: z.string().nullable(),
})

export const AuditEntry = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  action: z.enum(AUDIT_ACTIONS),
  actor: AuditPerson.nullable().describe('Who did it; null: nobody signed in, or the system'),
  subject: AuditPerson.nullable().describe('To or for whom'),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>
