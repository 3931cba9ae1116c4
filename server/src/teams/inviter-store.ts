import type { Database } from '../database/database.ts'

/** Deletes the open invitations that a user created or renewed last. @returns the deleted ones */
export function deleteInvitationsBy(db: Database, user_id: string): Promise<{ email: string; team_name: string }[]> {
  return db
    .deleteFrom('invitations')
    .using('teams')
    .whereRef('teams.id', '=', 'invitations.team_id')
    .where('invited_by', '=', user_id)
    .returning(['email', 'teams.name as team_name'])
    .execute()
}
