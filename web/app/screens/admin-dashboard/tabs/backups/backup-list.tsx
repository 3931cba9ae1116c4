import type { Backup, BackupsOverview } from '@corner/contract/entities/backups.ts'
import { useState } from 'react'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { formatDateTime } from '../../../../shared/date-format/format-date.ts'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { Table, type TableColumn } from '../../../../ui/table/table.tsx'
import list from '../../list/list.module.css'
import { RowAction } from '../../list/row-action.tsx'
import { type BackupModal, BackupModals } from './backup-modals.tsx'
import { formatSize, ORIGIN_TEXTS, proofState } from './backup-texts.ts'
import styles from './backups.module.css'
import { useComparison } from './use-comparison.ts'

const COMPARE_FAILED = 'The comparison could not begin. Try again.'

/** All backups, newest first, to compare, to download and to delete. */
export function BackupList({ overview: { backups, comparing, is_busy } }: { overview: BackupsOverview }) {
  const [modal, setModal] = useState<BackupModal | null>(null)
  const { compare, error } = useComparison(is_busy)
  return (
    <>
      {error && <Notice kind="error">{failureText(error, COMPARE_FAILED)}</Notice>}
      <Table
        label="Backups"
        columns={columnsOf({ comparing, compare, open: setModal })}
        rows={backups}
        rowKey={({ name }) => name}
        scrolls="page"
        empty="No backup yet. Make one, or add one from a file."
      />
      <BackupModals modal={modal} backups={backups} onClose={() => setModal(null)} />
    </>
  )
}

interface Actions {
  comparing: string | null
  compare: (name: string) => void
  open: (modal: BackupModal) => void
}

function columnsOf({ comparing, compare, open }: Actions): TableColumn<Backup>[] {
  return [
    {
      head: 'Made',
      isName: true,
      cell: ({ made_at }) => (
        <time className={list.still} dateTime={made_at}>
          {formatDateTime(made_at)}
        </time>
      ),
    },
    { head: 'Why', inCard: 'line', cell: ({ origin }) => <Still>{ORIGIN_TEXTS[origin]}</Still> },
    { head: 'Size', align: 'end', inCard: 'line', cell: ({ bytes }) => <Still>{formatSize(bytes)}</Still> },
    {
      head: 'Key',
      inCard: 'line',
      cell: ({ holds_key }) => <Still>{holds_key ? 'Inside, sealed' : 'Not inside'}</Still>,
    },
    {
      head: 'Compared',
      inCard: 'line',
      isWide: true,
      cell: (backup) => <Compared backup={backup} isNow={backup.name === comparing} />,
    },
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
            {!backup.proof?.equal && backup.name !== comparing && (
              <RowAction label="Compare" spoken={`Compare ${what}`} onClick={() => compare(backup.name)} />
            )}
            <span className={list.apart}>
              <RowAction label="Delete" spoken={`Delete ${what}`} onClick={() => open({ kind: 'delete', backup })} />
            </span>
          </div>
        )
      },
    },
  ]
}

function Still({ children }: { children: string }) {
  return <span className={list.still}>{children}</span>
}

function Compared({ backup, isNow }: { backup: Backup; isNow: boolean }) {
  if (isNow)
    return (
      <span className={styles.busy}>
        <Spinner /> Being compared
      </span>
    )
  const { state, word } = proofState(backup)
  return (
    <span className={styles.compared}>
      <StateBadge state={state}>{word}</StateBadge>
      {backup.proof && <span className={styles.detail}>{backup.proof.detail}</span>}
    </span>
  )
}
