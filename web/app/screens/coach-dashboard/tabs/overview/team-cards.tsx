import { athleteNames } from '@corner/analytics/athlete/athlete-names.ts'
import { roundTo } from '@corner/analytics/numbers/rounding.ts'
import { CAUTION_FROM } from '@corner/contract/constants/recovery-bands.ts'
import {
  aboutDataCoverage,
  aboutInTheRed,
  aboutTeamHealthScore,
  aboutTotalAthletes,
} from '../../../../shared/explanations/team-cards.ts'
import { REASONS_ID } from '../../../../shared/team/reasons-id.ts'
import { MixedText } from '../../../../ui/badges/mixed-text.tsx'
import { StateBadge } from '../../../../ui/badges/state-badge.tsx'
import { StatCard, StatCards } from '../../../../ui/layout/stat-card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import { missingSeriesText } from '../../team-view/missing-series.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { healthParts, linkedText, STATE_OF_SCORE, someNames } from './card-texts.ts'
import { jumpToReasons } from './jump-to-reasons.ts'
import styles from './overview-tab.module.css'
import { scoreAges } from './score-ages.ts'

/** The four stat cards. A card whose series failed says so. */
export function TeamCards({ view }: { view: TeamView }) {
  const { statuses, links } = view.overview
  // Any of the three replies tells who is on the team.
  const isKnown = statuses.length > 0 || Object.values(view.failures).some((failure) => failure === null)
  return (
    <StatCards>
      <StatCard
        label="Total Athletes"
        figure={isKnown ? statuses.length : null}
        aside={<InfoPopover about="Total Athletes" explanation={() => aboutTotalAthletes(view)} />}
      >
        {linkedText(links)}
      </StatCard>
      <HealthCard view={view} />
      <RedCard view={view} />
      <CoverageCard view={view} />
    </StatCards>
  )
}

function HealthCard({ view }: { view: TeamView }) {
  const missing = missingSeriesText(view, ['recovery', 'sleep'])
  const { score, label } = view.overview.health
  const hasScore = !missing && score !== null && label !== null
  const { statuses, comparedProvider } = view.overview
  const ages = scoreAges(
    statuses.filter(({ athlete }) => [null, comparedProvider].includes(athlete.provider)), // the only ones in its mean
    view.today,
  )
  return (
    <StatCard
      label="Team Health Score"
      figure={hasScore ? score : null}
      unit="of 100"
      aside={<InfoPopover about="Team Health Score" explanation={() => aboutTeamHealthScore(view)} />}
    >
      {hasScore ? (
        <>
          <StateBadge state={STATE_OF_SCORE[label]}>{label}</StateBadge>
          <span className={styles.parts}>{healthParts(view.overview.health)}</span>
          {/* On a phone the card beside it says so. */}
          <span className={styles.parts}>
            <Ages text={ages && `Recovery: ${ages}`} />
          </span>
        </>
      ) : (
        (missing ?? 'No scores in this period')
      )}
    </StatCard>
  )
}

function RedCard({ view }: { view: TeamView }) {
  const missing = missingSeriesText(view, ['recovery'])
  const { inTheRed, withRecovery } = view.overview
  const hasCount = !missing && withRecovery > 0
  const ages = scoreAges(view.overview.statuses, view.today)
  const names = athleteNames(view.athletes)
  const shownNames = someNames(inTheRed.map(({ athlete }) => names.get(athlete.athlete_id) ?? athlete.athlete_name))
  return (
    <StatCard
      label="In the Red"
      figure={hasCount ? inTheRed.length : null}
      unit={`of ${withRecovery} with ${view.overview.withoutRecovery.length > 0 ? 'a recovery' : 'data'}`}
      aside={<InfoPopover about="In the Red" explanation={() => aboutInTheRed(view)} />}
    >
      {!hasCount && (missing ?? 'No recovery in this period')}
      {hasCount && inTheRed.length === 0 && `Nobody below ${CAUTION_FROM}%`}
      {hasCount && inTheRed.length > 0 && (
        <a
          href={`#${REASONS_ID}`}
          className={styles.jump}
          aria-label={`${shownNames}: show why`}
          onClick={(event) => {
            event.preventDefault() // the address keeps the page's choices only
            jumpToReasons(inTheRed.map(({ athlete }) => athlete.athlete_id))
          }}
        >
          <StateBadge state="red">
            <MixedText text={shownNames} />
          </StateBadge>
        </a>
      )}
      {hasCount && <Ages text={ages} />}
    </StatCard>
  )
}

/** Of how many a score of today is in: before, nobody in the red is no all-clear. */
const Ages = ({ text }: { text: string }) => text !== '' && <span className={styles.ages}>{text}</span>

function CoverageCard({ view }: { view: TeamView }) {
  const missing = missingSeriesText(view, ['recovery', 'sleep', 'activity'])
  const { dataCoverage, withData, statuses } = view.overview
  const percent = missing || dataCoverage === null ? null : roundTo(dataCoverage, 0)
  return (
    <StatCard
      label="Data Coverage"
      figure={percent}
      unit="%"
      aside={<InfoPopover about="Data Coverage" explanation={() => aboutDataCoverage(view)} />}
    >
      {percent === null ? (
        (missing ?? 'No athletes yet')
      ) : (
        <span className={styles.coverage}>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
          {withData} of {statuses.length}
        </span>
      )}
    </StatCard>
  )
}
