import { exportOwnData } from '@corner/contract/routes/privacy.ts'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../shared/api/download.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { saveFile } from '../../shared/download/save-file.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-screen.module.css'

export function DownloadCard() {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => download(exportOwnData, {}, 'corner-data.zip'),
    onSuccess: saveFile,
  })
  return (
    <Card title="Download your data">
      <p className={styles.explain}>
        Everything about you in one zip: your account and teams, your links, what the log says of you, and every
        recovery, sleep, cycle, workout and body measurement, as JSON and as CSV for a spreadsheet.
      </p>
      <Button kind="quiet" aria-disabled={isPending} onClick={() => isPending || mutate()}>
        {isPending ? 'Preparing...' : 'Download'}
      </Button>
      <div className={styles.live} aria-live="polite">
        {data && !isPending && <Notice kind="success">{data.name} is saved where your browser keeps downloads.</Notice>}
        {error && !isPending && (
          <Notice kind="error">{failureText(error, 'The download could not be prepared. Please try again.')}</Notice>
        )}
      </div>
    </Card>
  )
}
