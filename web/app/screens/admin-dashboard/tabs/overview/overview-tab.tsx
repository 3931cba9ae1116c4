import { endedText } from '@corner/analytics/athlete/link-state.ts'
import type { AdminOverview } from '@corner/contract/entities/teams.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatComingMoment } from '../../../../shared/date-format/format-moment.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { EmptyCard } from '../../../../ui/feedback/empty-card.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { StatCard, StatCards } from '../../../../ui/layout/stat-card.tsx'
import styles from '../../admin-dashboard-screen.module.css'
import type { AdminTab } from '../../admin-tab.ts'
import { needOf } from '../backups/backup-texts.ts'
import { backupsQuery } from '../backups/backups-query.ts'
import { DatabaseLine } from './database-line.tsx'
import { LastBackupLine } from './last-backup-line.tsx'
import { NeedsCard } from './needs-card.tsx'

/** Users with an unconfirmed address. */
const NOT_CONFIRMED = '?tab=users&status=address_not_confirmed'
/** Users whose wearable no longer accepts the link. */
const LINK_ENDED = '?tab=users&status=link_ended'
const count = new Intl.NumberFormat('en-US')

interface OverviewTabProps {
  overview: AdminOverview
  onChoose: (tab: AdminTab) => void
}

/** The size of the club and what needs the administrator, or the first steps in a new installation. */
export function OverviewTab({ overview, onChoose }: OverviewTabProps) {
  const { users, teams, organizations, needs, provider_wait, postgresql } = overview
  const { data: backups, error: backupsError } = useQuery(backupsQuery)
  return (
    <div className={styles.stack}>
      {provider_wait && <Notice kind="warning">{providerWaitText(provider_wait)}</Notice>}
      <StatCards>
        <StatCard label="Total Users" figure={count.format(users.total)} to="?tab=users">
          {users.address_not_confirmed > 0 ? (
            <Link to={NOT_CONFIRMED}>{notConfirmedText(users.address_not_confirmed)}</Link>
          ) : undefined}
        </StatCard>
        <StatCard label="Total Teams" figure={count.format(teams.total)} to="?tab=teams" />
        <StatCard label="Organizations" figure={count.format(organizations.total)} to="?tab=organizations" />
        <StatCard
          label="Connected Devices"
          figure={count.format(users.whoop_connected)}
          to="?tab=users&status=connected"
        >
          {needs.link_ended.total > 0 ? (
            <Link to={LINK_ENDED}>and {endedText(needs.link_ended.total)}</Link>
          ) : undefined}
        </StatCard>
      </StatCards>
      {organizations.total > 0 && teams.total > 0 && (
        <NeedsCard needs={needs} backupNeed={backups ? needOf(backups, new Date()) : null} />
      )}
      {(backups || !backupsError) && <LastBackupLine overview={backups} />}
      <DatabaseLine postgresql={postgresql} />
      {organizations.total === 0 ? (
        <EmptyCard
          reason="No organizations yet"
          action={<Button onClick={() => onChoose('organizations')}>Go to Organizations</Button>}
        >
          Begin with your club or school. Then make its teams, and hand out their codes to coaches and athletes.
        </EmptyCard>
      ) : (
        teams.total === 0 && (
          <EmptyCard reason="No teams yet" action={<Button onClick={() => onChoose('teams')}>Go to Teams</Button>}>
            A team has a code for its coaches and one for its athletes. Make a team, and hand them out.
          </EmptyCard>
        )
      )}
    </div>
  )
}

function notConfirmedText(total: number): string {
  return `${count.format(total)} ${total === 1 ? 'address' : 'addresses'} not confirmed`
}

function providerWaitText({ provider, until, next_try }: NonNullable<AdminOverview['provider_wait']>): string {
  const now = new Date()
  const [end, next] = [formatComingMoment(new Date(until), now), formatComingMoment(new Date(next_try), now)]
  const sentences = [
    fillIn(ADMIN_TEXTS.providerWait, { provider, until: [end.day, end.time].filter(Boolean).join(' at ') }),
  ]
  if (next.day !== end.day || next.time !== end.time)
    sentences.push(fillIn(ADMIN_TEXTS.providerNextTry, { next: `${next.day && `on ${next.day} `}at ${next.time}` }))
  return sentences.join(' ')
}
