import { useLocation, useNavigate } from 'react-router'
import { readTab } from '../../../shared/address/read-tab.ts'
import { athleteAddress } from '../../../shared/athlete-link/athlete-address.ts'
import { ATHLETE_TABS } from '../../../shared/athlete-link/athlete-tabs.ts'
import { useSingleKeys } from '../../../shared/keys/use-single-keys.ts'
import { currentState } from '../../../shared/navigation/current-state.ts'
import { nextReturnTarget } from '../../../shared/navigation/return-target.ts'
import { usePeriod } from '../../../shared/period/use-period.ts'
import { type FlaggedAthlete, neighboursOf } from '../../../shared/team/flagged-athletes.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { useAthleteTab } from '../athlete-tab.ts'
import styles from './flagged-round.module.css'
import { useFlaggedAthletes } from './use-flagged-athletes.ts'

interface FlaggedRoundProps {
  teamId: string
  athleteId: string
  mayAsk: boolean
}

/** From one athlete who needs attention to the next, by links or the keys J and K, on the same tab. */
export function FlaggedRound({ teamId, athleteId, mayAsk }: FlaggedRoundProps) {
  const [days] = usePeriod()
  const [tab] = useAthleteTab()
  const { state } = useLocation()
  const navigate = useNavigate()
  const flagged = useFlaggedAthletes(teamId, mayAsk)
  const around = flagged && neighboursOf(flagged, athleteId)
  const returnState = nextReturnTarget(state)
  const addressOf = ({ id }: FlaggedAthlete, onTab = tab) =>
    athleteAddress(teamId, id, days, onTab === 'overview' ? undefined : onTab)
  const open = (way: 'next' | 'previous') => {
    // A key may come before the last step has rendered: the window has its athlete, tab and history already.
    const { location } = window
    const shown = decodeURIComponent(location.pathname.split('/').at(-1) ?? '')
    const athlete = flagged && neighboursOf(flagged, shown)[way]
    if (!athlete) return
    const chosen = readTab(ATHLETE_TABS, new URLSearchParams(location.search))
    void navigate(addressOf(athlete, chosen), { state: nextReturnTarget(currentState(state)) })
  }
  useSingleKeys({ j: () => open('next'), k: () => open('previous') })

  const link = (athlete: FlaggedAthlete | undefined, word: 'Previous' | 'Next', key: string) =>
    athlete && (
      <ButtonLink
        kind="quiet"
        size="small"
        className={styles[word]}
        to={addressOf(athlete)}
        state={returnState}
        aria-keyshortcuts={key}
        title={`${athlete.name} (${key})`}
      >
        <span className={styles.word}>{word} flagged athlete</span>
      </ButtonLink>
    )
  return (
    <nav className={styles.round} aria-label="Flagged athletes">
      {around && around.count > 0 && (
        <>
          {link(around.previous, 'Previous', 'K')}
          <span className={styles.place}>
            {around.place === null ? `${around.count} flagged` : `${around.place} of ${around.count}`}
          </span>
          {link(around.next, 'Next', 'J')}
        </>
      )}
    </nav>
  )
}
