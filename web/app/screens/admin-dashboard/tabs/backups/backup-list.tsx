import type { Backup } from '@corner/contract/entities/backups.ts'
import { useState } from 'react'
import { formatDateTime } from '../../../../shared/date-format/format-date.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import list from '../../list/list.module.css'
import { RowAction } from '../../list/row-action.tsx'
import { type BackupModal, BackupModals } from './backup-modals.tsx'
import { formatSize, ORIGIN_TEXTS, proofState } from './backup-texts.ts'
import styles from './backups.module.css'

/** All backups, newest first, to download and to delete. */
export function BackupList({ backups }: { backups: readonly Backup[] }) {
  const [modal, setModal] = useState<BackupModal | null>(null)
  return (
    <>
      <Table
        label="Backups"
        columns={columnsOf(setModal)}
        rows={backups}
        rowKey={({ name }) => name}
        scrolls="page"
        empty="No backup yet. Make one, or add one from a file."
      />
      <BackupModals modal={modal} backups={backups} onClose={() => setModal(null)} />
    </>
  )
}

function columnsOf(open: (modal: BackupModal) => void): TableColumn<Backup>[] {
  return [
    { head: 'Made', isName: true, cell: ({ made_at }) => <time dateTime={made_at}>{formatDateTime(made_at)}</time> },
    { head: 'Why', inCard: 'line', cell: ({ origin }) => ORIGIN_TEXTS[origin] },
    { head: 'Size', align: 'end', inCard: 'line', cell: ({ bytes }) => formatSize(bytes) },
    { head: 'Key', inCard: 'line', cell: ({ holds_key }) => (holds_key ? 'Inside, sealed' : 'Not inside') },
    { head: 'Compared', inCard: 'line', isWide: true, cell: (backup) => <Compared backup={backup} /> },
    {
      head: 'Actions',
      inCard: 'actions',
      cell: (backup) => {
        const what = `the backup of ${formatDateTime(backup.made_at)}`
        return (
          <div className={list.actions}>
            <RowAction
              label="Download"
              spoken={`Download ${what}`}
              onClick={() => open({ kind: 'download', backup })}
            />
            <span className={list.apart}>
              <RowAction label="Delete" spoken={`Delete ${what}`} onClick={() => open({ kind: 'delete', backup })} />
            </span>
          </div>
        )
      },
    },
  ]
}

function Compared({ backup }: { backup: Backup }) {
  const { state, word } = proofState(backup)
  return (
    <span className={styles.compared}>
      <StateBadge state={state}>{word}</StateBadge>
      {backup.proof && <span className={styles.detail}>{backup.proof.detail}</span>}
    </span>
  )
}
