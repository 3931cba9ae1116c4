import { DELETE_MODAL_CLOSE_MS } from '@corner/contract/constants/interface-timing.ts'
import type { Backup } from '@corner/contract/entities/backups.ts'
import { deleteBackup, downloadBackup } from '@corner/contract/routes/backups.ts'
import { call } from '../../../../shared/api/call.ts'
import { download } from '../../../../shared/api/download.ts'
import { formatDateTime } from '../../../../shared/date-format/format-date.ts'
import { saveFile } from '../../../../shared/download/save-file.ts'
import { otherFailure } from '../../change/change-failure.ts'
import { ConfirmDialog } from '../../change/confirm-dialog.tsx'
import { DeleteDialog } from '../../change/delete-dialog.tsx'
import { formatSize, isOnlyProved } from './backup-texts.ts'

const DOWNLOADING = ['download the backup', 'downloading the backup'] as const
const DELETING = ['delete the backup', 'deleting the backup'] as const
const ONLY_PROVED =
  'This is the only backup that was restored and compared: without it, none is left that is known to come back.'

/** The open modal, and its backup. */
export interface BackupModal {
  kind: 'download' | 'delete'
  backup: Backup
}

interface BackupModalsProps {
  modal: BackupModal | null
  backups: readonly Backup[]
  onClose: () => void
}

export function BackupModals({ modal, backups, onClose }: BackupModalsProps) {
  if (!modal) return null
  const { kind, backup } = modal
  const { name, made_at, bytes, holds_key } = backup
  const params = { name }
  const made = <b>{formatDateTime(made_at)}</b>
  if (kind === 'delete') {
    return (
      <DeleteDialog
        thing="Backup"
        send={() => call(deleteBackup, { params })}
        failureOf={(error) => otherFailure(error, DELETING)}
        onClose={onClose}
      >
        Delete the backup of {made}?{isOnlyProved(backup, backups) && ` ${ONLY_PROVED}`} Copies in other places stay.
      </DeleteDialog>
    )
  }
  return (
    <ConfirmDialog
      title="Download Backup"
      kind="ink"
      send={async () => saveFile(await download(downloadBackup, { params }, name))}
      failureOf={(error) => otherFailure(error, DOWNLOADING)}
      closeAfterMs={DELETE_MODAL_CLOSE_MS}
      doneText="Downloaded."
      confirmLabel="Download"
      busyLabel="Downloading..."
      onClose={onClose}
    >
      <p>
        The backup of {made}, {formatSize(bytes)}. It holds everybody’s data and can be read without a password: keep it
        where nobody else gets to it. The download is written to the audit log.
      </p>
      {holds_key && <p>The key of this installation is inside, sealed. It opens with the passphrase only.</p>}
    </ConfirmDialog>
  )
}
