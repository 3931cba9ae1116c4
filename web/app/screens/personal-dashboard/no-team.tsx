import { Link } from 'react-router'
import { isInNoTeam } from '../../shared/session/is-in-no-team.ts'
import { useSession } from '../../shared/session/use-session.ts'
import styles from './personal-dashboard-screen.module.css'

/** The way into a team for an athlete who registered without a code. */
export function NoTeam() {
  const { profile } = useSession()
  if (profile?.role !== 'athlete' || !isInNoTeam(profile)) return null
  return (
    <p className={styles.reading}>
      You are in no team, so no coach sees your data. Have a code? <Link to="/account">Join a team</Link>
    </p>
  )
}
