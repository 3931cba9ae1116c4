import type { TeamMember } from '@corner/contract/entities/teams.ts'
import { Link } from 'react-router'
import { athleteAddress } from '../../shared/athlete-link/athlete-address.ts'
import { ConnectRequestCard } from '../../shared/device/connect-request-card.tsx'
import { PersonName } from '../../ui/badges/person-name.tsx'
import styles from './team-information-screen.module.css'
import { memberName } from './team-texts.ts'

interface SilentAthletesProps {
  title: string
  teamId: string
  athletes: readonly TeamMember[]
  /** They were connected before. */
  isAgain?: boolean
}

/** Athletes whose wearable sends nothing, by name, and what to write to them. Renders nothing for none. */
export function SilentAthletes({ title, teamId, athletes, isAgain = false }: SilentAthletesProps) {
  if (athletes.length === 0) return null
  return (
    <ConnectRequestCard title={title} people={athletes} isAgain={isAgain}>
      <p className={styles.names}>
        {athletes.map((athlete, place) => (
          <span key={athlete.id}>
            {place > 0 && ', '}
            <Link to={athleteAddress(teamId, athlete.id)}>
              <PersonName name={memberName(athlete)} />
            </Link>
          </span>
        ))}
      </p>
    </ConnectRequestCard>
  )
}
