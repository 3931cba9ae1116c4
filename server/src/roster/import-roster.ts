import type { InvitationLink, RosterError, RosterImported } from '@corner/contract/entities/roster.ts'
import { notFound, Refusal } from '@corner/contract/refusal.ts'
import { raiseToCoach } from '../accounts/raise-to-coach.ts'
import { recordAudit, recordAudits } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../http/caller.ts'
import { fullName } from '../people/full-name.ts'
import { joinTeamTogether } from '../teams/memberships.ts'
import type { CheckedLine } from './check-roster.ts'
import { newInvitationLink } from './invitation-link.ts'
import { invitationMail } from './invitation-mail.ts'
import { upsertInvitations } from './invitation-store.ts'
import { judgeFile } from './preview.ts'
import { readRoster } from './read-roster.ts'
import type { RosterParts } from './roster.ts'
import { lockTeam } from './roster-store.ts'

/** The preview lists them all; a refusal need not. */
const MAX_FIELDS = 100

/**
 * Imports a file of people into a team, all or nothing: those with an account join, the others are invited by a link that is
 * shown only once. An open invitation to the same team is renewed.
 * @throws Refusal `bad_input` with the wrong lines, `not_found`, `too_large`
 */
export async function importRoster(
  parts: RosterParts,
  caller: Caller,
  { team_id, bytes }: { team_id: string; bytes: Buffer },
): Promise<RosterImported> {
  const { database, mail, callers } = parts
  const file = readRoster(bytes) // before any lock is taken
  const { imported, ended } = await database.transaction().execute(async (transaction) => {
    const team = await lockTeam(transaction, team_id)
    if (!team) throw notFound('The team')
    const { lines, errors } = await judgeFile(transaction, team_id, file, parts.now())
    if (errors.length > 0) throw wrongLines(errors)
    const { joined, ended } = await join(parts, transaction, { team_id, team: team.name, actor: caller.user_id, lines })
    const toInvite = lines.filter(({ outcome }) => outcome === 'invite' || outcome === 'invite_again')
    const invitations = await invite(parts, transaction, { team_id, invited_by: caller.user_id, people: toInvite })
    const already_members = lines.filter(({ outcome }) => outcome === 'already_member').length
    await recordAudit(transaction, {
      actor: caller.user_id,
      action: 'roster_imported',
      details: { team: team.name, invited: invitations.length, joined, already_members },
    })
    if (mail.available) {
      const messages = invitations.map((invitation) => invitationMail(invitation, team.name))
      await mail.sendAll(messages, { transaction })
    }
    return { ended, imported: { invitations, joined, already_members, mailed: mail.available } }
  })
  callers.forget(...ended)
  return imported
}

interface Joining {
  team_id: string
  team: string
  actor: string
  lines: readonly CheckedLine[]
}

/** @returns how many joined, and the sessions that ended with a raised role */
async function join({ now }: RosterParts, transaction: Database, { team_id, team, actor, lines }: Joining) {
  const members = lines.flatMap(({ outcome, user_id, role }) =>
    outcome === 'join' && user_id !== null ? [{ user_id, role }] : [],
  )
  const coaches = members.flatMap(({ user_id, role }) => (role === 'coach' ? [user_id] : []))
  const ended = await raiseToCoach(transaction, { userIds: coaches, actor }, now())
  const joined = new Set(await joinTeamTogether(transaction, team_id, members))
  const events = members
    .filter(({ user_id }) => joined.has(user_id))
    .map(({ user_id, role }) => ({ actor, subject: user_id, details: { team, team_id, role, by: 'roster' } }))
  await recordAudits(
    transaction,
    events.map((event) => ({ ...event, action: 'membership_set' as const })),
  )
  return { joined: joined.size, ended }
}

async function invite(
  parts: RosterParts,
  transaction: Database,
  { team_id, invited_by, people }: { team_id: string; invited_by: string; people: readonly CheckedLine[] },
): Promise<InvitationLink[]> {
  const now = parts.now()
  const linked = people.map(({ email, first_name, last_name, role }) => ({
    email,
    first_name,
    last_name,
    role,
    ...newInvitationLink(parts),
  }))
  const [first] = linked
  if (!first) return []
  const { expires_at } = first
  const ids = await upsertInvitations(transaction, { team_id, invited_by, now, expires_at, people: linked })
  return linked.map(({ email, role, link, ...person }, index) => ({
    id: ids[index] ?? '',
    email,
    full_name: fullName(person),
    role,
    link,
    expires_at: expires_at.toISOString(),
  }))
}

function wrongLines(errors: readonly RosterError[]): Refusal {
  const fields: Record<string, string> = {}
  for (const { line, column, message } of errors.slice(0, MAX_FIELDS)) {
    fields[column === null ? `line ${line}` : `line ${line}: ${column}`] ??= message
  }
  const count = errors.length === 1 ? 'One mistake' : `${errors.length} mistakes`
  return new Refusal('bad_input', `${count} in the file. Nothing of it was taken in.`, { fields })
}
