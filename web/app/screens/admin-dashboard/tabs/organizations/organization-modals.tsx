import { MODAL_SUCCESS_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { Organization } from '@corner/contract/entities/teams.ts'
import {
  createOrganization,
  deleteOrganization,
  updateOrganization,
} from '@corner/contract/routes/team-administration.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { call } from '../../../../shared/api/call.ts'
import { creationFailure, otherFailure } from '../../change/change-failure.ts'
import { DeleteDialog } from '../../change/delete-dialog.tsx'
import { NameAndDescriptionDialog } from '../../change/name-and-description-dialog.tsx'

/** The open modal, and its organization. */
export type OrganizationModal = { kind: 'create' } | { kind: 'edit' | 'delete'; organization: Organization }

interface OrganizationModalsProps {
  modal: OrganizationModal | null
  onClose: () => void
}

export function OrganizationModals({ modal, onClose }: OrganizationModalsProps) {
  switch (modal?.kind) {
    case undefined:
      return null
    case 'create':
      return (
        <NameAndDescriptionDialog
          title="Create Organization"
          nameRequired={ADMIN_TEXTS.organizationNameRequired}
          doneText={ADMIN_TEXTS.organizationCreated}
          submitLabel="Create Organization"
          busyLabel="Creating..."
          closeAfterMs={MODAL_SUCCESS_CLOSE_MS}
          send={(body) => call(createOrganization, { body })}
          what={(error) => creationFailure(error, 'organization')}
          onClose={onClose}
        />
      )
    case 'edit':
      return (
        <NameAndDescriptionDialog
          title="Edit Organization"
          initial={modal.organization}
          nameRequired={ADMIN_TEXTS.organizationNameRequired}
          closeAfterMs={MODAL_SUCCESS_CLOSE_MS}
          send={(body) => call(updateOrganization, { params: { organizationId: modal.organization.id }, body })}
          what={['save the organization', 'saving the organization']}
          onClose={onClose}
        />
      )
    case 'delete':
      return <DeleteOrganizationDialog organization={modal.organization} onClose={onClose} />
  }
}

const DELETING = ['delete the organization', 'deleting the organization'] as const

function DeleteOrganizationDialog({ organization, onClose }: { organization: Organization; onClose: () => void }) {
  return (
    <DeleteDialog
      thing="Organization"
      send={() => call(deleteOrganization, { params: { organizationId: organization.id } })}
      failureOf={(error) => otherFailure(error, DELETING)}
      onClose={onClose}
    >
      Delete{' '}
      <b>
        <bdi>{organization.name}</bdi>
      </b>
      ? An organization that has teams cannot be deleted.
    </DeleteDialog>
  )
}
