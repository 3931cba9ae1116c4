import { addDays } from '@corner/analytics/calendar.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { useMemo } from 'react'
import { ErrorCard } from '../look/error-card.tsx'
import { Notice } from '../look/notice.tsx'
import { daysShown, today } from '../period/days-shown.ts'
import { ProviderCredit } from '../provider/provider-credit.tsx'
import styles from './coach-dashboard-screen.module.css'
import { lastNightLine, readLastNight } from './last-night.ts'
import { RecoveryCard } from './recovery-card.tsx'
import { RECOVERY } from './recovery-metric.ts'
import { teamDataFailureText } from './team-failures.ts'
import { TeamLoading } from './team-loading.tsx'
import { useTeamRecords } from './use-team-records.ts'

export interface TeamSectionProps {
  team: Team
  teams: readonly Team[]
  days: number
}

/** One team's recovery. After a failed refresh the old lines stay under the message. */
export function TeamSection({ team, teams, days }: TeamSectionProps) {
  const { recovery, sleep, activity, failure, isFetching, retry } = useTeamRecords(team, teams, days)
  const shown = useMemo(() => {
    if (!recovery) return []
    const records = recovery.athletes_data.flatMap(({ recovery_data }) => recovery_data)
    return daysShown(records, recovery.days, today())
  }, [recovery])

  if (!recovery) {
    if (!failure) return <TeamLoading />
    return <ErrorCard title={RECOVERY.empty.title} message={teamDataFailureText(failure)} onRetry={retry} />
  }
  const day = shown.at(-1) ?? today()
  const night = readLastNight(day, addDays(day, -1), recovery, sleep, activity)
  const providers = [...new Set(recovery.athletes_data.flatMap(({ provider }) => provider ?? []))]
  return (
    <div
      className={`${styles.stack} ${isFetching && recovery.days !== days ? styles.earlier : ''}`}
      aria-busy={isFetching}
    >
      {failure && <Notice kind="error">{teamDataFailureText(failure)}. What came before is still shown.</Notice>}
      <p className={styles.line}>{lastNightLine(recovery.summary, night)}</p>
      <RecoveryCard key={team.id} days={shown} athletes={recovery.athletes_data} />
      {providers.map((provider) => (
        <ProviderCredit key={provider} provider={providerLabel(provider)} />
      ))}
    </div>
  )
}
