import { placeWords } from '@corner/analytics/readiness/readiness-words.ts'
import { providerLabel } from '@corner/contract/constants/providers.ts'
import { READINESS_METRICS } from '@corner/contract/metrics/of-readiness.ts'
import { valueAge } from '../../../../shared/value-age/value-age.ts'
import { Card } from '../../../../ui/layout/card.tsx'
import { chosenStatuses } from '../../team-view/chosen-statuses.ts'
import type { TeamView } from '../../team-view/team-view.ts'
import { ownRangeRanks } from './own-range-ranks.ts'
import { RankedName } from './ranked-name.tsx'
import styles from './rankings.module.css'

/** Where makers are mixed, everybody by their own range: the one order that holds across makers. Else nothing. */
export function OwnRangeCard({ view }: { view: TeamView }) {
  const athletes = chosenStatuses(view).map(({ athlete }) => athlete)
  const ranks = ownRangeRanks(athletes, view.athleteDays)
  if (ranks.length === 0) return null
  return (
    <Card title={`${READINESS_METRICS.corner_readiness.label}, all makers`} className={styles.trends}>
      <p>{READINESS_METRICS.corner_readiness.explanation} The furthest above stands first.</p>
      <ol className={styles.ownRange}>
        {ranks.map(({ athlete, readiness: { score, place, day } }) => (
          <li key={athlete.athlete_id}>
            <RankedName view={view} athlete={athlete} hasWeek={false} /> <b>{score}</b>
            {place && `, ${placeWords(place)}`}
            {day < view.today && ` (${valueAge(day, view.today)})`}
            {athlete.provider !== null && `, ${providerLabel(athlete.provider)}`}
          </li>
        ))}
      </ol>
    </Card>
  )
}
