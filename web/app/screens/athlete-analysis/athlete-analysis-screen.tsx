import { ATHLETE_DETAIL } from '@corner/contract/constants/charts.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import type { AthleteDetail } from '@corner/contract/entities/athlete-detail.ts'
import { ANALYTICS_TEXTS } from '@corner/contract/texts/team-analytics.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { ProviderCredit } from '../../shared/provider/provider-credit.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { PrintButton } from '../../ui/buttons/print-button.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import styles from './athlete-analysis-screen.module.css'
import { AthleteAnalysisTabs } from './athlete-analysis-tabs.tsx'
import { athleteFailureHint, athleteFailureText, isGone } from './athlete-failure.ts'
import { athleteQuery } from './athlete-query.ts'
import { FlaggedRound } from './flagged/flagged-round.tsx'
import { AskCoachLink } from './header/ask-coach-link.tsx'
import { BackToDashboard } from './header/back-to-dashboard.tsx'
import { organizationAndTeam } from './header/identity.ts'
import { IdentityCard } from './header/identity-card.tsx'
import { MoreMenu } from './header/more-menu.tsx'

export const meta = () => [{ title: pageTitle('Athlete Analysis') }]

/** The analysis of one athlete. The address names the team and the athlete; without both, the screen says so. */
export default function AthleteAnalysisScreen() {
  const { teamId = '', athleteId = '' } = useParams()
  if (teamId.trim() === '' || athleteId.trim() === '') {
    return (
      <Frame teamId={teamId}>
        <Failure message={ANALYTICS_TEXTS.missingAthlete} />
      </Frame>
    )
  }
  return <Analysis key={`${teamId} ${athleteId}`} teamId={teamId.toLowerCase()} athleteId={athleteId.toLowerCase()} />
}

function Analysis({ teamId, athleteId }: { teamId: string; athleteId: string }) {
  const { data, error } = useQuery(athleteQuery(teamId, athleteId, ATHLETE_DETAIL.days))
  // Old numbers stay under an error message, unless the reader has lost access.
  const week = error && isGone(error) ? undefined : data
  if (!week && error) {
    return (
      <Frame teamId={teamId}>
        <Failure message={athleteFailureText(error)} hint={athleteFailureHint(error)} />
      </Frame>
    )
  }
  const info = week?.athlete_info
  return (
    <Frame
      teamId={teamId}
      round={<FlaggedRound teamId={teamId} athleteId={athleteId} mayAsk={week !== undefined} />}
      name={info?.name}
      title={info?.name ?? 'Loading Athlete Analysis'}
      subtitle={<Subtitle info={info} />}
    >
      {error && <Notice kind="error">The newest figures did not come. What came before is still shown.</Notice>}
      <IdentityCard detail={week} />
      <AthleteAnalysisTabs teamId={teamId} athleteId={athleteId} week={week} />
      {info?.provider && <ProviderCredit provider={providerLabel(info.provider)} />}
    </Frame>
  )
}

/**
 * Says that data is loading, then whose page it is. Announced to screen readers, because the heading changes silently.
 */
function Subtitle({ info }: { info: AthleteDetail['athlete_info'] | undefined }) {
  return (
    <span role="status">
      {info ? (
        <>
          <span className="visually-hidden">{info.name}, </span>
          {organizationAndTeam(info)}
        </>
      ) : (
        'Gathering comprehensive performance data...'
      )}
    </span>
  )
}

interface FrameProps {
  teamId: string
  /** The athlete's name, when known. */
  name?: string | undefined
  /** The way to the other flagged athletes. */
  round?: ReactNode
  title?: string
  subtitle?: ReactNode
  children: ReactNode
}

function Frame({ teamId, name, round, title = 'Athlete Analysis', subtitle, children }: FrameProps) {
  return (
    <Page>
      <div className={styles.back}>
        <BackToDashboard teamId={teamId} />
        {round}
        <div className={styles.ways}>
          {name && (
            <>
              <AskCoachLink teamId={teamId} name={name} />
              <PrintButton />
            </>
          )}
        </div>
        <div className={styles.more}>{name && <MoreMenu teamId={teamId} name={name} />}</div>
      </div>
      <PageHeader title={title} subtitle={subtitle} />
      {children}
    </Page>
  )
}

function Failure({ message, hint }: { message: string; hint?: string | undefined }) {
  return (
    <ErrorCard
      title="Error Loading Data"
      message={message}
      onRetry={() => location.reload()}
      otherAction={<ButtonLink to="/coach-dashboard">Go to Dashboard</ButtonLink>}
    >
      {hint}
    </ErrorCard>
  )
}
