import { ROLE_LABELS } from '@corner/contract/roles.ts'
import { useSession } from '../../shared/session/use-session.ts'
import { Card } from '../../ui/layout/card.tsx'
import styles from './account-screen.module.css'

/** The teams of a person with the role in each. Who is in none has the card to join one instead. */
export function TeamsCard() {
  const { profile } = useSession()
  // A profile stored by an earlier release does not have this field.
  if (!profile?.teams?.length) return null
  return (
    <Card title="Teams">
      {profile.role !== 'admin' && (
        <p className={styles.explain}>To join another team, ask an administrator of your club.</p>
      )}
      <ul className={styles.people}>
        {profile.teams.map(({ team_id, team_name, role }) => (
          <li key={team_id}>
            <b>
              <bdi>{team_name}</bdi>
            </b>
            <span>{ROLE_LABELS[role]}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
