import type { Team } from '@corner/contract/entities/teams.ts'
import { changedAddress } from '../../shared/address/changed-address.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { formatDate } from '../../shared/date-format/format-date.ts'
import { Card } from '../../ui/layout/card.tsx'
import { StatCard, StatCards } from '../../ui/layout/stat-card.tsx'
import styles from './team-information-screen.module.css'

/** The team's data and the number of its members. */
export function TeamOverview({
  team: { name, organization, created_at, description, coaches, athletes },
}: {
  team: Team
}) {
  const [address] = useAddress()
  const members = `?${changedAddress(address, { tab: 'members' })}`
  const connected = athletes.filter(({ whoop_connected }) => whoop_connected).length
  return (
    <div className={styles.stack}>
      <Card title={name}>
        <div className={styles.facts}>
          {organization.name && <p>{organization.name}</p>}
          <p>Created on {formatDate(created_at)}</p>
        </div>
      </Card>
      <StatCards>
        <StatCard label="Coaches" figure={coaches.length} to={members} />
        <StatCard label="Athletes" figure={athletes.length} to={members} />
        <StatCard label="Connected to Whoop" figure={connected} to={members}>
          {`of ${athletes.length} athletes`}
        </StatCard>
      </StatCards>
      {description.trim() !== '' && (
        <Card title="Team Description">
          <p className={styles.description}>{description}</p>
        </Card>
      )}
    </div>
  )
}
