/** Of whom a detail of an audit entry tells; `subject` is somebody else where an entry has none. */
type Whose = 'subject' | 'actor' | 'nobody'

/**
 * Every detail that an entry may have. The download of one's own data leaves out those of other people (export-store.ts), so
 * a detail of a third person needs a kind of its own here and there.
 */
const AUDIT_DETAILS = {
  email: 'subject',
  full_name: 'subject',
  address: 'actor',
  already_members: 'nobody',
  backup: 'nobody',
  because: 'nobody',
  before: 'nobody',
  by: 'nobody',
  changed: 'nobody',
  from: 'nobody',
  group: 'nobody',
  invited: 'nobody',
  joined: 'nobody',
  kept_this_device: 'nobody',
  model: 'nobody',
  organization: 'nobody',
  organization_id: 'nobody',
  provider: 'nobody',
  reason: 'nobody',
  records: 'nobody',
  role: 'nobody',
  session: 'nobody',
  sessions: 'nobody',
  state: 'nobody',
  team: 'nobody',
  team_id: 'nobody',
  to: 'nobody',
} as const satisfies Record<string, Whose>

export type AuditDetail = keyof typeof AUDIT_DETAILS

/** The details that tell of such a person. */
export const detailsOf = (whose: Whose): string[] =>
  Object.entries(AUDIT_DETAILS).flatMap(([detail, of]) => (of === whose ? [detail] : []))
