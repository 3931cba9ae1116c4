import { athleteNames } from '@corner/analytics/athlete/athlete-names.ts'
import type { Remark } from '@corner/analytics/team/remark.ts'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useAthleteLink } from '../../../../shared/athlete-link/use-athlete-link.ts'
import { MixedText } from '../../../../ui/badges/mixed-text.tsx'
import type { TeamView } from '../../team-view/team-view.ts'
import { remarkParts } from './remark-parts.ts'

interface RemarkTextProps {
  text: string
  about: Remark['about']
  view: Pick<TeamView, 'team' | 'athletes'>
}

/** The subject or the sentence of a remark: a name leads to the athlete, `mat sheet` to the mat sheet. */
export function RemarkText({ text, about = [], view: { team, athletes } }: RemarkTextProps) {
  const linkTo = useAthleteLink()
  const names = athleteNames(athletes)
  const named = new Map(
    about.map(({ athlete: { athlete_id, athlete_name } }) => [names.get(athlete_id) ?? athlete_name, athlete_id]),
  )
  return remarkParts(text, named).map(({ text, to }, place) => {
    const words = <MixedText text={text} />
    if (to === undefined) return <Fragment key={place}>{words}</Fragment>
    const link = to === 'mat-sheet' ? { to: `/mat-sheet?team=${team.id}` } : linkTo(team.id, to.athleteId)
    return (
      <Link key={place} {...link}>
        {words}
      </Link>
    )
  })
}
