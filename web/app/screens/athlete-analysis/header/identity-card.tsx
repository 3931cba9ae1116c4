import { newestDay } from '@corner/analytics/athlete/data-state.ts'
import { linkStateOf } from '@corner/analytics/athlete/link-state.ts'
import { byFileText, providerLabel, SPECIFIED_PROVIDER } from '@corner/contract/constants/providers.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { formatDay } from '../../../shared/date-format/format-date.ts'
import { EndedLink } from '../../../shared/device/ended-link.tsx'
import { PausedLink } from '../../../shared/device/paused-link.tsx'
import { Avatar } from '../../../ui/badges/avatar.tsx'
import { ConnectionDot } from '../../../ui/badges/connection-dot.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import styles from '../athlete-analysis-screen.module.css'
import { readDetailStatus } from '../week/athlete-status.ts'
import { capitalised } from './identity.ts'

/** The athlete, the state of the device link, and the data the page is based on. Empty while loading. */
export function IdentityCard({ detail }: { detail: AthleteDetail | undefined }) {
  if (!detail) {
    return (
      <Card className={styles.identity} aria-busy="true">
        <Avatar name="" size="line" />
        <p>🤖 AI analysis in progress...</p>
      </Card>
    )
  }
  const { name, role, whoop_connected, provider } = detail.athlete_info
  const { analysis_period_days, analysis_date } = detail.data_summary
  return (
    <Card className={styles.identity}>
      <Avatar name={name} size="line" />
      <ul className={styles.facts}>
        <li>
          {linkStateOf(detail.athlete_info) === 'ended' ? (
            <EndedLink newest={newestDay(readDetailStatus('', detail).metrics)} today={analysis_date} />
          ) : detail.athlete_info.link_paused ? (
            <PausedLink />
          ) : (
            <ConnectionDot isConnected={whoop_connected || byFileText(provider) !== null}>
              {whoop_connected ? connectedText(provider) : (byFileText(provider) ?? 'No Data Source')}
            </ConnectionDot>
          )}
        </li>
        <li>{capitalised(role)}</li>
        <li>{analysis_period_days} Day Analysis</li>
        <li>Generated: {formatDay(analysis_date)}</li>
      </ul>
    </Card>
  )
}

/** The word of the specification, and the same of other makers. */
const connectedText = (provider: string | null) =>
  `${provider === null || provider === SPECIFIED_PROVIDER ? 'Whoop' : providerLabel(provider)} Connected`
