import type { TeamMember } from '@corner/contract/entities/teams.ts'
import { EmailAddress } from '../../ui/badges/email-address.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './team-information-screen.module.css'
import { memberName } from './team-texts.ts'

/** Who coaches the team, and how to reach them. */
export function CoachesCard({ coaches }: { coaches: readonly TeamMember[] }) {
  return (
    <Card title="Who coaches">
      <ul className={styles.coaches}>
        {coaches.map((coach) => (
          <li key={coach.id}>
            <b>
              <PersonName name={memberName(coach)} />
            </b>
            <EmailAddress address={coach.email} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
