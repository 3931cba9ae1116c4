import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { deleteUser } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { call } from '../../api/call.ts'
import { fixedFailure } from '../change/change-failure.ts'
import { DeleteDialog } from '../change/delete-dialog.tsx'

const FAILURE = { failed: ADMIN_TEXTS.deleteFailed, network: ADMIN_TEXTS.networkDeleteUser }

export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <DeleteDialog
      thing="User"
      send={() => call(deleteUser, { params: { userId: user.id } })}
      failureOf={(error) => fixedFailure(error, FAILURE)}
      doneText={ADMIN_TEXTS.userDeleted}
      onClose={onClose}
    >
      Delete <b dir="auto">{user.full_name}</b> ({user.email})? They are signed out, their wearable's link ends, and
      their records are removed.
    </DeleteDialog>
  )
}
