import type { AthleteStatus } from '@corner/analytics/athlete/athlete-status.ts'
import { linkStateOf } from '@corner/analytics/athlete/link-state.ts'
import { readRecovery } from '@corner/analytics/bands/recovery-bands.ts'
import { partWords } from '@corner/analytics/readiness/readiness-words.ts'
import { byFileText, providerLabel } from '@corner/contract/constants/providers.ts'
import { ATHLETE_LIST_TEXTS } from '@corner/contract/texts/athlete-lists.ts'
import { memo, useRef } from 'react'
import { EndedLink } from '../../../../shared/device/ended-link.tsx'
import { PausedLink } from '../../../../shared/device/paused-link.tsx'
import { aboutAthleteCard } from '../../../../shared/explanations/athlete-card.ts'
import { aboutDataState, dataStateText, SEVERITY_BADGES } from '../../../../shared/explanations/badges.ts'
import { verdictOf } from '../../../../shared/verdict/athlete-days.ts'
import { VerdictChip } from '../../../../shared/verdict/verdict-chip.tsx'
import { WeekStrip } from '../../../../shared/week-strip/week-strip.tsx'
import { Avatar } from '../../../../ui/badges/avatar.tsx'
import { ConnectionDot } from '../../../../ui/badges/connection-dot.tsx'
import { StateBadge, StateShape } from '../../../../ui/badges/state-badge.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { InfoPopover } from '../../../../ui/overlay/info-popover.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { TrendArrow } from '../trend-arrow.tsx'
import styles from './athletes-tab.module.css'
import { cardReason } from './card-reason.ts'
import { DetailsLink, type DetailsLinkHandle } from './details-link.tsx'
import { readTiles, type Tile } from './tiles.ts'

export interface AthleteCardProps {
  status: AthleteStatus
  view: TeamView
}

/** One athlete: device link, latest values, and a link to the details; a double-click opens the AI insights. */
export const AthleteCard = memo(function AthleteCard({ status, view }: AthleteCardProps) {
  const insights = useRef<DetailsLinkHandle>(null)
  const { athlete_id, athlete_name, whoop_connected, provider } = status.athlete
  const { latestDate } = status.metrics.recovery
  const { state, word } = SEVERITY_BADGES[status.severity]
  const byFile = whoop_connected ? null : byFileText(provider)
  const hasSource = whoop_connected || byFile !== null
  const without = view.athleteDays?.get(athlete_id)?.without_recovery
  return (
    <Card className={styles.card} onDoubleClick={() => insights.current?.open()}>
      <div className={styles.head}>
        <Avatar name={athlete_name} />
        <div className={styles.who}>
          <h2>
            <bdi>{athlete_name}</bdi>
          </h2>
          {linkStateOf(status.athlete) === 'ended' ? (
            <EndedLink today={view.today} />
          ) : status.athlete.link_paused ? (
            <PausedLink />
          ) : (
            <ConnectionDot isConnected={hasSource}>
              {whoop_connected ? ATHLETE_LIST_TEXTS.connected : (byFile ?? ATHLETE_LIST_TEXTS.noData)}
            </ConnectionDot>
          )}
          {whoop_connected && provider && <span className={styles.maker}>{providerLabel(provider)}</span>}
        </div>
        <DetailsLink ref={insights} teamId={view.team.id} athleteId={athlete_id} name={athlete_name} />
        <InfoPopover
          about={athlete_name}
          explanation={() => (hasSource ? aboutAthleteCard(status, view) : aboutDataState(status, view))}
        />
      </div>
      <p className={styles.need}>
        <VerdictChip verdict={verdictOf(view.athleteDays, athlete_id)} />
        {status.issues.length > 0 && <StateBadge state={state}>{word}</StateBadge>}
        <span>{cardReason(status, view)}</span>
      </p>
      {hasSource ? (
        <dl className={styles.tiles}>
          {readTiles(status, view.today, without).map((tile) => (
            <TileView key={tile.label} tile={tile} />
          ))}
        </dl>
      ) : (
        <p className={styles.none}>{ATHLETE_LIST_TEXTS.notConnected}</p>
      )}
      {without?.readiness && without.readiness.parts.length > 0 && (
        <p className={styles.none}>{without.readiness.parts.map(partWords).join('; ')}</p>
      )}
      <div className={styles.foot}>
        {hasSource && <WeekStrip athlete={status.athlete} today={view.today} />}
        {whoop_connected && (status.dataState !== 'fresh' || latestDate !== view.today) && (
          <span className={styles.state}>{dataStateText(status, view)}</span>
        )}
        <span className={styles.hint}>{ATHLETE_LIST_TEXTS.hint}</span>
      </div>
    </Card>
  )
})

function TileView({ tile: { label, latest, average, change, recovery, isSoFar } }: { tile: Tile }) {
  const band = recovery === undefined ? 'no_data' : readRecovery(recovery)
  return (
    <div>
      <dt>{label}</dt>
      <dd className={styles.latest}>
        {band !== 'no_data' && <StateShape state={band} />} {latest}
        {isSoFar && <span className={styles.soFar}> so far</span>}
      </dd>
      <dd>
        <span className={styles.average}>{average}</span>{' '}
        {change && (
          <span className={styles.change}>
            <TrendArrow direction={change.direction} />
            {change.text}
          </span>
        )}
      </dd>
    </div>
  )
}
