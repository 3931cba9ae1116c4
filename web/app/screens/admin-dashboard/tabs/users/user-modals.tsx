import type { AdminUser } from '@corner/contract/entities/accounts.ts'
import { AssignUserDialog } from './assign-user-dialog.tsx'
import { ConfirmAddressDialog } from './confirm-address-dialog.tsx'
import { CreateUserDialog } from './create-user-dialog.tsx'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { PasswordLinkDialog } from './password-link-dialog.tsx'

/** The open modal, and its user. */
export type UserModal =
  | { kind: 'create' }
  | { kind: 'edit' | 'assign' | 'confirm-address' | 'password-link' | 'delete'; user: AdminUser }

export function UserModals({ modal, onClose }: { modal: UserModal | null; onClose: () => void }) {
  switch (modal?.kind) {
    case undefined:
      return null
    case 'create':
      return <CreateUserDialog onClose={onClose} />
    case 'edit':
      return <EditUserDialog user={modal.user} onClose={onClose} />
    case 'assign':
      return <AssignUserDialog user={modal.user} onClose={onClose} />
    case 'confirm-address':
      return <ConfirmAddressDialog user={modal.user} onClose={onClose} />
    case 'password-link':
      return <PasswordLinkDialog user={modal.user} onClose={onClose} />
    case 'delete':
      return <DeleteUserDialog user={modal.user} onClose={onClose} />
  }
}
