import type { Team } from '@corner/contract/entities/teams.ts'
import { Link } from 'react-router'
import { changedAddress } from '../../shared/address/changed-address.ts'
import { useAddress } from '../../shared/address/use-address.ts'
import { athleteAddress } from '../../shared/athlete-link/athlete-address.ts'
import { formatDate } from '../../shared/date-format/format-date.ts'
import { ConnectRequestCard } from '../../shared/device/connect-request-card.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StatCard, StatCards } from '../../ui/layout/stat-card.tsx'
import { CoachesCard } from './coaches-card.tsx'
import styles from './team-information-screen.module.css'
import { memberName } from './team-texts.ts'

/** The team's data, the number of its members, its coaches, and whose wearable sends nothing. */
export function TeamOverview({
  team: { id, name, organization, created_at, description, coaches, athletes },
}: {
  team: Team
}) {
  const [address] = useAddress()
  const members = `?${changedAddress(address, { tab: 'members' })}`
  const missing = athletes.filter(({ whoop_connected }) => !whoop_connected)
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
        <StatCard label="Connected to Whoop" figure={athletes.length - missing.length} to={members}>
          {`of ${athletes.length} athletes`}
        </StatCard>
      </StatCards>
      <div className={styles.pair}>
        {coaches.length > 0 && <CoachesCard coaches={coaches} />}
        {missing.length > 0 && (
          <ConnectRequestCard title="Athletes without a wearable" people={missing}>
            <p className={styles.names}>
              {missing.map((athlete, place) => (
                <span key={athlete.id}>
                  {place > 0 && ', '}
                  <Link to={athleteAddress(id, athlete.id)}>
                    <PersonName name={memberName(athlete)} />
                  </Link>
                </span>
              ))}
            </p>
          </ConnectRequestCard>
        )}
      </div>
    </div>
  )
}
