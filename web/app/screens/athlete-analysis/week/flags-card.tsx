import { type Issue, isAboutMissingData } from '@corner/analytics/athlete/at-risk.ts'
import { type AthleteStatus, needsAttention } from '@corner/analytics/athlete/athlete-status.ts'
import { type IssueLine, issueLines, shortLastNight } from '@corner/analytics/athlete/issue-lines.ts'
import { daysUntil } from '@corner/analytics/days/calendar.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERIOD_LABELS, type Period } from '@corner/contract/periods.ts'
import { aboutDataState, aboutSeverity, dataStateText, SEVERITY_BADGES } from '../../../shared/explanations/badges.ts'
import { flagLines } from '../../../shared/explanations/flags.ts'
import { lastDay, type ShownPeriod } from '../../../shared/explanations/shown-period.ts'
import { type State, StateBadge, StateShape } from '../../../ui/badges/state-badge.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../ui/overlay/info-popover.tsx'
import styles from './flags-card.module.css'

interface FlagsCardProps {
  /** The period of the view that opened this page. */
  days: Period
  today: CalendarDay
  /** The status over that period; undefined while loading. */
  status: AthleteStatus | undefined
  /** Why it could not be loaded; null: no failure. */
  failure: string | null
}

/** Why the athlete is flagged on the coach's dashboard: each rule that applies, and separately what data is missing. */
export function FlagsCard({ days, today, status, failure }: FlagsCardProps) {
  const period = { shownDays: daysUntil(today, days) }
  return (
    <Card title="Flags" aside={PERIOD_LABELS[days]} aria-busy={!status && failure === null}>
      {failure !== null && <Notice kind="error">{failure}</Notice>}
      {status && <Flags status={status} period={period} />}
    </Card>
  )
}

function Flags({ status, period }: { status: AthleteStatus; period: ShownPeriod }) {
  const { state, word } = SEVERITY_BADGES[status.severity]
  const told = status.metrics.recovery.latestDate
  const lastNight = shortLastNight(status.metrics, lastDay(period))
  return (
    <>
      <p className={styles.badges}>
        {needsAttention(status) && (
          <span>
            <StateBadge state={state}>{word}</StateBadge>
            <InfoPopover about="the severity" explanation={() => aboutSeverity(status, period)} />
          </span>
        )}
        <span>
          {dataStateText(status, period)}
          <InfoPopover about="the newest data" explanation={() => aboutDataState(status, period)} />
        </span>
      </p>
      <ul className={styles.flags}>
        {issueLines(status.issues.filter(isAboutValues)).map((line) => (
          <Flag key={line.text} line={line} state={state} today={lastDay(period)} told={told} />
        ))}
        {lastNight !== null && (
          <li>
            <StateShape state="none" />
            <div>
              <p className={styles.text}>{lastNight}</p>
              <p className={styles.why}>No issue by itself: the rule judges the average of the period.</p>
            </div>
          </li>
        )}
        {status.issues.filter(isAboutThinData).map(({ kind, text, rule }) => (
          <li key={kind}>
            <StateShape state="none" />
            <div>
              <p className={styles.text}>{text}</p>
              {rule !== text && <p className={styles.why}>Rule: {rule}.</p>}
            </div>
          </li>
        ))}
      </ul>
      {status.issues.length === 0 && <p className={styles.none}>No at-risk rule applies.</p>}
    </>
  )
}

const isAboutValues = (issue: Issue) => !isAboutMissingData(issue)
/** The identity card already says that no device is linked. */
const isAboutThinData = (issue: Issue) => isAboutMissingData(issue) && issue.kind !== 'not_connected'

interface FlagProps {
  line: IssueLine
  /** Of the severity: a flag is no redder than the badge above it. */
  state: State
  today: CalendarDay
  /** The day of the newest recovery, which the card says above the flags. */
  told: CalendarDay | null
}

/** Everything is visible at once: readers of a red card want to see why it is red. */
function Flag({ line: { text, issues }, state, today, told }: FlagProps) {
  return (
    <li>
      <StateShape state={state} />
      <div>
        <p className={styles.text}>
          {text}
          {issues.length > 1 && ', counts as 2 issues'}
        </p>
        {flagLines(issues, today, told).map((rules) => (
          <p key={rules} className={styles.why}>
            {rules}
          </p>
        ))}
      </div>
    </li>
  )
}
