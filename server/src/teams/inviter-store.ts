import type { Database } from '../database/database.ts'

/** @returns the invitations that a user made or renewed last, which are gone now */
export function deleteInvitationsBy(db: Database, user_id: string): Promise<{ email: string; team_name: string }[]> {
  return db
    .deleteFrom('invitations')
    .using('teams')
    .whereRef('teams.id', '=', 'invitations.team_id')
    .where('invited_by', '=', user_id)
    .returning(['email', 'teams.name as team_name'])
    .execute()
}
