import { AUDIT_ACTIONS, type AuditEntry } from '@corner/contract/entities/audit.ts'
import { expect, it } from 'vitest'
import { ACTION_LABELS, ACTION_OPTIONS, auditPieces } from './audit-texts.ts'

const robin = { id: 'r', name: 'Robin Admin', email: 'robin@corner.example' }
const ada = { id: 'a', name: 'Ada Tester', email: 'ada@corner.example' }
const line = (changes: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-03-01T10:00:00.000Z',
  action: 'signed_in',
  actor: robin,
  subject: ada,
  details: {},
  ...changes,
})
const written = (entry: AuditEntry) =>
  auditPieces(entry)
    .map(({ text }) => text)
    .join('')

it('has a sentence and a label for every action, even without details', () => {
  for (const action of AUDIT_ACTIONS) {
    for (const entry of [line({ action }), line({ action, actor: null, subject: null })]) {
      expect(written(entry), action).toMatch(/\w{4}/)
      expect(written(entry), action).not.toMatch(/undefined|null|[{}]|\s\s|\s$/)
    }
  }
  expect(new Set(Object.values(ACTION_LABELS)).size).toBe(AUDIT_ACTIONS.length)
  expect(ACTION_OPTIONS).toHaveLength(AUDIT_ACTIONS.length)
})

it.each<[Partial<AuditEntry>, string]>([
  [
    { action: 'role_changed', details: { from: 'athlete', to: 'coach' } },
    'changed the role of Ada Tester from athlete to coach',
  ],
  [
    { action: 'user_updated', details: { changed: 'first_name, email' } },
    'changed the account of Ada Tester: first name, email',
  ],
  [{ action: 'membership_set', details: { team: 'Varsity', role: 'coach' } }, 'put Ada Tester into Varsity as coach'],
  [
    { action: 'membership_set', actor: ada, details: { team: 'Varsity', role: 'athlete' } },
    'joined Varsity as athlete',
  ],
  [
    { action: 'registered', actor: ada, details: { role: 'athlete', by: 'join_code' } },
    'registered as athlete with a join code',
  ],
  [{ action: 'sign_in_failed', actor: null, subject: null, details: { email: 'x@y.z' } }, 'A sign-in failed for x@y.z'],
  [{ action: 'password_confirmation_failed', actor: ada }, 'gave a wrong password when they were asked for it again'],
  [{ action: 'user_deleted', actor: ada }, 'deleted their own account'],
  [{ action: 'user_deleted', subject: { id: 'x', name: null, email: null } }, 'deleted the account of a deleted user'],
  [
    { action: 'source_chosen', actor: ada, details: { group: 'sleep', provider: 'oura' } },
    'chose Oura as the source of their sleep',
  ],
  [
    { action: 'source_chosen', actor: ada, details: { group: 'sleep', provider: null } },
    'left the source of their sleep to Corner',
  ],
  [
    { action: 'device_link_lost', actor: null, details: { provider: 'WHOOP', because: 'lost_at_refresh' } },
    'The WHOOP link of Ada Tester was lost while it was being renewed',
  ],
  [
    { action: 'device_link_lost', actor: null, details: { provider: 'WHOOP', because: 'refused' } },
    'The WHOOP link of Ada Tester was lost: the athlete has to connect again',
  ],
  [{ action: 'device_link_restored', actor: null }, 'The link of Ada Tester works again'],
  [
    { action: 'wearable_refresh_refused', actor: null, details: { provider: 'whoop' } },
    'WHOOP refused to renew the link of Ada Tester',
  ],
  [{ action: 'signed_out_everywhere', actor: ada, details: { sessions: 2 } }, 'signed out on all devices'],
  [
    { action: 'signed_out_everywhere', actor: ada, details: { sessions: 2, kept_this_device: true } },
    'signed out on all other devices',
  ],
  [
    { action: 'user_deleted', actor: null },
    'Ada Tester’s unconfirmed account was removed: the invited person made their own',
  ],
  [
    { action: 'invitation_renewed', details: { email: 'x@y.z', team: 'Varsity' } },
    'sent x@y.z a new invitation to Varsity',
  ],
  [{ action: 'records_imported', actor: ada, details: { records: 0 } }, 'imported an export with nothing new'],
  [{ action: 'records_imported', actor: ada, details: { records: 1 } }, 'imported 1 record of their own export'],
  [
    { action: 'language_model_tested', subject: null, details: { model: 'qwen3', state: 'fails' } },
    'tested the language model qwen3: it does not answer',
  ],
  [{ action: 'password_link_issued', actor: null }, 'A password link was sent to Ada Tester'],
])('writes %j as a sentence', (changes, sentence) => {
  expect(written(line(changes))).toBe(sentence)
})

it('keeps user-entered text separate from its own words', () => {
  const pieces = auditPieces(line({ action: 'team_created', details: { team: '{subject} <b>', organization: 'نادي' } }))
  expect(pieces.filter(({ isName }) => isName).map(({ text }) => text)).toEqual(['{subject} <b>', 'نادي'])
})
