import { providerLabel } from '@corner/contract/constants/providers.ts'
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '@corner/contract/entities/audit.ts'

/** The label of each action in the filter. */
export const ACTION_LABELS: Record<AuditAction, string> = {
  registered: 'Registration',
  signed_in: 'Sign-in',
  sign_in_failed: 'Failed sign-in',
  signed_out: 'Sign-out',
  signed_out_everywhere: 'Sign-out everywhere',
  refresh_token_reused: 'Signed out for safety',
  password_changed: 'Password changed',
  password_link_issued: 'Password link issued',
  password_confirmation_failed: 'Wrong password at a confirmation',
  address_link_sent: 'Address link sent',
  address_confirmed: 'Address confirmed',
  user_created: 'User created',
  user_updated: 'User changed',
  role_changed: 'Role changed',
  user_deleted: 'User deleted',
  membership_set: 'Team membership given',
  membership_ended: 'Team membership ended',
  organization_created: 'Organization created',
  organization_updated: 'Organization changed',
  organization_deleted: 'Organization deleted',
  team_created: 'Team created',
  team_updated: 'Team changed',
  team_deleted: 'Team deleted',
  join_code_rotated: 'Join code renewed',
  roster_imported: 'Roster imported',
  invitation_renewed: 'Invitation renewed',
  invitation_withdrawn: 'Invitation withdrawn',
  invitation_accepted: 'Invitation accepted',
  device_linked: 'Device linked',
  device_disconnected: 'Device disconnected',
  device_paused: 'Device paused',
  device_resumed: 'Device resumed',
  device_data_deleted: 'Device data deleted',
  device_link_lost: 'Device link lost',
  device_link_restored: 'Device link restored',
  wearable_refresh_refused: 'Provider refused a link',
  wearable_refreshes_stopped: 'Provider refused this server',
  records_imported: 'Records imported',
  import_undone: 'Import undone',
  source_chosen: 'Source of measures chosen',
  future_records_removed: 'Future-dated records removed',
  data_exported: 'Data downloaded',
  language_model_tested: 'Language model tested',
  backup_made: 'Backup made',
  backup_compared: 'Backup compared',
  backup_downloaded: 'Backup downloaded',
  backup_deleted: 'Backup deleted',
  backup_uploaded: 'Backup added',
  backup_restored: 'Backup restored',
  backup_settings_changed: 'Backup schedule changed',
}

/** Options of the filter, sorted by label. */
export const ACTION_OPTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: ACTION_LABELS[value] })).sort((a, b) =>
  a.label.localeCompare(b.label, 'en'),
)

/** A part of a sentence: our own words, or a name typed by somebody, which may be written right to left. */
export interface Piece {
  text: string
  isName: boolean
}

/**
 * What happened, without the name of the person who did it: "gave Ada Tester the role coach in Varsity". Entries about
 * oneself do not repeat the name.
 */
export function auditPieces(entry: AuditEntry): Piece[] {
  return sentenceOf(entry)
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name === undefined ? { text: part, isName: false } : { text: filledIn(entry, name), isName: true }
    })
}

function filledIn({ subject, details }: AuditEntry, name: string): string {
  if (name === 'subject') return subject ? formatPerson(subject) : 'somebody'
  if (name === 'provider') return providerLabel(String(details[name]))
  // Which fields changed, as they are called in the call: first_name.
  if (name === 'changed') return String(details[name]).replaceAll('_', ' ')
  return String(details[name])
}

/** Who did it, as the log says it. */
export function actorText({ actor, action }: Pick<AuditEntry, 'actor' | 'action'>): string {
  if (actor) return formatPerson(actor)
  return action === 'sign_in_failed' ? 'Not signed in' : 'System'
}

/** @returns the name, or whatever else identifies the person */
function formatPerson({ name, email }: NonNullable<AuditEntry['actor']>): string {
  return name ?? email ?? 'a deleted user'
}

function sentenceOf(entry: AuditEntry): string {
  const { actor, subject, details } = entry
  const isOwn = actor !== null && actor.id === subject?.id
  const has = (name: string) => details[name] !== undefined && details[name] !== null
  const when = (name: string, words: string) => (has(name) ? words : '')
  const ofOrganization = when('organization', ' of {organization}')
  switch (entry.action) {
    case 'registered':
      return `registered${when('role', ' as {role}')}${REGISTERED_BY[String(details.by)] ?? ''}`
    case 'signed_in':
      return 'signed in'
    case 'signed_out':
      return 'signed out'
    case 'signed_out_everywhere':
      return details.kept_this_device === true ? 'signed out on all other devices' : 'signed out on all devices'
    case 'sign_in_failed':
      return `A sign-in failed${has('email') ? ' for {email}' : subject ? ' for {subject}' : ''}`
    case 'refresh_token_reused':
      return 'A session of {subject} was ended: its token was used twice, so somebody may have copied it'
    case 'password_changed':
      return isOwn
        ? `changed their password${details.by === 'link' ? ' by a link' : ''}`
        : 'changed the password of {subject}'
    case 'password_link_issued':
      return actor ? 'issued a password link for {subject}' : 'A password link was sent to {subject}'
    case 'password_confirmation_failed':
      return 'gave a wrong password when they were asked for it again'
    case 'address_link_sent':
      return 'was sent a link to confirm their address'
    case 'address_confirmed':
      return isOwn ? 'confirmed their address' : 'confirmed the address of {subject}'
    case 'user_created':
      return `created the account of {subject}${when('role', ' as {role}')}`
    case 'user_updated':
      return `changed ${isOwn ? 'their own account' : 'the account of {subject}'}${when('changed', ': {changed}')}`
    case 'role_changed':
      return `changed the role of {subject}${has('from') && has('to') ? ' from {from} to {to}' : ''}`
    case 'user_deleted':
      if (!actor) return '{subject}’s unconfirmed account was removed: the invited person made their own'
      return isOwn ? 'deleted their own account' : 'deleted the account of {subject}'
    case 'membership_set':
      return isOwn
        ? `joined${when('team', ' {team}')}${when('role', ' as {role}')}`
        : `put {subject} into${when('team', ' {team}')}${when('role', ' as {role}')}`
    case 'membership_ended':
      return `${isOwn ? 'left' : 'took {subject} out of'}${when('team', ' {team}')}`
    case 'organization_created':
      return `created the organization${when('organization', ' {organization}')}`
    case 'organization_updated':
      return `changed the organization${when('organization', ' {organization}')}`
    case 'organization_deleted':
      return `deleted the organization${when('organization', ' {organization}')}`
    case 'team_created':
      return `created the team${when('team', ' {team}')}${ofOrganization}`
    case 'team_updated':
      return `changed the team${when('team', ' {team}')}${ofOrganization}`
    case 'team_deleted':
      return `deleted the team${when('team', ' {team}')}${ofOrganization}`
    case 'join_code_rotated':
      return `renewed the${when('role', ' {role}')} code${when('team', ' of {team}')}`
    case 'roster_imported':
      return `imported a roster${when('team', ' into {team}')}${has('invited') && has('joined') ? ': {invited} invited, {joined} joined' : ''}`
    case 'invitation_renewed':
      return has('email')
        ? `sent {email} a new invitation${when('team', ' to {team}')}`
        : `sent a new invitation${when('team', ' to {team}')}`
    case 'invitation_withdrawn':
      return `withdrew an invitation${when('email', ' of {email}')}${when('team', ' to {team}')}`
    case 'invitation_accepted':
      return `accepted an invitation${when('team', ' to {team}')}`
    case 'device_linked':
      return `linked${when('provider', ' {provider}')}`
    case 'device_disconnected':
      return `disconnected${when('provider', ' {provider}')}`
    case 'device_paused':
      return `paused the link${when('provider', ' with {provider}')}`
    case 'device_resumed':
      return `resumed the link${when('provider', ' with {provider}')}`
    case 'device_data_deleted':
      return `deleted${when('records', ' {records}')} own ${details.records === 1 ? 'record' : 'records'}${when('provider', ' of {provider}')}`
    case 'device_link_lost':
      return details.because === 'lost_at_refresh'
        ? `The${when('provider', ' {provider}')} link of {subject} was lost while it was being renewed`
        : `The${when('provider', ' {provider}')} link of {subject} was lost${details.because === 'refused' ? ': the athlete has to connect again' : ''}`
    case 'device_link_restored':
      return `The${when('provider', ' {provider}')} link of {subject} works again`
    case 'wearable_refresh_refused':
      return `${has('provider') ? '{provider}' : 'The provider'} refused to renew the link of {subject}`
    case 'wearable_refreshes_stopped':
      return `${has('provider') ? '{provider}' : 'The provider'} refused this server: check its client id and secret`
    case 'records_imported':
      if (details.records === 0) return 'imported an export with nothing new'
      return `imported${when('records', ' {records}')} ${details.records === 1 ? 'record' : 'records'} of their own export`
    case 'import_undone':
      return `removed${when('records', ' {records}')} ${details.records === 1 ? 'record' : 'records'} that a file had brought`
    case 'source_chosen':
      if (!has('group')) return 'chose whose records count'
      return has('provider')
        ? 'chose {provider} as the source of their {group}'
        : 'left the source of their {group} to Corner'
    case 'future_records_removed':
      return `${has('records') ? '{records} records' : 'Records'} of {subject} were removed: they were dated in the future when they were stored`
    case 'data_exported':
      return 'downloaded all data about them'
    case 'language_model_tested':
      return `tested the language model${when('model', ' {model}')}${TEST_ENDS[String(details.state)] ?? ''}`
    case 'backup_made':
      return 'had a backup made'
    case 'backup_compared':
      return `had ${has('backup') ? 'the backup {backup}' : 'a backup'} compared`
    case 'backup_downloaded':
      return `downloaded ${has('backup') ? 'the backup {backup}' : 'a backup'}: it holds the data of everybody`
    case 'backup_deleted':
      return `deleted ${has('backup') ? 'the backup {backup}' : 'a backup'}`
    case 'backup_uploaded':
      return `added ${has('backup') ? 'the backup {backup}' : 'a backup'} from a file`
    case 'backup_restored':
      return `${has('backup') ? 'The backup {backup}' : 'A backup'} was restored into this installation`
    case 'backup_settings_changed':
      return 'changed when backups are made and how long they are kept'
  }
}

const TEST_ENDS: Record<string, string> = { works: ': it answers', fails: ': it does not answer' }

const REGISTERED_BY: Record<string, string> = {
  join_code: ' with a join code',
  set_up_link: ' with the set-up link',
  invitation: ' by an invitation',
}
