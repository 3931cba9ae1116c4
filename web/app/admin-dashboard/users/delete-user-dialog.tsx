import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { deleteUser } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { call } from '../../api/call.ts'
import { fixedFailure } from '../change/change-failure.ts'
import { ConfirmDialog } from '../change/confirm-dialog.tsx'

const FAILURE = { failed: ADMIN_TEXTS.deleteFailed, network: ADMIN_TEXTS.networkDeleteUser }

export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  return (
    <ConfirmDialog
      title="Delete User"
      send={() => call(deleteUser, { params: { userId: user.id } })}
      failureOf={(error) => fixedFailure(error, FAILURE)}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText={ADMIN_TEXTS.userDeleted}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      onClose={onClose}
    >
      <p>
        Delete <b dir="auto">{user.full_name}</b> ({user.email})? They are signed out, their wearable's link ends, and
        their records are removed.
      </p>
      <p>{ADMIN_TEXTS.cannotBeUndone}</p>
    </ConfirmDialog>
  )
}
