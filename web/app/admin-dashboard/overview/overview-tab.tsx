import type { AdminOverview } from '@corner/contract/entities/teams.ts'
import { ADMIN_TEXTS } from '@corner/contract/texts/administration.ts'
import { fillIn } from '@corner/contract/texts/devices.ts'
import { Button } from '../../look/button.tsx'
import { EmptyCard } from '../../look/empty-card.tsx'
import { Notice } from '../../look/notice.tsx'
import { StatCard, StatCards } from '../../look/stat-card.tsx'
import styles from '../admin-dashboard-screen.module.css'
import type { AdminTab } from '../admin-tab.ts'

const count = new Intl.NumberFormat('en-US')

interface OverviewTabProps {
  overview: AdminOverview
  onChoose: (tab: AdminTab) => void
}

/** How large the club is, and in a new Corner what comes first. */
export function OverviewTab({ overview, onChoose }: OverviewTabProps) {
  const { users, teams, organizations, provider_wait } = overview
  return (
    <div className={styles.stack}>
      {provider_wait && <Notice kind="warning">{providerWaitText(provider_wait)}</Notice>}
      <StatCards>
        <StatCard label="Total Users" figure={count.format(users.total)} />
        <StatCard label="Total Teams" figure={count.format(teams.total)} />
        <StatCard label="Organizations" figure={count.format(organizations.total)} />
        <StatCard label="Connected Devices" figure={count.format(users.whoop_connected)} />
      </StatCards>
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

/** "Monday at 14:05". A wait is at most a day long, so that the day's name says which day. */
const moment = new Intl.DateTimeFormat('en-GB', { weekday: 'long', hour: '2-digit', minute: '2-digit' })

function providerWaitText({ provider, until, next_try }: NonNullable<AdminOverview['provider_wait']>): string {
  const [end = '', next = ''] = [until, next_try].map((at) => moment.format(new Date(at)))
  const sentences = [fillIn(ADMIN_TEXTS.providerWait, { provider, until: end })]
  if (next !== end) sentences.push(fillIn(ADMIN_TEXTS.providerNextTry, { next }))
  return sentences.join(' ')
}
