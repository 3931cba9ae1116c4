import type { TeamRole } from '@corner/contract/roles.ts'
import { announceTeamsChange } from '../changes/change-channel.ts'
import type { Database } from '../database/database.ts'
import { lockTeamByCode } from './join-code-store.ts'
import { type JoinGrant, normalizeJoinCode, unknownJoinCode } from './join-codes.ts'
import * as store from './membership-store.ts'

/**
 * Adds a user to the team of a code, in the role that it grants. The code is looked up again and locked: one that is being
 * replaced, or whose team is being deleted, lets nobody in.
 * @returns what the code granted, and the previous role in the team (null: was not a member)
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

/** Adds a user to a team, or changes their role in it. @returns their previous role; null: was not a member */
export async function setMembership(
  transaction: Database,
  { user_id, team_id, role }: { user_id: string; team_id: string; role: TeamRole },
): Promise<TeamRole | null> {
  const before = await store.upsertMembership(transaction, { user_id, team_id, role })
  if (before !== role) await announceTeamsChange(transaction, [{ user_id, team_id }])
  return before
}

/** @returns the role that ended; undefined: was not a member */
export async function endMembership(
  transaction: Database,
  membership: { user_id: string; team_id: string },
): Promise<TeamRole | undefined> {
  const ended = await store.deleteMembership(transaction, membership)
  if (ended) await announceTeamsChange(transaction, [membership])
  return ended
}

/** For a user who is no longer a coach. @returns the teams that they coached */
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

/**
 * For a user or a team about to be deleted: a cascade would delete the memberships too, but without announcing the change.
 * @returns how many
 */
export async function endMembershipsOf(
  transaction: Database,
  whose: { user_id: string } | { team_id: string },
): Promise<number> {
  const ended = await store.deleteMemberships(transaction, whose)
  await announceTeamsChange(transaction, ended)
  return ended.length
}

/** Adds many users to a team at once. Existing members keep their role. @returns the ids of the new members */
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
