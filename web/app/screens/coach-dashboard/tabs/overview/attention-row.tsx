import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { rowLastNight, rowLines } from '@corner/analytics/athlete/row-lines.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { written } from '@corner/analytics/numbers/rounding.ts'
import { ISSUES_PER_CARD } from '@corner/contract/constants/at-risk.ts'
import { dataStateText, SEVERITY_BADGES } from '../../../../shared/explanations/badges.ts'
import { aboutFlags } from '../../../../shared/explanations/flags.ts'
import { verdictOf } from '../../../../shared/verdict/athlete-days.ts'
import { VerdictChip } from '../../../../shared/verdict/verdict-chip.tsx'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import { Avatar } from '../../../../ui/badges/avatar.tsx'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { AthleteLink } from './athlete-link.tsx'
import styles from './attention-card.module.css'
import { reasonsId } from './jump-to-reasons.ts'

interface AttentionRowProps {
  status: AthleteStatus
  view: TeamView
  /** Paper shows everybody. */
  isOnPaperOnly: boolean
}

/** One athlete: severity, reason, and latest values. The row opens the athlete; the badge explains every flag. */
export function AttentionRow({ status, view, isOnPaperOnly }: AttentionRowProps) {
  const { athlete, metrics, issues, severity, dataState } = status
  const { state, word } = SEVERITY_BADGES[severity]
  const more = issues.length - ISSUES_PER_CARD
  const lastNight = rowLastNight(status, view.today)
  const { latestRecovery } = metrics.recovery
  return (
    <li className={`${styles.row} ${isOnPaperOnly ? styles.onPaper : ''}`} id={reasonsId(athlete.athlete_id)}>
      <span className={styles.avatar}>
        <Avatar name={athlete.athlete_name} />
      </span>
      <div className={styles.words}>
        <h3>
          <span className={styles.name}>
            <AthleteLink teamId={view.team.id} athlete={athlete} />
          </span>
          <span className={styles.verdict}>
            <VerdictChip verdict={verdictOf(view.athleteDays, athlete.athlete_id)} />
          </span>
          <StateBadge state={state}>{word}</StateBadge>
          <span className={styles.above}>
            <InfoPopover about={`${word}, ${athlete.athlete_name}`} explanation={() => aboutFlags(status, view)} />
          </span>
          <span className={styles.count}>
            {issues.length} {issues.length === 1 ? 'issue' : 'issues'}
          </span>
          {dataState !== 'fresh' && (
            <span className={styles.state}>
              <StateBadge state="none">{dataStateText(status, view)}</StateBadge>
            </span>
          )}
        </h3>
        <ul className={styles.issues}>
          {rowLines(status).map(({ text, issues: [issue, other] }) => (
            <li key={issue.kind}>
              {text}
              {other && <span>, counts as 2 issues</span>}
            </li>
          ))}
          {more > 0 && (
            <li>
              +{more} more {more === 1 ? 'issue' : 'issues'}
            </li>
          )}
          {lastNight !== null && <li>{lastNight}</li>}
        </ul>
      </div>
      <div className={styles.figures}>
        <dl className={styles.values}>
          <Value
            name="Recovery"
            value={latestRecovery}
            decimals={0}
            unit="%"
            band={styles[readRecovery(latestRecovery)]}
          />
          <Value name="Sleep" value={metrics.sleep.latestDuration} decimals={1} unit=" h" />
          <Value name="Strain" value={metrics.strain.latestStrain} decimals={1} unit="" />
        </dl>
        <WeekStrip athlete={athlete} today={view.today} />
      </div>
    </li>
  )
}

interface ValueProps {
  name: string
  value: number | null
  decimals: number
  unit: string
  band?: string | undefined
}

function Value({ name, value, decimals, unit, band = '' }: ValueProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={band}>{value === null ? '–' : `${written(value, decimals)}${unit}`}</dd>
    </div>
  )
}
