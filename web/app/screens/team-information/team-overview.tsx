import { countLinks, endedText, linkStateOf } from '@corner/analytics/athlete/link-state.ts'
import type { Team } from '@corner/contract/entities/teams.ts'
import { changedAddress } from '../../shared/address/changed-address.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { formatDate } from '../../shared/date-format/format-date.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StatCard, StatCards } from '../../ui/layout/stat-card.tsx'
import { CoachesCard } from './coaches-card.tsx'
import { linkedLabel, makersOf, makersText } from './linked-makers.ts'
import { SilentAthletes } from './silent-athletes.tsx'
import styles from './team-information-screen.module.css'

/** The team's data, the number of its members, its coaches, and whose wearable sends nothing. */
export function TeamOverview({
  team: { id, name, organization, created_at, description, coaches, athletes },
}: {
  team: Team
}) {
  const [address] = useAddress()
  const members = `?${changedAddress(address, { tab: 'members' })}`
  const missing = athletes.filter((athlete) => linkStateOf(athlete) === 'none')
  const ended = athletes.filter((athlete) => linkStateOf(athlete) === 'ended')
  const makers = makersOf(athletes)
  const counted = `of ${athletes.length} athletes`
  return (
    <div className={styles.stack}>
      <div className={styles.pair}>
        <Card title={name}>
          <div className={styles.facts}>
            {organization.name && <p>{organization.name}</p>}
            <p>Created on {formatDate(created_at)}</p>
          </div>
        </Card>
        {description.trim() !== '' && (
          <Card title="Team Description">
            <p className={styles.description}>{description}</p>
          </Card>
        )}
      </div>
      <StatCards>
        <StatCard label="Coaches" figure={coaches.length} to={members} />
        <StatCard label="Athletes" figure={athletes.length} to={members} />
        <StatCard label={linkedLabel(makers)} figure={countLinks(athletes).linked} to={members}>
          {[counted, endedText(ended.length), makers.length > 1 && makersText(makers)].filter(Boolean).join('; ')}
        </StatCard>
      </StatCards>
      <div className={styles.pair}>
        {coaches.length > 0 && <CoachesCard coaches={coaches} />}
        <SilentAthletes title="Athletes without a wearable" teamId={id} athletes={missing} />
        <SilentAthletes title="Athletes whose link ended" teamId={id} athletes={ended} isAgain />
      </div>
    </div>
  )
}
