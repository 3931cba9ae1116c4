import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { useQuery } from '@tanstack/react-query'
import { failureText } from '../../../../shared/api/failure-text.ts'
import { ErrorCard } from '../../../../ui/feedback/error-card.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { CardSkeleton } from '../../../../ui/feedback/skeleton.tsx'
import { AddBackupCard } from './add-backup-card.tsx'
import { BackupList } from './backup-list.tsx'
import { backupsQuery } from './backups-query.ts'
import { LastBackupCard } from './last-backup-card.tsx'
import { ScheduleCard } from './schedule-card.tsx'
import { UnreadableBackups } from './unreadable-backups.tsx'

/** What became of the last backup, all of them, when they are made, and a way to add one from a file. */
export function BackupsTab() {
  const { data, error, refetch } = useQuery(backupsQuery)
  if (!data && error)
    return <ErrorCard message={failureText(error, ADMIN_TEXTS.fetchFailed)} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton lines={8} />
  return (
    <>
      {error && <Notice kind="error">{ADMIN_TEXTS.fetchFailed}. What came before is still shown.</Notice>}
      <LastBackupCard overview={data} />
      <BackupList overview={data} />
      <UnreadableBackups unreadable={data.unreadable} />
      <ScheduleCard settings={data.settings} />
      <AddBackupCard />
    </>
  )
}
