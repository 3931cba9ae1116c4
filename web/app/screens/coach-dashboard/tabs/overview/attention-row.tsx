import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { counted } from '@corner/analytics/numbers/counted.ts'
import { dataStateText, SEVERITY_BADGES } from '../../../../shared/explanations/badges.ts'
import { aboutFlags } from '../../../../shared/explanations/flags.ts'
import { withWholeFigures } from '../../../../shared/number-format/whole-figures.ts'
import { verdictOf } from '../../../../shared/verdict/athlete-days.ts'
import { VerdictChip } from '../../../../shared/verdict/verdict-chip.tsx'
import { Avatar } from '../../../../ui/badges/avatar.tsx'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { AthleteLink } from './athlete-link.tsx'
import styles from './attention-card.module.css'
import { AttentionFigures } from './attention-figures.tsx'
import { attentionLines } from './attention-lines.ts'
import { reasonsId } from './jump-to-reasons.ts'

interface AttentionRowProps {
  status: AthleteStatus
  view: TeamView
  /** Paper shows everybody. */
  isOnPaperOnly: boolean
}

const LEADS = {
  'Why today': styles.holding,
  'As planned today': styles.planned,
  'Go today': styles.planned,
  'Last night': undefined,
}

/** One athlete: severity, reasons, and latest values. The row opens the athlete; the badge explains every flag. */
export function AttentionRow({ status, view, isOnPaperOnly }: AttentionRowProps) {
  const { athlete, issues, severity, dataState } = status
  const { state, word } = SEVERITY_BADGES[severity]
  const day = view.athleteDays?.get(athlete.athlete_id)
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
          <span className={styles.severity}>
            <StateBadge state={state}>{word}</StateBadge>
          </span>
          <span className={styles.above}>
            <InfoPopover about={`${word}, ${athlete.athlete_name}`} explanation={() => aboutFlags(status, view, day)} />
          </span>
          <span className={styles.count}>{counted(issues.length, 'issue')}</span>
          {dataState !== 'fresh' && (
            <span className={styles.state}>
              <StateBadge state="none">{dataStateText(status, view)}</StateBadge>
            </span>
          )}
        </h3>
        <ul className={styles.issues}>
          {attentionLines(status, day, view).map(({ lead, text, countsTwice }) => (
            <li key={text} className={lead && LEADS[lead]}>
              {lead && <b>{lead}: </b>}
              {withWholeFigures(text)}
              {countsTwice && <span>, counts as 2 issues</span>}
            </li>
          ))}
        </ul>
      </div>
      <AttentionFigures status={status} today={view.today} without={day?.without_recovery} />
    </li>
  )
}
