import { MARKED_FROM } from '@corner/analytics/day-verdict/under-usual.ts'
import { dayLabel } from '@corner/analytics/days/day-label.ts'
import { NORMAL_RANGE_DAYS } from '@corner/analytics/series/normal-range.ts'
import type { CalendarDay } from '@corner/contract/calendar-day.ts'
import { PERFORMANCE_GUIDANCE } from '@corner/contract/constants/guidance.ts'
import { READY_FROM } from '@corner/contract/constants/recovery-bands.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { useQuery } from '@tanstack/react-query'
import { useAddress } from '../../shared/address/use-address.ts'
import { failureText } from '../../shared/api/failure-text.ts'
import { pageTitle } from '../../shared/branding/page-title.ts'
import { readTeam } from '../../shared/team/read-team.ts'
import { teamDayQuery, teamsQuery } from '../../shared/team/team-queries.ts'
import { WeekLegend } from '../../shared/week-strip/week-legend.tsx'
import { ButtonLink } from '../../ui/buttons/button.tsx'
import { PrintButton } from '../../ui/buttons/print-button.tsx'
import { ErrorCard } from '../../ui/feedback/error-card.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { Page, PageHeader } from '../../ui/layout/page-header.tsx'
import { GroupTable } from './group-table.tsx'
import styles from './mat-sheet.module.css'
import { type TrainingGroup, trainingGroups } from './training-groups.ts'

export const meta = () => [{ title: pageTitle('Mat Sheet') }]

const NO_TEAMS: readonly Team[] = []

/** What the words of the lines mean: inDayOrder has the rule of who is to be watched. */
const NOTE = [
  `Usually: the ${NORMAL_RANGE_DAYS}-day median.`,
  `To watch: a sign (a value outside its own normal, short sleep, or low mornings), a flag of the week, or ${MARKED_FROM} points under the usual;`,
  'the HRV of one night is no sign.',
  `Go takes a recovery from ${PERFORMANCE_GUIDANCE.recoveryHighFrom}%, the mark ready one from ${READY_FROM}%.`,
].join(' ')

/** A sheet for the mat: the team by training group, with room to write. */
export default function MatSheetScreen() {
  const [address] = useAddress()
  const { data: teams = NO_TEAMS } = useQuery(teamsQuery)
  const { team } = readTeam(address, teams)
  const { data, error } = useQuery({ ...teamDayQuery(team?.id ?? ''), enabled: team !== undefined })
  return (
    <Page>
      <PageHeader
        title="Mat Sheet"
        subtitle={[team?.name, data && `${dayLabel(data.day)}, ${data.day.slice(0, 4)}`].filter(Boolean).join(' · ')}
      >
        <ButtonLink kind="quiet" size="small" to={`/coach-dashboard${team ? `?team=${team.id}` : ''}`}>
          Team Overview
        </ButtonLink>
        <PrintButton />
      </PageHeader>
      <div className={styles.sheet}>
        {error && !data && (
          <ErrorCard
            title="Something went wrong"
            message={failureText(error, 'The sheet could not be made')}
            onRetry={() => location.reload()}
          />
        )}
        {!data && !error && <CardSkeleton lines={12} />}
        {data && team && (
          <>
            <WeekLegend note={NOTE} />
            <Groups groups={trainingGroups(data.athletes, data.day)} day={data.day} teamId={team.id} />
          </>
        )}
      </div>
    </Page>
  )
}

interface GroupsProps {
  groups: readonly TrainingGroup[]
  day: CalendarDay
  teamId: string
}

/** The empty column is named once, above the first line to write on. */
function Groups({ groups, day, teamId }: GroupsProps) {
  const first = groups.find(({ athletes }) => athletes.length > 0)
  return groups.map((group) => (
    <GroupTable key={group.name} group={group} day={day} teamId={teamId} namesNotes={group === first} />
  ))
}
