import { athleteNames } from '@corner/analytics/athlete/athlete-names.ts'
import type { Verdict } from '@corner/analytics/day-verdict/verdict.ts'
import { VERDICT_WORDS } from '@corner/analytics/day-verdict/verdict-words.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { VERDICT_STATES } from '../../../../shared/verdict/verdict-states.ts'
import { StateShape } from '../../../../ui/badges/state-badge.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import styles from './day-line.module.css'
import { heldToday } from './held-today.ts'

/** `Rest today: Ann; Ease today: Farid, Emeka`, each name a link to the athlete; says so where it is nobody. */
export function DayLine({ view }: { view: TeamView }) {
  const groups = heldToday(view)
  if (groups === undefined) return <p className={styles.line}>&nbsp;</p>
  if (groups === null) return <p className={styles.line}>Who eases or rests today could not be loaded.</p>
  if (groups.length === 0) return <p className={styles.line}>Nobody has to ease or rest today.</p>
  return (
    <p className={`${styles.line} ${styles.names}`}>
      {groups.map(({ verdict, ids }, place) => (
        <Fragment key={verdict}>
          {place > 0 && '; '}
          <Group verdict={verdict} ids={ids} view={view} />
        </Fragment>
      ))}
    </p>
  )
}

function Group({ verdict, ids, view }: { verdict: Verdict; ids: readonly string[]; view: TeamView }) {
  const linkTo = useAthleteLink()
  const names = athleteNames(view.athletes)
  return (
    <>
      <StateShape state={VERDICT_STATES[verdict]} /> <b>{VERDICT_WORDS[verdict].call} today:</b>{' '}
      {ids.map((id, place) => (
        <Fragment key={id}>
          {place > 0 && ', '}
          <Link {...linkTo(view.team.id, id)}>
            <bdi>{names.get(id)}</bdi>
          </Link>
        </Fragment>
      ))}
    </>
  )
}
