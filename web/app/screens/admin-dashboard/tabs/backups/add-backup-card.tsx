import { uploadBackup } from '@corner/contract/routes/backups.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../shared/api/call.ts'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { formatDateTime } from '../../../../shared/date-format/format-date.ts'
import { Notice, NoticeRegion } from '../../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { FileDrop } from '../../../../ui/fields/file-drop.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { formatSize } from './backup-texts.ts'
import styles from './backups.module.css'

const ADD_FAILED = 'The file could not be added. A proxy in front of Corner may allow smaller files only.'

/** Adds a backup that was made elsewhere, or brought back from another place. */
export function AddBackupCard() {
  const queryClient = useQueryClient()
  const { mutate, isPending, variables, data, error } = useMutation({
    mutationFn: (file: File) => call(uploadBackup, { body: file }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <Card title="Add a backup from a file">
      <p className={styles.text}>
        It is put into the list, where you can have it compared, and changes nothing else. To bring it back, restore it
        into a new installation: this one holds people already.
      </p>
      <div className={styles.form}>
        <FileDrop
          thing="the backup"
          label="Backup, a file that Corner made"
          accept=".backup,.gz,application/gzip"
          disabled={isPending}
          onFile={(file) => mutate(file)}
        />
        <p className={styles.busy} role="status">
          {isPending && variables && (
            <>
              <Spinner /> Sending {variables.name}, {formatSize(variables.size)}. Then all of it is read.
            </>
          )}
        </p>
        {error && !isPending && <Notice kind="error">{failureText(error, ADD_FAILED)}</Notice>}
        <NoticeRegion>
          {data && !isPending && <Notice kind="success">Added: the backup of {formatDateTime(data.made_at)}.</Notice>}
        </NoticeRegion>
      </div>
    </Card>
  )
}
