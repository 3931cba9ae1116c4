import type { TeamRole } from '@corner/contract/roles.ts'
import { announceTeamsChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { lockTeamByCode } from './join-code-store.ts'
import { type JoinGrant, normalizeJoinCode, unknownJoinCode } from './join-codes.ts'
import * as store from './membership-store.ts'

/**
 * Makes a user a member of the team that a code stands for, in the role that it grants. The code is looked up anew and held: one
 * that ends at the same moment, with its team or by a new one, lets nobody in.
 * @returns what the code granted, and the role in the team until now (null: was no member)
 * @throws Refusal `bad_input` when no team has the code
 */
export async function joinByCode(
  transaction: Database,
  user_id: string,
  typed: string,
): Promise<JoinGrant & { before: TeamRole | null }> {
  const grant = await lockTeamByCode(transaction, normalizeJoinCode(typed))
  if (!grant) throw unknownJoinCode()
  return { ...grant, before: await setMembership(transaction, { user_id, ...grant }) }
}

/** Makes a user a member, or changes their role in the team. @returns their role in it until now; null: was no member */
export async function setMembership(
  transaction: Database,
  { user_id, team_id, role }: { user_id: string; team_id: string; role: TeamRole },
): Promise<TeamRole | null> {
  const before = await store.upsertMembership(transaction, { user_id, team_id, role })
  if (before !== role) await announceTeamsChange(transaction, [{ user_id, team_id }])
  return before
}

/** @returns the role that ended; undefined: was no member */
export async function endMembership(
  transaction: Database,
  membership: { user_id: string; team_id: string },
): Promise<TeamRole | undefined> {
  const ended = await store.deleteMembership(transaction, membership)
  if (ended) await announceTeamsChange(transaction, [membership])
  return ended
}

/** For somebody who is no coach any more. @returns the teams that they coached */
export async function endCoaching(
  transaction: Database,
  user_id: string,
): Promise<{ team_id: string; team_name: string }[]> {
  const ended = await store.deleteCoachMemberships(transaction, user_id)
  await announceTeamsChange(
    transaction,
    ended.map(({ team_id }) => ({ user_id, team_id })),
  )
  return ended
}

/** For a user or a team about to be deleted: with the row alone the memberships would go, but nobody would hear of it. @returns how many */
export async function endMembershipsOf(
  transaction: Database,
  whose: { user_id: string } | { team_id: string },
): Promise<number> {
  const ended = await store.deleteMemberships(transaction, whose)
  await announceTeamsChange(transaction, ended)
  return ended.length
}

/**
 * Makes many users members of a team at once. Who is a member already stays as they are.
 * @returns the ids of those who are new
 */
export async function joinTeamTogether(
  db: Database,
  team_id: string,
  members: readonly { user_id: string; role: TeamRole }[],
): Promise<string[]> {
  if (members.length === 0) return []
  const joined = await store.insertMemberships(db, team_id, members)
  await announceTeamsChange(
    db,
    joined.map((user_id) => ({ user_id, team_id })),
  )
  return joined
}
