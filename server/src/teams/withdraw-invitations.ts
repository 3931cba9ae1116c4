import { recordAudits } from '../audit/audit.ts'
import type { Database } from '../database/database.ts'
import { deleteInvitationsBy } from './inviter-store.ts'

/** For a demoted administrator: invitation links that they kept must not let anybody in. */
export async function withdrawInvitationsBy(
  transaction: Database,
  { user_id, actor }: { user_id: string; actor: string | undefined },
): Promise<void> {
  const withdrawn = await deleteInvitationsBy(transaction, user_id)
  await recordAudits(
    transaction,
    withdrawn.map(({ email, team_name }) => ({
      ...(actor !== undefined && { actor }),
      action: 'invitation_withdrawn',
      details: { team: team_name, email },
    })),
  )
}
