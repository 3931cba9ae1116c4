import { useQuery } from '@tanstack/react-query'
import { ReadinessParts } from '../../shared/readiness/readiness-parts.tsx'
import { TodayLines } from '../../shared/today/today-lines.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import styles from './own-day-card.module.css'
import { ownDayQuery } from './records/own-day-query.ts'

/** How you are today and what to make of it: the sentence that your coach reads, addressed to you. */
export function OwnDayCard() {
  const { data: day, error } = useQuery(ownDayQuery)
  return (
    <Card title="Today" aria-busy={!day && !error}>
      <div className={day || error ? '' : styles.room}>
        {day ? (
          <>
            <TodayLines {...day} advice={day} />
            {day.without_recovery && <ReadinessParts without={day.without_recovery} today={day.day} />}
          </>
        ) : error ? (
          <p className={styles.failed}>The sentence about your day could not be loaded. Your numbers are below.</p>
        ) : (
          <Skeleton height={28} width="70%" />
        )}
      </div>
    </Card>
  )
}
