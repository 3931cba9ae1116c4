import { PERIOD_LABELS, type Period } from '@corner/contract/periods.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import styles from '../coach-dashboard-screen.module.css'
import { reasonInSentence } from '../records/team-failures.ts'
import { SERIES } from '../records/team-replies.ts'
import { missingSeriesText } from './missing-series.ts'
import type { TeamView } from './team-view.ts'

interface RecordsNoticeProps {
  view: TeamView
  /** The requested period. */
  days: Period
  failures: readonly string[]
  onRetry: () => void
}

/** Which records failed to load, what is shown nevertheless, and a button to try again. */
export function RecordsNotice({ view, days, failures, onRetry }: RecordsNoticeProps) {
  const missing = missingSeriesText(view, SERIES)
  const text = failures.map(reasonInSentence).join('; ')
  const sentence =
    view.days !== days
      ? `${PERIOD_LABELS[days]} did not come: ${text}. What came before is still shown.`
      : missing
        ? `${missing}. All else is shown.`
        : `The newest figures did not come: ${text}. What came before is still shown.`
  return (
    <Notice kind="error">
      <span className={styles.notice}>
        {sentence}
        <Button kind="quiet" size="small" onClick={onRetry}>
          Try again
        </Button>
      </span>
    </Notice>
  )
}
