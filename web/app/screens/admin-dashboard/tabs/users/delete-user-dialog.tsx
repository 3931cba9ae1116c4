import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { deleteUser } from '@corner/contract/routes/administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useState } from 'react'
import { call } from '../../../../shared/api/call.ts'
import { EmailAddress } from '../../../../ui/badges/email-address.tsx'
import { PersonName } from '../../../../ui/badges/person-name.tsx'
import { fixedFailure } from '../../change/change-failure.ts'
import { DeleteDialog } from '../../change/delete-dialog.tsx'
import { RotateCodesField } from '../../change/rotate-codes-field.tsx'

const FAILURE = { failed: ADMIN_TEXTS.deleteFailed, network: ADMIN_TEXTS.networkDeleteUser }

export function DeleteUserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [isRotating, setIsRotating] = useState(true)
  const isAdministrator = user.role === 'admin'
  return (
    <DeleteDialog
      thing="User"
      send={() =>
        call(deleteUser, { params: { userId: user.id }, query: { rotate_codes: isRotating ? 'true' : 'false' } })
      }
      failureOf={(error) => fixedFailure(error, FAILURE)}
      doneText={ADMIN_TEXTS.userDeleted}
      onClose={onClose}
      choice={
        (isAdministrator || user.teams.length > 0) && (
          <RotateCodesField
            of={isAdministrator ? 'all teams' : user.teams.length === 1 ? 'their team' : 'their teams'}
            isChecked={isRotating}
            onChange={setIsRotating}
          />
        )
      }
    >
      Delete{' '}
      <b>
        <PersonName name={user.full_name} />
      </b>{' '}
      (<EmailAddress address={user.email} />
      )? They are signed out, their wearable's link ends, and their records are removed.
      {isAdministrator && ' Invitations that they sent and that are still open end.'}
    </DeleteDialog>
  )
}
